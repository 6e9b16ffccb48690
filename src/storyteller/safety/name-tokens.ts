import { escaped } from '../words/escaped.ts';

/** Children's names in a text as tokens, `child0name` for the first: a name of two words, or one that is also a word, is then one token. */

const patterns = new Map<string, RegExp>();

/** A name where it stands as a word. Patterns are kept, since the same few names are looked for in every text. */
function patternOf(name: string): RegExp {
  const known = patterns.get(name);
  if (known !== undefined) return known;
  if (patterns.size > 200) patterns.clear();
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name.replace(/[’‘]/g, "'"))}(?![\\p{L}\\p{N}])`, 'gu');
  patterns.set(name, pattern);
  return pattern;
}

/** The text with each child's name as its token. `names`: the children's, in the order of their numbers. */
export function mask(text: string, names: readonly string[]): string {
  let masked = text;
  const order = names.map((name, at) => ({ name, at })).sort((a, b) => b.name.length - a.name.length);
  for (const { name, at } of order) {
    if (name === '') continue;
    if (masked.includes(name.replace(/[’‘]/g, "'"))) masked = masked.replace(patternOf(name), `child${at}name`);
  }
  return masked;
}

/** The text with the names again in place of the tokens. */
export function unmask(text: string, names: readonly string[]): string {
  return text.replace(/child(\d+)name/g, (token, at: string) => names[Number(at)] ?? token);
}
