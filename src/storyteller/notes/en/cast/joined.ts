import { wordSet } from '../../../words/word-set.ts';
import { kindOfNoun } from '../../nouns.ts';
import { capital, goodWords, phraseAt } from '../../phrase.ts';
import { add, clauseStart, type Reader, type Sentence, sentenceText, whoOf } from '../../reader.ts';
import { personAt, subjectBefore } from '../../subject.ts';
import type { Token } from '../../tokens.ts';
import { determiners, emptyNouns, people, phraseEnds, relations } from '../../words.ts';
import { arrives } from './arrivals.ts';
import { personAtStart, someone } from './people.ts';

/** English: who joined. */

export const joinWords = wordSet(
  "is 's are was joined joins joining plays playing came comes coming wants want wanted got back played popped turned has arrived home jumped hopped piled dived leapt waded barged muscled crept squeezed tagged tagging come have took takes taking crawled ran deigned decided agreed join showed shown stopped swung rocked dropped hopped climbed mucked pitched chipped weighed dove signed entered also rejoined could begged asked insisted ended butted",
);

/** Who is spoken of before `at`, also somebody unknown at the beginning of a clause: `dee joined us`. */
function visitor(reader: Reader, sentence: Sentence, at: number, anyName: boolean): { who?: string; found: boolean } {
  const subject = subjectBefore(sentence, at);
  if (subject.unreal) return { found: false };
  if (subject.stranger === true && clauseStart(sentence, subject.at) >= subject.at - 1) {
    const first = sentence[subject.at - 1];
    const named = first !== undefined && first.kind === 'word' && first.text !== '' && !/^(?:and|but|so|now)$/.test(first.word);
    return anyName ? { who: named ? `${first.text} ${subject.who ?? ''}` : (subject.who ?? ''), found: true } : { found: false };
  }
  if (someone(subject)) {
    const { who } = whoOf(reader, sentence, subject);
    return who === undefined ? { found: false } : { who, found: true };
  }
  if (subject.kind !== 'thing' || subject.who === undefined) return { found: false };
  const token = sentence[subject.at];
  const known = kindOfNoun(subject.who) === 'creature' || capital(token);
  const from = clauseStart(sentence, subject.at);
  // For example: "bun bun plays too" tells of Bun Bun.
  const twice = from === subject.at - 1 && sentence[from]?.word === sentence[subject.at]?.word;
  if (twice) return { who: `${sentence[from]?.text ?? ''} ${subject.who}`, found: goodWords(subject.who) };
  const start = from === subject.at;
  if (!known && !(anyName && start)) return { found: false };
  // For example: "its coming with us" does not say who.
  if (determiners.has(subject.who.toLowerCase())) return { found: false };
  if (emptyNouns.has(subject.who.toLowerCase()) || phraseEnds.has(subject.who.toLowerCase()) || !goodWords(subject.who))
    return { found: false };
  return { who: subject.who, found: true };
}

/** Who joined at a word: `granny joined us`, `joined by a cat`, `the dog is playing too`. */
export function joinedAt(reader: Reader, sentence: Sentence, at: number): void {
  // For example: "rusty (dog) joined in" is read again without its parentheses.
  if (sentence[at - 1]?.text === ')') return;
  const rest = `${sentenceText(sentence, at, at + 7)} `;
  const who = /^(?:joined|joins|joining) /.test(rest) ? whoJoins(reader, sentence, at, rest) : whoArrives(reader, sentence, at, rest);
  if (who !== null) add(reader, { kind: 'joined', who });
}

/** Whose place somebody who joined has taken: `mum plays instead of dad`; null for nobody's. */
export function replacedIn(tokens: readonly Token[]): string | null {
  const instead = tokens.findIndex(({ word }, at) => word === 'instead' && tokens[at + 1]?.word === 'of');
  return instead === -1 ? null : (tokens[instead + 2]?.child ?? personAt(tokens, instead + 2));
}

/** Joining that is no part of the game: a band, the library, swimming club, hands. */
const otherClubs = /^joined (?:\p{L}+ ){0,2}(?:club|class|choir|band|library|gym|scouts|zoom)\b/u;
const otherThings = /^\p{L}+ (?:hands|the (?:dots|two|ends)|up the|two|them together|ropes?)\b/u;
const something = /^joined (?:an?|the|his|her|their|my|our) (?!bit |little |while )/;
const theGame =
  /^joined (?:the|our|my|his|her) (?:\p{L}+ )?(?:game|crew|team|adventure|story|quest|party|gang|fun|others|rest|play|chase|hunt|kids|circus|pirates|crew|march|parade|dance|search|expedition|ship)/u;

