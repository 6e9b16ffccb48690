import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { codeOf } from '../src/storyteller/words/packed.ts';
import pieces from '../src/storyteller/words/pieces.json' with { type: 'json' };
import { isJsonIn } from './modules.ts';

/**
 * Packs the tales into the form that `src/storyteller/words/packed.ts` reads: frequent pieces of text are replaced by one character each. That takes 12 %
 * less than brotli alone, over the network and on the device: brotli's dictionary knows little of these words, and it can't share one between files.
 */

/** Whether a file is a tale, which is packed. */
export function isPacked(file: string): boolean {
  return isJsonIn(file, 'src/storyteller/tales/en/');
}

/** JSON syntax between two texts, a word with the space before it, an escaped paragraph break, or punctuation around a quotation mark; else one character. */
const token =
  /(?:"|\d|true)?[\]},]*[,[{]+"[a-zA-Z-]+":(?:[[{]*"[a-zA-Z-]+":)*[[{]*"?|"[\]}]*,[[{]*"| ?[A-Za-z](?:[A-Za-z]|’(?=[a-z]))*|\\n\\n|[.!?,;:…]?[”“’][.,]?|./gsu;

/** Cuts the JSON text of a tale into tokens; joined, they are the text again. */
export function tokensOf(json: string): string[] {
  return json.match(token) ?? [];
}

const codes = new Map(pieces.map((piece, index) => [piece, codeOf(index)]));
const taken = new Set(codes.values());

/** Throws where the value holds a character that stands for a piece of text. */
function pack(value: unknown): string {
  return tokensOf(JSON.stringify(value))
    .map((each) => {
      if (taken.has(each)) throw new Error(`“${each}” stands for a piece of text, so no tale can hold it.`);
      return codes.get(each) ?? each;
    })
    .join('');
}

/** A tale without what only its checker reads (which beings and words it may name), and no story needs. */
export function withoutNotes(written: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { extras: _, ...tale } = written;
  const things = tale['things'];
  return Array.isArray(things) ? { ...tale, things: things.map(({ words: _words, ...thing }) => thing) } : tale;
}

/**
 * The arguments with which `packedTale` makes this tale, without what only its checker reads. The fields by which a tale is chosen stay as they are, so that
 * they can be read without unpacking the rest. Throws where the tale holds a character that stands for a piece of text.
 */
export function packTale(tale: Readonly<Record<string, unknown>>): [object, string[], string] {
  const { id, theme, season, ...rest } = withoutNotes(tale);
  return [{ id, theme, season }, Object.keys(rest), pack(rest)];
}

/** Added to a module's id, so that `load` gets it before Vite's own plugin for JSON. */
const mark = '.packed';

/** The plugin that packs every tale of a build. */
export function packedWords(): Plugin {
  const reader = resolve(import.meta.dirname, '../src/storyteller/words/packed.ts');
  return {
    name: 'packed-words',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('.json')) return null;
      const found = await this.resolve(source, importer);
      return found !== null && isPacked(found.id) ? found.id + mark : null;
    },
    load(id) {
      if (!id.endsWith(`.json${mark}`)) return null;
      const tale = packTale(JSON.parse(readFileSync(id.slice(0, -mark.length), 'utf8')) as Record<string, unknown>);
      return {
        code: `import { packedTale } from ${JSON.stringify(reader)};\nexport default packedTale(${tale.map((each) => JSON.stringify(each)).join(', ')});`,
        moduleType: 'js',
      };
    },
  };
}
