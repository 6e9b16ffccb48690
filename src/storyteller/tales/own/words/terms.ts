import { pluralOf, withA } from '../../../words/lexicon.ts';

export { capitalise as capital } from '../../../../domain/naming.ts';
export { pluralOf } from '../../../words/lexicon.ts';

/** Something that is named, with what a sentence has to know about it. */
export type Term = {
  text: string;
  /** More than one of it, where that is known. */
  many?: string;
  /** `name` and `mass` stand without an indefinite article, `name` without any. */
  number: 'one' | 'many' | 'mass' | 'name';
  /** What goes by the name, where that is known: Mimsy is a bunny. */
  sort?: string;
};

export const one = (text: string, many?: string): Term => ({ text, number: 'one', ...(many === undefined ? {} : { many }) });
export const many = (text: string): Term => ({ text, number: 'many' });

const determined = /^(?:the|a|an|your|our|my|his|her|their|its|this|that)\s/i;
/** *Papa’s hat*. */
const named = /^\p{Lu}\p{L}*’s? /u;

const single = /^(?:it|every|nobody|no one|nothing)|[su]s$|’s$/iu;
const several = /(?:s|people|children|police|mice|feet|teeth|men|women|sheep)$/iu;

/** Whether an English name is of several. */
export function isSeveral(who: string): boolean {
  return !single.test(who) && several.test(who);
}

/** One of those that a plural names: *heroes* → *hero*. */
export function singularOf(many: string): string {
  if (/(?:men|children)$/.test(many)) return many.replace(/men$/, 'man').replace(/children$/, 'child');
  if (many.endsWith('people')) return many.replace(/people$/, 'person');
  if (/[^aeiou]ies$/.test(many)) return `${many.slice(0, -3)}y`;
  return many.replace(/(?:(?<=[sxo]|ch|sh)e)?s$/, '');
}

function isDetermined(text: string): boolean {
  return determined.test(text) || named.test(text);
}

/** The term with `the`, where it takes one. */
export function definite({ text, number }: Term): string {
  return number === 'name' || isDetermined(text) ? text : `the ${text}`;
}

/** The term with `a` or `an`, where it takes one. */
export function indefinite({ text, number }: Term): string {
  return number !== 'one' || isDetermined(text) ? text : withA(text);
}

/** The words for several of a term; a name or a plural stays as it is. */
export function severalOf(term: Term): string {
  if (term.number === 'one') return term.many ?? pluralOf(term.text);
  return term.text;
}

/** *Mia’s*, *the boys’*. */
export function possessive(text: string): string {
  return text.endsWith('s') ? `${text}’` : `${text}’s`;
}

/** What fills the slots of an archetype, by their names. */
export type Slots = Readonly<Record<string, Term | string>>;
