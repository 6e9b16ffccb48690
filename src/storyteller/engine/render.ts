import { definite, type Entry, isMany } from '../words/lexicon.ts';

/** Filling a tale's placeholders. `docs/story-authoring.md` lists them. */

export type Scope = {
  /** `a`, `b`, `adult`, `names`, `who`, `what`, `interest` → words as they stand. */
  words: Readonly<Record<string, string>>;
  /** Things by role, and `noted`: an entry brings article and number along. */
  things: Readonly<Record<string, Entry>>;
  /** What a thing is in the story: a template of its own, by role. */
  is: Readonly<Record<string, string>>;
};

const placeholder = /\{([A-Za-z]+)(?:\.(is|bare))?(?:\|([^|{}]*)\|([^|{}]*))?\}/g;

/** The placeholders of a template, for the checker: `island`, `island.is`. */
export function placeholdersIn(template: string): { name: string; form: 'is' | 'bare' | 'number' | 'plain' }[] {
  return [...template.matchAll(placeholder)].map(([, name = '', form, one]) => ({
    name: name.charAt(0).toLowerCase() + name.slice(1),
    form: form === 'is' || form === 'bare' ? form : one === undefined ? 'plain' : 'number',
  }));
}

/** Fills a template; sentences begin with a capital whatever stands first, and the asterisks of emphasis go. */
export function render(template: string, scope: Scope): string {
  return tidy(fill(template, scope, 0));
}

/** Stands before what was filled in, until the text is tidied: a character of nobody's language. */
const filledMark = '\uE000';
const startsFilled = /(^["“‘(]*|[.!?…]["”’)]*\s+["“‘(]*|\n["“‘(]*)\uE000+(\p{Ll})/gu;

function fill(template: string, scope: Scope, depth: number): string {
  return template.replaceAll(
    placeholder,
    (whole, raw: string, form: string | undefined, one: string | undefined, many: string | undefined) => {
      const name = raw.charAt(0).toLowerCase() + raw.slice(1);
      const filled = valueOf(name, form, one, many, scope, depth);
      if (filled === null) return whole;
      if (filled === '') return '';
      return filledMark + (raw === name ? filled : capital(filled));
    },
  );
}

function valueOf(
  name: string,
  form: string | undefined,
  one: string | undefined,
  many: string | undefined,
  scope: Scope,
  depth: number,
): string | null {
  const thing = scope.things[name];
  if (one !== undefined && many !== undefined) return thing === undefined ? null : isMany(thing) ? many : one;
  if (form === 'is') {
    const template = scope.is[name];
    return template === undefined || depth > 2 ? null : fill(template, scope, depth + 1);
  }
  if (thing !== undefined) return form === 'bare' ? thing.text : definite(thing);
  return scope.words[name] ?? null;
}

export function capital(text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase('en') + text.slice(first.length);
}

/**
 * A capital where a sentence begins with what was filled in, single spaces, no stray space before a mark, nothing left of a clause that was
 * taken away, no emphasis marks.
 */
function tidy(text: string): string {
  return text
    .replaceAll('*', '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ +([.,;:!?])/g, '$1')
    .replaceAll(/([“‘(]) +/g, '$1')
    .replaceAll(/[,;:]+(?=[.!?])/g, '')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim()
    .replaceAll(startsFilled, (_, before: string, letter: string) => before + letter.toLocaleUpperCase('en'))
    .replaceAll(filledMark, '');
}
