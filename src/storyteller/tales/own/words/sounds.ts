/** How an English word sounds, so that what is written as it is heard is known: *skool*, *mermade*, *elefant*. */

type Rule = readonly [RegExp, string];

/** Letters that stand for other letters, and those that nobody hears. */
const letters: readonly Rule[] = [
  [/ph/g, 'f'],
  [/^(?:kn|gn)/, 'n'],
  [/^wr/, 'r'],
  [/^(?:wh|w)/, 'w'],
  [/^gh/, 'g'],
  [/mb$/, 'm'],
  [/sch/g, 'sk'],
  [/tch/g, 'ch'],
  [/dg(?=[ei])/g, 'j'],
  [/augh|ough|igh|eigh/g, 'i'],
  [/(?:ti|si|ci|shi)on/g, 'shon'],
  [/ture(?=s?$)/g, 'cher'],
  [/x/g, 'ks'],
  [/qu/g, 'kw'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/(?<=[aeiou])st(?=le)/g, 's'],
  [/z/g, 's'],
  [/(.)\1+/g, '$1'],
];

/** Vowels that are written for one another. */
const vowels: readonly Rule[] = [
  [/(?<=[^aeiou][aeiouy])([^aeiouy])e(?=s?$)/g, '$1'],
  [/ai|ay|ei|ey/g, 'a'],
  [/ee|ea|ie|y/g, 'i'],
  [/oa|ow|oe/g, 'o'],
  [/oo|ou|ew|ue/g, 'u'],
  [/au|aw/g, 'o'],
];

const spelledAs = (word: string, rules: readonly Rule[]): string => rules.reduce((said, [from, to]) => said.replace(from, to), word);

/** The word as it is said; two that are said alike have the same. */
export function soundOf(word: string): string {
  return spelledAs(spelledAs(word, letters), vowels).replaceAll(/(.)\1+/g, '$1');
}

/** What is heard of a word when its vowels are left out, which are most often wrong; a vowel that it begins with is only one. */
export function bonesOf(word: string): string {
  const said = spelledAs(word, letters);
  return (
    said.slice(0, 1).replace(/[aeiouy]/, 'a') + said.slice(1).replaceAll(/[aeiouy]|h(?![aeiouy])(?<![cst]h)|(?<=[aeiou])w/g, '')
  ).replaceAll(/(.)\1+/g, '$1');
}