/** Who is said to join, before the verb or behind *joined by*. */
function whoJoins(reader: Reader, sentence: Sentence, at: number, rest: string): string | null {
  if (otherThings.test(rest)) return null;
  const subject = subjectBefore(sentence, at);
  if (rest.startsWith('joined by ')) {
    const phrase = phraseAt(sentence, at + 2);
    const isSomebody = phrase.text !== null && (kindOfNoun(phrase.text) === 'creature' || phrase.determined);
    const who = sentence[at + 2]?.child ?? personAtPhrase(sentence, at + 2) ?? (isSomebody ? phrase.text : null);
    return subject.unreal ? null : who;
  }
  if (rest.startsWith('joining ') && !/^(?:is|are|was|now|'s|be|been)$/.test(sentence[at - 1]?.word ?? '')) return null;
  if (otherClubs.test(rest) || (something.test(rest) && !theGame.test(rest))) return null;
  // For example: in "edie joined wilf on the sofa" both play already.
  if (subject.kind === 'child' && sentence[at + 1]?.child !== undefined) return null;
  const newly = subject.kind === 'pronoun' ? newcomer(sentence.slice(0, subject.at)) : null;
  if (newly !== null && !subject.unreal) return newly;
  const somebody = visitor(reader, sentence, at, true);
  // For example: in "made friends with a girl, she joined" the girl did, and no child who plays already.
  if (somebody.found && !(subject.kind === 'pronoun' && reader.children.includes(somebody.who ?? ''))) return somebody.who ?? null;
  return !subject.unreal && subject.kind === 'none' ? personAtStart(sentence.slice(0, at)) : null;
}

/** What a child who plays does anyway, and is no coming back. */
const ofWhoPlays =
  /^(?:is |'s |was )?(?:playing (?:$|,)|on board|came and|came in|came on|giving|having)|^(?:popped|dropped|swung|stopped|hopped|climbed|jumped|leapt|signed|showed|got|mucked|pitched|chipped|piled|weighed|dived|dove|waded|wanted|could|ended|insisted|begged|asked|entered|also)/;

/** Words of coming that the people of the story come with as well: `the dragon turned up`. */
const ofTheStory =
  /^turned up|^arrived|^has arrived|^showed up|^came in|^(?:popped|dropped|swung|stopped)|^(?:hopped|climbed|jumped|leapt)/;

/** Who comes to play, by words such as *is here too* or *turned up*. */
function whoArrives(reader: Reader, sentence: Sentence, at: number, rest: string): string | null {
  if (!arrives(sentence, at, rest) || (rest.startsWith("'s back") && isBackOf(sentence, at))) return null;
  const previous = sentence[at - 1];
  if (rest.startsWith('playing ') && !/^(?:is|are|'s|was)$/.test(previous?.word ?? '')) return null;
  const subject = subjectBefore(sentence, at);
  if (subject.unreal) return null;
  // A child who plays is here already: only coming back or coming late is news.
  if (subject.kind === 'child' && (rest === 'is in ' || ofWhoPlays.test(rest) || !/again|back|join|too|now|play|in /.test(rest)))
    return null;
  if (subject.kind === 'pronoun') {
    const named = newcomer(sentence.slice(0, subject.at));
    return named ?? (/again|back in/.test(rest) ? (whoOf(reader, sentence, subject).who ?? null) : null);
  }
  const anyName = /team|crew|too|along|with us|here|in on|arrived|turned up|to play|showed up|aboard|on board|entered/.test(rest);
  const somebody = visitor(reader, sentence, at, anyName);
  if (somebody.found) {
    const { who } = somebody;
    const isOfStory = who !== undefined && ofTheStory.test(rest) && kindOfNoun(who) !== null && !relations.has(who.toLowerCase());
    return isOfStory ? null : (who ?? null);
  }
  if (subject.kind === 'none' && /^(?:is |was )?(?:(?:playing|plays|played) (?:along|too|with us|as well)|with us) /.test(rest))
    return sentence[0]?.child === undefined ? personAtStart(sentence) : null;
  return previous?.word === 'who' || previous?.kind === 'pause' ? newcomer(sentence.slice(0, at)) : null;
}

/** `the sofa is the dragon's back`, `mia stroked the dragon's back`: a part of it, and no one came. */
function isBackOf(sentence: Sentence, at: number): boolean {
  const start = clauseStart(sentence, at);
  return at - start > 3 || /\b(?:is|are|was|were|into|on|onto|of)\b/.test(sentenceText(sentence, start, at));
}

/** Somebody new of whom the words before tell: `invited his friend Mattis over`, `fetched her rabbit`, `her little one, Sascha,`. */
function newcomer(words: Sentence): string | null {
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const token = words[at];
    if (token === undefined || token.kind !== 'word' || token.child !== undefined) continue;
    if (capital(token) && at > 0 && token.text.length > 1 && goodWords(token.text)) return token.text;
    if ((people.has(token.word) || relations.has(token.word)) && token.word !== 'friend') return token.text;
  }
  return null;
}

function personAtPhrase(sentence: Sentence, from: number): string | null {
  for (let at = from; at < Math.min(from + 4, sentence.length); at += 1) {
    const token = sentence[at];
    if (token === undefined || token.kind !== 'word') return null;
    if (people.has(token.word))
      return sentence[at + 1] !== undefined && capital(sentence[at + 1]) ? `${token.text} ${sentence[at + 1]?.text ?? ''}` : token.text;
    if (relations.has(token.word) && sentence[at + 1] !== undefined && capital(sentence[at + 1])) return sentence[at + 1]?.text ?? null;
    if (relations.has(token.word)) return token.text;
    if (capital(token)) return token.text;
  }
  return null;
}

/** `brought her doll Lulu along`, `fetched her rabbit`. */
export function broughtAt(reader: Reader, sentence: Sentence, at: number): void {
  const along = sentence.findIndex(({ word }, index) => index > at && index < at + 7 && /^(?:along|over|with)$/.test(word));
  if (along === -1 || subjectBefore(sentence, at).unreal) return;
  const phrase = phraseAt(sentence.slice(0, along), at + 1);
  const who = newcomer(sentence.slice(at + 1, along));
  if (who !== null && phrase.determined) add(reader, { kind: 'joined', who });
}
