import { isMeantAsName } from './everyday-names.ts';

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

/**
 * The note with each name of the family as {@link nameToken}. A name that is an everyday word, too, counts where it is written with a capital, or where it
 * stands as a name does: before what somebody does, behind what is done to somebody.
 */
export function withoutNames(text: string, names: readonly string[]): string {
  const parts = [...new Set(names.flatMap((name) => [name.trim(), ...name.trim().split(/[\s-]+/)]))].filter((name) =>
    /\p{L}{2}/u.test(name),
  );
  if (parts.length === 0) return text;
  const listed = parts
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('|');
  const listedName = new RegExp(`(?<![\\p{L}\\p{N}])(?:${listed})(?![\\p{L}\\p{N}])`, 'giu');
  return text.replace(listedName, (name: string, at: number) =>
    isMeantAsName(name, text.slice(0, at), text.slice(at + name.length)) ? nameToken : name,
  );
}

/** The note with {@link guessToken} for words that are written like a name within a sentence and are none that `isWord` knows: a friend, a cousin. */
export function withoutUnknownNames(text: string, isWord: (bareWord: string) => boolean): string {
  return text.replace(/(?<=[\p{Ll}\d,] )\p{Lu}\p{Ll}{2,}(?![\p{L}\p{N}])/gu, (word) => (isWord(bare(word)) ? word : guessToken));
}
