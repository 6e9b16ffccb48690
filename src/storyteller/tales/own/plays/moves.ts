import { keyOf, meaningsOf, signMeaning } from '../lexicon.ts';
import type { OwnWords } from '../read.ts';
import rows from './en/moves.json' with { type: 'json' };

/** What a small child can do on the spot, with its hands, for what a family's words are about. */

export type Move = {
  /** The core of it, said again and again: *stir, stir*. */
  act: string;
  /** The whole of it: *stir, stir, and pat it flat*. */
  whole: string;
  noise: string;
};

type Row = { cues: ReadonlySet<string>; stems: readonly string[]; signs: readonly string[]; ids: ReadonlySet<string>; move: Move };

/** From this length on, a cue is also the beginning of a word. */
const stem = 5;
/** What may follow it: *cleaning*, not what is grown together of two words. */
const longestEnding = 4;
/** Up to this length, a word of another language is no sign of anything. */
const shortest = 3;
const ending = /^(?:s|n|e|en|es|y|i|a|u|er|lar|ler)$/;

function isSign(part: string): boolean {
  return /^\p{Extended_Pictographic}/u.test(part);
}

/** A row is its cues, and its act, the rest of the move and its noise. A `#` is something of the lexicon; an act of one word is done twice. */
function rowFrom([key, text]: [string, string]): Row {
  const keys = key.split(' ');
  const [core = '', rest = '', noise = ''] = text.split('/');
  const act = core.includes(' ') ? core : `${core}, ${core}`;
  const words = keys.filter((cue) => /^\p{L}/u.test(cue));
  return {
    cues: new Set(words),
    stems: words.filter(({ length }) => length >= stem - 1),
    signs: keys.filter(isSign),
    ids: new Set(keys.filter((cue) => cue.startsWith('#')).map((cue) => cue.slice(1))),
    move: { act, whole: `${act}, ${rest}`, noise },
  };
}

/** What is done comes before whoever does it; a place or somebody of the family's after them. */
const first = Object.entries(rows.first).map(rowFrom);
const then = Object.entries(rows.then).map(rowFrom);

function isStem(word: string, cue: string): boolean {
  if (!word.startsWith(cue)) return false;
  const more = word.slice(cue.length);
  return ending.test(more) || (cue.length >= stem && more.length <= longestEnding);
}

/** What a word means in the lexicon; short words of other languages mean too many things: *but* is a shoe in Polish. */
function idsOf(word: string, sign: string): string[] {
  const meant = sign === '' ? meaningsOf(word).filter(({ en, key }) => en || key.length > shortest) : signMeaning(sign);
  return meant.map(({ row }) => ('id' in row ? row.id : 'name' in row ? row.name : row.one));
}

/** The row of the first word or sign that has one, its own cues before what the lexicon reads: *hat* is no hat in German. */
function rowOf(table: readonly Row[], clean: string): Move | null {
  const parts = clean.match(/\p{Extended_Pictographic}|[\p{L}\p{M}’-]+/gu) ?? [];
  const words = parts.map((part) => ({ word: keyOf(part.replace(/’s$/, '')), sign: isSign(part) ? part : '' }));
  for (const { word, sign } of words) {
    const isCued = ({ cues, stems, signs }: Row) =>
      sign === '' ? cues.has(word) || stems.some((cue) => isStem(word, cue)) : signs.includes(sign);
    const found = table.find(isCued);
    if (found !== undefined) return found.move;
  }
  for (const { word, sign } of words) {
    const ids = idsOf(word, sign);
    const found = table.find((row) => ids.some((id) => row.ids.has(id)));
    if (found !== undefined) return found.move;
  }
  return null;
}

/** The move for what is done in the words. */
export function moveFor({ clean }: OwnWords): Move | null {
  return rowOf(first, clean);
}

/** The move for where it is, or for whoever of the family is in it. */
export function moveAround({ clean }: OwnWords): Move | null {
  return rowOf(then, clean);
}
