/** How long and how hard a read-aloud text is. It measures form and not meaning: a help for writers. */

/** The words of a text in any language; `don’t` and `make-believe` are one each. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** How many words a text has, as `wordsOf` counts them. */
export function wordCount(text: string): number {
  return wordsOf(text).length;
}

/** Syllables of an English word, by its vowel groups. */
function syllables(word: string): number {
  const plain = word
    .toLowerCase()
    .replace(/['’](s|d|ll|re|ve|m|t)$/, '')
    .replace(/[^a-z]/g, '');
  if (plain.length <= 3) return 1;
  const groups = plain
    .replace(/(?:[^laeiouy]es|[^aeiouydt]ed|[^laeiouy]e)$/, (end) => end.charAt(0))
    .replace(/(?<=[dt])ed$/, 'id')
    .replace(/^y/, '')
    .match(/[aeiouy]+/g);
  const extra = (plain.match(/[^aeiouq]i[ao]|eo(?!u)|[^gq]ua(?!r)|(?<=[lnrt])ious$/g) ?? []).length;
  return Math.max(1, (groups?.length ?? 1) + (extra > 0 && /ia|io(?!n|us)/.test(plain) ? 1 : 0));
}

function sentenceCount(text: string): number {
  return Math.max(1, text.split(/[.!?…:]+(?=[\s"”’)]|$)/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length);
}

/** The Flesch-Kincaid grade of a text; never below 0. */
export function grade(text: string): number {
  const words = wordsOf(text);
  if (words.length === 0) return 0;
  const total = words.reduce((sum, word) => sum + syllables(word), 0);
  return Math.max(0, 0.39 * (words.length / sentenceCount(text)) + 11.8 * (total / words.length) - 15.59);
}
