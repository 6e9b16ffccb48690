import type { Slots } from '../fill.ts';
import { quotedWords, shortWords } from '../quoted.ts';
import type { OwnWords } from '../read.ts';
import { capital } from '../terms.ts';

/** A country that is called exactly what the family has typed. */

const unnamed = 'Our Own Land';
/** Longer than this, a name is said in full only once. */
const longestName = 50;
/** Longer than this, a name is not said in every breath. */
const longestSpoken = 28;
/** Words of English and of no other language, where there are more of them than are read as an idea. */
const english = /\b(?:the|and|with|my|our|we|of)\b/i;
/** What asks for a story and is none of it. */
const asked = /^(?:(?:tonight|today),? )?(?:we|i) (?:want|would like) to (?=\S)/i;
const small = /^(?:a|an|the|and|of|in|on|for|with|to|at|from|by|under|against|into|or|but|vs?|as)$/i;

/** The words as a country is called: without marks that would end a sentence. */
function spoken(typed: string): string {
  const whole = typed.endsWith('…') ? typed.replace(/(?:,[^,]*)?\s*…$/, '') : typed;
  return whole
    .replace(asked, '')
    .replace(/\b(mrs?|ms|dr|st)\.(?=\s)/gi, '$1')
    .replace(/\s*[+&]\s*/g, ' and ')
    .replace(/\s*[.!?;:]+\s+/g, ', ')
    .replace(/\b(but|and|because) its(?= (?:fun|a|not|so|my|our)\b)/gi, '$1 it’s');
}

/** *Soup soup soup*. */
function isOneWord(words: readonly string[]): boolean {
  return new Set(words.map((word) => word.toLowerCase())).size === 1;
}

/** English words, and any two or three, are written as names are; a sentence in another language as it was typed. */
function nameFrom(text: string, isEnglish: boolean): string {
  const words = text.split(' ');
  if (!isEnglish && words.length > 3 && !isOneWord(words)) return capital(text);
  return words
    .map((word, at) => (at > 0 && at < words.length - 1 && small.test(word) ? word.toLowerCase() : word.split('-').map(capital).join('-')))
    .join(' ');
}

/** What a name is for short; all of it where hardly anything would be left. */
function shortOf(full: string): string {
  const words = full.split(' ');
  if (words.length > 2 && isOneWord(words)) return words.slice(0, 2).join(' ');
  const short = shortWords(full);
  const said = short.split(' ').filter((word) => !small.test(word));
  const isCut = short.endsWith('…') || said.length < 2;
  return isCut && full.length <= longestName ? full : short.replace(/\s*…$/, '');
}

/** What is told of a country by the family's own words. */
export function landSlots({ clean, idea }: OwnWords): Slots {
  // What somebody is afraid of is all that is left of the words where a story is read out of them.
  const typed = idea !== null && idea.length > clean.length ? idea : clean;
  const full = spoken(quotedWords(typed, unnamed));
  const isEnglish = idea !== null || english.test(full);
  const named = (text: string): string => nameFrom(text, isEnglish);
  const [words, land] = [named(full), named(shortOf(full))];
  const isSaid = /\p{L}/u.test(full);
  const short = words === land ? '' : ` (Those who live there call it ${land}, for short.)`;
  return {
    landFull: words,
    land,
    inLand: land.length > longestSpoken ? 'here' : `in ${land}`,
    landAgain: words.length <= longestName ? words : land,
    landShort: isSaid ? short : ' (There isn’t a letter in it. One says it by looking.)',
  };
}
