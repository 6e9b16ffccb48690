import { plainText } from '../domain/plain-text.ts';
import { type Entry, entrySource } from './lexicon.ts';
import { hasUnwanted } from './props.ts';

/** Taking short clean noun phrases out of an adult's note. Notes are data: anything that isn't plainly a thing or a name is left alone. */

const stops =
  /^(?:and|but|or|nor|in|on|onto|under|over|that|which|who|whose|with|because|so|when|while|then|is|was|were|are|be|been|has|had|have|to|at|from|for|behind|near|next|by|after|before|until|if|as|into|out|off|up|down|all|also|too|very|really|again|it|they|he|she|we|you|i|not|no|yes|called|named|today|now|there|here|inside|outside|about|like|than|everyone|everybody|instead|together)$/i;
const determiner = /^(?:a|an|the|some|two|three|four|five|our|my|his|her|their|your|this|that|these|those|another|one)$/i;
const manyWords = /^(?:some|two|three|four|five|these|those)$/i;
const emptyNouns =
  /^(?:it|them|him|her|us|me|something|somebody|someone|anything|nothing|everything|thing|things|stuff|one|ones|bit|lot|lots|time|way|kind|sort|part|step|game|activity|fun|idea|turn|minute|minutes|while|moment|kids?|children|child|story|instructions?|prompt|system|assistant|ignore|previous|rules?|html|script|code|json|password)$/i;

const maxWords = 3;
const maxLength = 30;

/** A thing as a lexicon entry's source, or null where the words are no clean short noun phrase. */
export function cleanThing(words: string, unwanted: readonly string[]): string | null {
  const all = plainText(words, 200).match(/[\p{L}]+(?:['’-][\p{L}]+)*/gu) ?? [];
  const first = all[0] ?? '';
  const many = manyWords.test(first);
  const rest = determiner.test(first) ? all.slice(1) : all;
  const end = rest.findIndex((word) => stops.test(word));
  const kept = (end === -1 ? rest : rest.slice(0, end)).slice(0, maxWords);
  const head = kept.at(-1) ?? '';
  if (kept.length === 0 || emptyNouns.test(head) || head.length < 3) return null;
  const text = kept.map((word) => word.replaceAll('’', "'").toLowerCase()).join(' ');
  if (text.length > maxLength || hasUnwanted(text, unwanted)) return null;
  const plural = many || (/[^s]s$/.test(head) && !/^(?:a|an|one|another)$/i.test(first) && !/(?:us|is|os)$/.test(head));
  const entry: Entry = { text, number: plural ? 'many' : 'one', easy: true };
  return entrySource(entry);
}

/** A name that somebody was given, as an entry's source: one or two words, each with a capital. */
export function cleanName(words: string, unwanted: readonly string[]): string | null {
  const all = plainText(words, 100).match(/[\p{L}]+(?:['’-][\p{L}]+)*/gu) ?? [];
  const end = all.findIndex((word, at) => stops.test(word) || (at > 0 && !/^\p{Lu}/u.test(word)));
  const kept = (end === -1 ? all : all.slice(0, end)).slice(0, 2);
  const text = kept.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join(' ');
  if (
    text.length < 2 ||
    text.length > 20 ||
    kept.some((word) => emptyNouns.test(word) || determiner.test(word)) ||
    hasUnwanted(text, unwanted)
  ) {
    return null;
  }
  return `${text}|name`;
}

/** The first thing with an article that a note speaks of, or null. */
export function firstThing(note: string, unwanted: readonly string[]): string | null {
  for (const match of plainText(note, 2000).matchAll(/\b(?:an?|the|some|two|three|our|my|his|her|their)\s+[^.!?\n,;:]{2,60}/giu)) {
    const thing = cleanThing(match[0], unwanted);
    if (thing !== null) return thing;
  }
  return null;
}
