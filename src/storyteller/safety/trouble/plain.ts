import { wordSet } from '../../words/word-set.ts';

/**
 * Text as the tables of trouble see it: small letters without accents, words apart by one space, `,` and `.` as words of their own where a part
 * of a sentence and a sentence end. It begins and ends with a space, so that every word is bounded by spaces: `\b` does not know ß and ş as letters.
 */
export function plainNote(text: string): string {
  const words = bare(text)
    .replace(/n['’`´]t(?![\p{L}])/gu, 'nt')
    .replace(/(\p{N})[.,](?=\p{N})/gu, '$1')
    .replace(/[.!?;\n\r…]+|\s[–—-]\s/gu, ' . ')
    .replace(/&/g, ' and ')
    .replace(/[,:()"“”„«»/]+/gu, ' , ')
    .replace(/[^\p{L}\p{N}@#.,]+/gu, ' ')
    .trim();
  return ` ${words} `;
}

/** Only ASCII and no capitals: nothing to change. A shortcut, since the first note folds some 60,000 such words of the tables. */
const alreadyBare = /^[\0-@[-\x7f]*$/;

/**
 * Small letters without accents; ł, ı, ø and ß as people type them in a hurry. `öl` becomes `oel`, since Turkish `öldü` (died) must not become `oldu`
 * (became).
 */
export function bare(text: string): string {
  if (alreadyBare.test(text)) return text;
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/öl/g, 'oel')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/ø/g, 'o')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae');
}

/** Stands for a child's name, or the adult's; and for a word that may well be somebody's name. */
export const nameToken = '@';
export const guessToken = '#';

/** The note with each name of the family as {@link nameToken}; a name that is an everyday word counts where it is written with a capital. */
export function withoutNames(text: string, names: readonly string[]): string {
  const parts = [...new Set(names.flatMap((name) => [name.trim(), ...name.trim().split(/[\s-]+/)]))].filter((name) =>
    /\p{L}{2}/u.test(name),
  );
  if (parts.length === 0) return text;
  const listed = parts
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('|');
  return text.replace(new RegExp(`(^|[^\\p{L}\\p{N}])(${listed})(?![\\p{L}\\p{N}])`, 'giu'), (found, before: string, name: string) =>
    everyday.has(name) ? found : `${before}${nameToken}`,
  );
}

/** Names that are words too, as they stand where no name is meant. */
const everyday = wordSet(
  'will may mark rose hope bill rob grace joy faith art dawn ivy lily daisy ruby amber summer autumn can su kaya deniz pia max roman luz sol paz flor rosa alba linde hans',
);

/** The note with {@link guessToken} for words that are written like a name within a sentence and are none that `isWord` knows: a friend, a cousin. */
export function withoutUnknownNames(text: string, isWord: (bareWord: string) => boolean): string {
  return text.replace(/(?<=[\p{Ll}\d,] )\p{Lu}\p{Ll}{2,}(?![\p{L}\p{N}])/gu, (word) => (isWord(bare(word)) ? word : guessToken));
}
