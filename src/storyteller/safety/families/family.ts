/**
 * Words that must not be heard where a child is allergic to something, afraid of something, or grieves. `keys` finds the thing in what
 * the adult wrote (folded, in nine languages); `words` finds it in what is read aloud, in English.
 */

export type WordFamily = { id: string; keys: RegExp; words: RegExp };

/** Whole words of a text, in any case. */
export const words = (source: string): RegExp => new RegExp(`\\b(?:${source})\\b`, 'i');
/** Stems in what the adult wrote: they begin a word, and any ending may follow. */
export const keys = (source: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${source})`, 'u');
