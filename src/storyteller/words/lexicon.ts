/** Words of a family and the little grammar that they need: number and article. */

export type Entry = {
  text: string;
  number: 'one' | 'many' | 'mass' | 'name';
  /** Short enough for the youngest. */
  easy: boolean;
};

/** A word that takes no article: a person's name, a title. */
export function nameEntry(text: string): Entry {
  return { text, number: 'name', easy: true };
}

const soundsLikeVowel = /^(hour|honest|hono[u]?r|heir|[aeio](?!ne\b|nce\b|uro|we)|u(?!n[iI]|s[eu]|k[eu]|t[eio]|ra|-))/i;
const looksLikeVowelButIsNot =
  /^(one\b|once\b|one-|euro|ewe\b|ewer|unicorn|uniform|union|unique|unit|universe|use|usual|ukulele|utensil|u-)/i;
const unIsNot = /^un(?!i(?:corn|form|on|que|t|verse))/i;

/** `a` or `an`, by the sound of the first word. */
export function articleFor(text: string): 'a' | 'an' {
  const word = text.trim();
  if (looksLikeVowelButIsNot.test(word)) return 'a';
  if (unIsNot.test(word)) return 'an';
  return soundsLikeVowel.test(word) ? 'an' : 'a';
}

/** Names of several, like `the Mirror Twins`, bring their article along. */
const named = /^the\s/i;

/** With the indefinite article: `a lantern`, `an egg`; plural and mass words stand bare. */
export function indefinite(entry: Entry): string {
  return entry.number === 'one' && !named.test(entry.text) ? `${articleFor(entry.text)} ${entry.text}` : entry.text;
}

/** With the definite article; names stand as they are. */
export function definite(entry: Entry): string {
  return entry.number === 'name' || named.test(entry.text) ? entry.text : `the ${entry.text}`;
}

export function isMany(entry: Entry): boolean {
  return entry.number === 'many';
}
