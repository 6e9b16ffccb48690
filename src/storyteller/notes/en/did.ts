import { enumerated } from '../../words/lexicon.ts';
import type { NoteEvent } from '../events.ts';
import type { Reader, Sentence } from '../reader.ts';
import { type Token, tokenSentences } from '../tokens.ts';
import { isUnwanted } from '../unwanted.ts';
import { phraseEnds } from '../words.ts';
import { type Doer, pastOf, saysEnough } from './deed-verbs.ts';

/** English: what they did, where it is no news that changes the story by itself: *Mia hugged the monster*, *they sang to the whale*. */

const openers = /^(?:and|then|so|first|later|today|ok|okay|well|also|now|finally|next|afterwards|meanwhile|yes|suddenly)$/;
/** What is so on other days as well is none of the game. */
const habit =
  /^(?:usually|often|normally|sometimes|always|lately|nowadays|school|nursery|weekends?|mornings?|evenings?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/;
const groups = /^(?:they|we|both|everyone|everybody|all)$/;
const groupNouns = /^(?:kids|children|boys|girls|twins|two|little ones|siblings|brothers|sisters)$/;
const between =
  /^(?!nearly|hardly|barely)(?:just|then|also|really|even|all|both|together|always|only|quickly|slowly|quietly|happily|carefully|bravely|secretly|proudly|\p{L}{3,}ly)$/u;
/** Words with which another clause begins. */
const ends =
  /^(?:and|but|because|so|while|when|until|till|then|which|who|that|as|if|cos|coz|since|after|before|though|although|whilst|plus|like)$/;
/** Words that leave open who or what is meant, deny the deed, or show that it is not of the game. */
const open =
  /^(?:i|me|my|mine|myself|us|it|its|him|them|this|these|those|there|here|you|your|one|ones|not|n't|no|never|nobody|none|nothing|almost|nearly|if|would|could|will|might|should|tomorrow|yesterday|tonight|phone|ipad|tv|telly|app|screen|tablet|video|youtube|netflix|wifi|laptop|xbox|homework|what|how|why|where)$/;
/** Verbs with their first words that tell how the evening went, and no deed in the story: *had a snack*, *went to bed*. */
const idle =
  /^(?:\p{L}+ (?:off|away|out)$|had (?!an? )|had an? (?:(?:\p{L}+) )?(?:fight|row|argument|accident|nap|break|bath|snack|tantrum|meltdown|wobble|moment|time|blast|ball|laugh|go|look|cry|rest|question|problem|day|bit|lot|few|couple)\b|went (?!(?:round|around|under|over|through|across|along|up|down|backwards|sideways)\b)|went (?:on|off|over it|up to bed)\b|played (?:nicely|well|for|up|on|along|it)\b|did (?!the|a|an|their|his|her|all|every|some|three|two|four|five|ten)|did (?:the|a|an|all|every|some) (?:\p{L}+ )?(?:great|good|well|job|best|step|activity|next|last|first|bit|rest|thing|whole)\b|took (?!the|a|turns|off|care|their|his|her)|took (?:a while|a bit|ages|the (?:bus|train|car))|got\b|left\b|let (?:me|us)\b|found (?:it|that|this|out)\b|tried\b|made (?:me|us|up|do|sure|it|that|this|sense|no)\b|watched\b|waited\b|asked (?:for|if|to|me|whether)\b|decided\b|started\b|finished\b|kept\b|told (?:me|us)\b|turned (?:out|off|on|up|down)\b|used (?:to|up)\b|set (?:off|up)\b|put (?:up|off|on hold|away)\b|planned\b|wanted\b|read (?:it|that|the (?:step|instructions|text))|tied(?:$| (?:(?:up )?(?:his|her|their|your) )?(?:shoes?|laces?|shoelaces?)\b)|said (?!(?:sorry|thank you|thanks|hello|hi|please|good ?night|good ?morning|good ?bye|bye|welcome|well done)\b)|brought (?:in|back|up|down|home|over)\b|lost\b|did a runner|(?:wandered|walked|ran|stormed|marched) (?:off|away|out)\b|ate (?:lunch|dinner|tea|supper|breakfast|well|up|nothing)\b)/u;

/** A deed with more words behind its verb than this is too long to be told again. */
const most = 7;
const mostLetters = 60;

/** *Everybody hides* is said as of one; *all* and *both* may stand before a noun: *all hands on deck*. */
function numberOf(group: string): Doer['several'] {
  if (/^(?:all|both)$/.test(group)) return null;
  return !group.startsWith('every');
}

/** Who does it, as it is told again (undefined: all of them), and where the verb may stand. */
type Subject = { who: string | undefined; next: number } & Doer;

/** Where a sentence begins behind words like *and then*. */
export function afterOpeners(sentence: Sentence): number {
  let at = 0;
  while (at < 2 && openers.test(sentence[at]?.word ?? '') && sentence[at]?.child === undefined) at += 1;
  return at;
}

function subjectIn(sentence: Sentence, reader: Reader): Subject | null {
  let at = afterOpeners(sentence);
  const first = sentence[at];
  if (first === undefined) return null;
  if (first.child !== undefined) {
    const names = [first.child];
    at += 1;
    while (/^(?:and|&|\+|,)$/.test(sentence[at]?.word ?? '') && sentence[at + 1]?.child !== undefined) {
      names.push(sentence[at + 1]?.child ?? '');
      at += 2;
    }
    return { who: enumerated(names), next: at, several: names.length > 1, happens: false };
  }
  if (/^(?:he|she)$/.test(first.word))
    return reader.children.length === 1 ? { who: reader.children[0], next: at + 1, several: false, happens: false } : null;
  if (groups.test(first.word)) return { who: undefined, next: at + 1, several: numberOf(first.word), happens: false };
  if (first.word === 'the' && groupNouns.test(sentence[at + 1]?.word ?? ''))
    return { who: undefined, next: at + 2, several: true, happens: false };
  return null;
}

/** Behind a title even *soon* is a name: *Miss Soon*. */
function isSurname(words: readonly Token[], at: number): boolean {
  return (
    /^(?:mr|mrs|miss|ms|madam|lady|lord|sir|captain|aunt|uncle)$/.test(words[at - 1]?.word ?? '') && /^\p{Lu}/u.test(words[at]?.text ?? '')
  );
}

/** What follows the verb, as far as one thing is said; null where it leaves open what is meant. */
function restOf(sentence: Sentence, from: number, who: string | undefined): Token[] | null {
  const stop = sentence.findIndex(({ kind, word }, at) => at >= from && (kind !== 'word' || ends.test(word)));
  const words = sentence.slice(from, stop === -1 ? sentence.length : stop);
  const isLeftOpen = ({ word, quoted }: Token, at: number): boolean =>
    quoted === true || (open.test(word) && !(word === 'you' && words[at - 1]?.word === 'thank'));
  if (words.length > most || /\d/.test(words.at(-1)?.word ?? '') || words.some(isLeftOpen)) return null;
  if (who === undefined && words.some(({ word }) => /^(?:his|her)$/.test(word))) return null;
  const last = words.findLastIndex(
    ({ word, child }, at) =>
      child !== undefined ||
      isSurname(words, at) ||
      !(phraseEnds.has(word) && !/^(?:around|round|away|out|up|down|off|in|over|back|together|again)$/.test(word)),
  );
  return words.slice(0, last + 1);
}

function written(tokens: readonly Token[], who: string | undefined): string {
  return tokens
    .map(({ text, word, child }) => {
      if (who === undefined && /^(?:our|their)$/.test(word)) return 'your';
      if (who === undefined && word === 'themselves') return 'yourselves';
      return child ?? (text === '' ? word : text);
    })
    .join(' ')
    .replaceAll(/ (?=['’]s\b)/g, '')
    .replaceAll("'", '’');
}

/** So many verbs are told again of one sentence: *came and ate the gate*. */
const mostVerbs = 2;

/** What the words from `from` on say that was done, in the past and as it can be told again; null where they say nothing of the kind. */
export function clauseFrom(sentence: Sentence, from: number, who: string | undefined, doer: Doer, verbs = 1): string | null {
  let at = from;
  while (between.test(sentence[at]?.word ?? '') && at < from + 2) at += 1;
  const verb = sentence[at];
  const past = verb === undefined || verb.quoted === true ? null : pastOf(verb.word, doer);
  if (past === null) return null;
  const rest = restOf(sentence, at + 1, who);
  const and = rest === null ? -1 : sentence.findIndex(({ word }, index) => index > at && word === 'and');
  const next =
    rest === null || verbs >= mostVerbs || and !== at + 1 + rest.length ? null : clauseFrom(sentence, and + 1, who, doer, verbs + 1);
  if (rest === null || (rest.length === 0 && next === null && !saysEnough(past, doer))) return null;
  const told = written(rest, who);
  const what = [past, told].filter((part) => part !== '').join(' ');
  if (idle.test(what) || isUnwanted(told)) return null;
  const both = next === null ? what : `${what} and ${next}`;
  const fits = both.length > mostLetters ? what : both;
  return fits.length > mostLetters ? null : fits;
}

/** Whether a sentence is asked, or tells of other days. */
export function isNoNews(sentence: Sentence, { tokens }: Reader): boolean {
  const after = tokens[tokens.indexOf(sentence.at(-1) as Token) + 1]?.text ?? '';
  return after.includes('?') || sentence.some(({ word }) => habit.test(word));
}

/** What was done in a note, in its own words: one deed at most, the first that can be told again as it stands. */
export function deedIn(reader: Reader): NoteEvent | null {
  for (const sentence of tokenSentences(reader.tokens)) {
    const subject = isNoNews(sentence, reader) ? null : subjectIn(sentence, reader);
    const what = subject === null ? null : clauseFrom(sentence, subject.next, subject.who, subject);
    if (subject !== null && what !== null) return { kind: 'did', ...(subject.who !== undefined && { who: subject.who }), what };
  }
  return null;
}
