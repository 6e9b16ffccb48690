import { capitalise } from '../../../domain/naming.ts';
import { definite, type Entry, isMany, lowerFirst, ofSeveral } from '../../words/lexicon.ts';

/** Fills the placeholders of a tale's templates. `docs/story-authoring.md` lists them. */

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
    name: lowerFirst(name),
    form: form === 'is' || form === 'bare' ? form : one === undefined ? 'plain' : 'number',
  }));
}

/** Fills a template. Sentences begin with a capital whatever was filled in, and asterisks are taken out. A placeholder that `scope` does not know stays. */
export function render(template: string, scope: Scope): string {
  return tidy(fill(template, scope, 0));
}

/** Marks what was filled in until the text is tidied: a private-use character, which no text contains. */
const filledMark = '\uE000';
const startsFilled = /(^["“‘(]*|[.!?…]["”’)]*\s+["“‘(]*|\n["“‘(]*)\uE000+(\p{Ll})/gu;

/** Who a sentence begins with, and its verb as it is said of one: `{Noted} waves`. */
const subject = /(\{([A-Z][A-Za-z]*)\}) ((?!always|perhaps|this|its|as|us)[a-z]+s)(?![\p{L}’])/gu;

/** The template with each verb that stands right behind its subject in the subject's number. */
function agreeing(template: string, { things }: Scope): string {
  return template.replaceAll(subject, (whole, placed: string, name: string, verb: string) => {
    const thing = things[lowerFirst(name)];
    return thing !== undefined && isMany(thing) ? `${placed} ${ofSeveral(verb)}` : whole;
  });
}

function fill(template: string, scope: Scope, depth: number): string {
  return agreeing(template, scope).replaceAll(
    placeholder,
    (whole, raw: string, form: string | undefined, one: string | undefined, many: string | undefined) => {
      const name = lowerFirst(raw);
      const filled = valueOf({ name, form, one, many }, scope, depth);
      if (filled === null) return whole;
      if (filled === '') return '';
      return filledMark + (raw === name ? filled : capitalise(filled));
    },
  );
}

/** A placeholder: the name in it and, behind that, a form or the words for one and for many. */
type Placeholder = { name: string; form: string | undefined; one: string | undefined; many: string | undefined };

/** What is filled in; null where nothing is known by that name. */
function valueOf({ name, form, one, many }: Placeholder, scope: Scope, depth: number): string | null {
  const thing = scope.things[name];
  if (one !== undefined && many !== undefined) return thing === undefined ? null : isMany(thing) ? many : one;
  if (form === 'is') {
    const template = scope.is[name];
    return template === undefined || depth > 2 ? null : fill(template, scope, depth + 1);
  }
  if (thing !== undefined) return form === 'bare' ? thing.text : definite(thing);
  return scope.words[name] ?? null;
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
