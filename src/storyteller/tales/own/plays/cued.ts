import type { OwnWords } from '../read/own-words.ts';
import { type Found, keyOf, meaningsOf, signMeaning } from '../words/lexicon.ts';

/** Finding the row of a table that a word of the family's is a cue of. */

/** A row's cues: words, picture signs, and ids of the lexicon. */
export type Cues = {
  cues: ReadonlySet<string>;
  stems: readonly string[];
  signs: readonly string[];
  ids: ReadonlySet<string>;
};

/** A word or a picture sign of the family's. */
export type Part = { text: string; word: string; sign: string };

/** From this length on, a cue is also the beginning of a word. */
const stem = 5;
/** What may follow it: *cleaning*, not what is grown together of two words. */
const longestEnding = 4;
/** Up to this length, a word of another language is no sign of anything. */
const shortest = 3;
const ending = /^(?:s|n|e|en|es|y|i|a|u|er|lar|ler)$/;

function isSign(part: string): boolean {
  return /^\p{Extended_Pictographic}/u.test(part);
}

/** Cues as a table has them: parted by spaces, `#` before an id of the lexicon, `_` between two words that are one cue. */
export function cuesFrom(key: string): Cues {
  const keys = key.split(' ');
  const words = keys.filter((cue) => /^\p{L}/u.test(cue)).map((cue) => cue.replace('_', ' '));
  return {
    cues: new Set(words),
    stems: words.filter(({ length }) => length >= stem - 1),
    signs: keys.filter(isSign),
    ids: new Set(keys.filter((cue) => cue.startsWith('#')).map((cue) => cue.slice(1))),
  };
}

function isStem(word: string, cue: string): boolean {
  if (!word.startsWith(cue)) return false;
  const more = word.slice(cue.length);
  return ending.test(more) || (cue.length >= stem && more.length <= longestEnding);
}

/** English words that mean something else in another language: *mud pies* are no dogs, as in Polish. */
const falseFriends =
  /^(?:belly|booms?|boot|chats?|course|dent|fares|glacier|handy|hose|lied|listen|most|ours|pasta|pies|roller|sole|spins?|stares?|stern|tour|window)$/;

/** What a word means in the lexicon; short words of other languages mean too many things: *but* is a shoe in Polish. */
export function meantBy({ word, sign }: Part, { idea }: OwnWords): readonly Found[] {
  if (sign !== '') return signMeaning(sign);
  const isEnglish = idea !== null && falseFriends.test(word);
  return meaningsOf(word).filter(({ en, key }) => en || (key.length > shortest && !isEnglish));
}

/** What identifies what was found: its id, its name, or its word. */
export function idOf({ row }: Found): string {
  return 'id' in row ? row.id : 'name' in row ? row.name : row.one;
}

/** The words and signs; two words that are one thing stand as one: *ice cream*. */
export function partsOf(clean: string): Part[] {
  // For example: *ich bin* names no bin.
  const texts = clean.replace(/\bich bin\b/gi, 'ich').match(/\p{Extended_Pictographic}|[\p{L}\p{M}’-]+/gu) ?? [];
  const parts = texts.map((text) => ({ text, word: keyOf(text.replace(/’s$/, '')), sign: isSign(text) ? text : '' }));
  const pairs = parts.map(({ word }, at) => `${word} ${parts[at + 1]?.word ?? ''}`);
  const isPair = pairs.map((pair) => meaningsOf(pair).length > 0);
  return parts.flatMap((part, at) => (isPair[at] ? [{ ...part, word: pairs[at] ?? '' }] : isPair[at - 1] ? [] : [part]));
}

/** What is said beside the idea: why it is wished, how often it happens, and where it was heard of. A letter of the alphabet is not posted. */
const beside =
  / because .*$|\bshops? that (?:only )?sells?\b|\bwe (?:just )?(?:did|had|learned) it in \p{L}+| every (?:time .*$|night|day)|\bletter (?=\p{Lu}\b)/giu;

/** The words as far as they say what the story is about. */
export function themeIn(clean: string): string {
  return clean.replaceAll(beside, ' ').replace(/\bcar wash/gi, 'carwash');
}

/** The row that a word and the one behind it are a cue of together: *cable car*, *number plates*. */
export function cuedPair<T extends Cues>(table: readonly T[], parts: readonly Part[], at: number): T | undefined {
  const [part, next] = [parts[at], parts[at + 1]];
  if (part === undefined || next === undefined || part.sign !== '' || next.sign !== '') return undefined;
  const pair = `${part.word} ${next.word}`;
  return table.find(({ cues }) => cues.has(pair) || cues.has(pair.replace(/s$/, '')));
}

/** The row that a word or a sign is a cue of. */
export function cued<T extends Cues>(table: readonly T[], { word, sign }: Part): T | undefined {
  if (sign !== '') return table.find(({ signs }) => signs.includes(sign));
  return table.find(({ cues }) => cues.has(word)) ?? table.find(({ stems }) => stems.some((cue) => isStem(word, cue)));
}

/** Where the names are in English words, *Biscuit*, *Mrs Pickle*; nowhere where each word has its capital. */
export function namePlaces(parts: readonly Part[], { idea }: OwnWords): ReadonlySet<number> {
  if (idea === null) return new Set();
  const later = parts.map(({ text }, at) => ({ text, at })).slice(1);
  if (!later.some(({ text }) => /^\p{Ll}{4}/u.test(text))) return new Set();
  return new Set(later.filter(({ text }) => /^\p{Lu}\p{Ll}/u.test(text)).map(({ at }) => at));
}
