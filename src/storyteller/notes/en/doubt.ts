import type { EventKind } from '../events.ts';
import { kindOfNoun } from '../nouns.ts';
import { clauseStart, type Sentence, sentenceText } from '../reader.ts';
import { isRole } from '../roles.ts';
import type { Token } from '../tokens.ts';
import { people, relations } from '../words.ts';

/** English: clauses of which nothing is taken up, whatever their words are. */

const wished: ReadonlySet<EventKind> = new Set(['wants']);
const lasting: ReadonlySet<EventKind> = new Set(['wants', 'named', 'too-easy', 'too-hard']);
/** Kinds that tell what somebody did or what came of it: they may be denied, planned or only tried. */
const deeds: ReadonlySet<EventKind> = new Set(['built', 'found', 'lost', 'joined', 'left', 'became', 'moved-place']);
/** Kinds that hold even where they are reported (`tom says mia is the king`): who plays what, and who has gone, everybody sees. */
const self: ReadonlySet<EventKind> = new Set(['became', 'left']);
const cast: ReadonlySet<EventKind> = new Set(['wants', 'named', 'joined', 'became', 'loved', 'weather']);

/**
 * Whether an event of a kind, read at a word of this sentence, has happened in this game. Not: what is asked, was on another day, or stands in
 * the book. A wish holds in a question too.
 */
export function sureIn(tokens: readonly Token[], sentence: Sentence): (kind: EventKind, at: number) => boolean {
  const asked = askedFrom(tokens, sentence);
  const text = sentenceText(sentence);
  const plain = sentence.map((token) => (token.child === undefined ? token : { ...token, word: '' }));
  const mayBe = [anotherDay, inBook, planned, loose, looseDeeds, reported].some((words) => words.test(text));
  const back = takenBack.test(sentenceText(nextSentence(tokens, sentence)));
  return (kind, at) => {
    if (back) return false;
    if (at >= asked && !wished.has(kind)) return false;
    if (deeds.has(kind) && (sentence[at]?.quoted === true || sentence[at + 1]?.word === 'no' || undone.test(sentenceText(sentence, at))))
      return false;
    if (kind === 'lost' && (takenInStory(text) || notLost.test(text))) return false;
    // For example: "water pouring through the ceiling" is no weather.
    if (kind === 'weather' && /^(?:through|into|onto)$/.test(sentence[at + 1]?.word ?? '')) return false;
    if (!mayBe) return true;
    const words = stretch(plain, at);
    if (deeds.has(kind) && (planned.test(words) || looseDeeds.test(words))) return false;
    if (deeds.has(kind) && !self.has(kind) && reported.test(sentenceText(plain, clauseStart(sentence, at), at))) return false;
    if (!wished.has(kind) && loose.test(words)) return false;
    return (lasting.has(kind) || !isOfAnotherDay(words)) && (cast.has(kind) || !inBook.test(words));
  };
}

/** `mia has not lost the map`. */
const notLost = /\b(?:has|have|had|did|is|are|was|were) not (?:\w+ )?(?:lost|lose|broken|break|gone|missing)\b/;

/** `the dragon ate the treasure`: what somebody of the story takes is the story's; a pet's meal is gone. */
function takenInStory(text: string): boolean {
  const taker =
    /(?:^|\b(?:then|and|so|but|,) )the (\S+) (?:has |have |had |just )?(?:ate|eaten|eats|swallowed|gobbled|stole|took)(?= |$)/.exec(
      text,
    )?.[1];
  return taker !== undefined && !relations.has(taker) && !people.has(taker) && (isRole(taker) || kindOfNoun(taker) === 'creature');
}

/** Words of a condition, a habit, an attempt, a choice: what is said beside them may not have happened. */
const loose = /\b(?:if|unless|whenever|usually|normally|or|app)\b/;
const looseDeeds =
  /\b(?:always|often|sometimes|would|could|should|might|never|tried|try|trying|meant|supposed|thought (?:it|that|about|of|he|she|they|we|i)|wanted|hoping|except|though|although|something|you|your|almost|nearly|soon|earlier|typical|joke)\b/;

/** A `but` behind which a deed is undone or was none: but it fell, but she had it on. */
const undone =
  /\bbut (?:.*\b)?(?:not|never|no|nope|nah|only|just|found|back|fell|fallen|collapsed|broke|broken|gone|smashed|knocked|was|were|had|has|then|instead|now|forgot|wanted|wants|said|says|changed|joking|kidding|can|could|would|got|want|pretend|actually)\b/;

/** What takes the sentence before it back: `loved tidying up. as if`. */
const takenBack = /^(?:as if|not|not really|i wish|jk|just kidding|only joking|just joking|only kidding|joking|kidding)$/;

/** The sentence behind this one. */
export function nextSentence(tokens: readonly Token[], sentence: Sentence): Sentence {
  const last = sentence.at(-1);
  const rest = last === undefined ? [] : tokens.slice(tokens.indexOf(last) + 1);
  const from = rest.findIndex(({ kind }) => kind === 'word');
  const to = rest.findIndex(({ kind }, at) => at > from && kind === 'stop');
  return from === -1 ? [] : rest.slice(from, to === -1 ? undefined : to);
}

/** From which word on the sentence asks; none where no question mark stands behind it, or one of astonishment (`tom lost his note???`). */
function askedFrom(tokens: readonly Token[], sentence: Sentence): number {
  const last = sentence.at(-1);
  const stop = tokens[last === undefined ? -1 : tokens.indexOf(last) + 1];
  const inverted = /^(?:did|does|is|are|was|were|can|could|should|will|has) /.test(sentenceText(sentence)) && isSubject(sentence[1]);
  if (stop?.kind !== 'stop' || !stop.text.includes('?')) return inverted ? 0 : Number.POSITIVE_INFINITY;
  const from = sentenceText(sentence, 0, 2) === 'guess what' ? 2 : 0;
  const asks = sentence.findIndex(({ word }, at) => at >= from && clauseStart(sentence, at) === at && asking.test(word));
  if (asks !== -1) return asks;
  const astonished = /\?[?!]/.test(stop.text) && sentence[from]?.child !== undefined && !choosing.test(sentenceText(sentence, from));
  return astonished ? Number.POSITIVE_INFINITY : 0;
}

/** `is mia tired`, also without its question mark. */
function isSubject(token: Token | undefined): boolean {
  return token !== undefined && (token.child !== undefined || /^(?:he|she|they|we|it|there)$/.test(token.word));
}

const asking =
  /^(?:did|does|do|is|are|was|were|has|have|had|can|could|should|shall|will|would|may|might|who|what|where|when|why|how|which|any)$/;
const choosing = /\b(?:or|why|how|what|where|who|whether)\b/;

/** The clause around `at`, for all of which *yesterday* or *in the book* holds; a short beginning (`yesterday, mia built a bridge`) or a short end is part of it. */
function stretch(sentence: Sentence, at: number): string {
  let from = at;
  let to = at;
  const pauses = (index: number): boolean => {
    const [token, next] = [sentence[index], sentence[index + 1]];
    const startsAnew = next !== undefined && (next.child !== undefined || /^(?:he|she|they|we|it|is|it's)$/.test(next.word));
    return (
      token === undefined ||
      token.kind === 'pause' ||
      /^(?:but|so|then|because|cos)$/.test(token.word) ||
      (token.word === 'and' && startsAnew)
    );
  };
  while (from > 0 && !pauses(from - 1)) from -= 1;
  while (to < sentence.length && !pauses(to)) to += 1;
  // For example: "yesterday" holds for the whole of "yesterday, mia built a bridge".
  const before = sentence.slice(0, Math.max(0, from - 1));
  const first = before.length > 0 && before.length <= 3 ? 0 : from;
  const last = sentence.length - to <= 4 ? sentence.length : to;
  return sentenceText(sentence, first, last);
}

function isOfAnotherDay(words: string): boolean {
  return anotherDay.test(words) && !/\b(?:since|like|still|unlike|than|from) (?:yesterday|last)\b/.test(words);
}

const inBook = /\bin the (?:story|book|film)\b/;

/** A deed that is only reported (`tom says he built a boat`) may not have happened. */
const reported = /\b(?:says|said|thinks|reckons|claims|told)\b/;

const planned =
  /\b(?:tomorrow|tonight|the plan|plan is|plan was|next (?:week|weekend|year)|after school|at the weekend|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/;

const anotherDay =
  /\b(?:yesterday|the other day|last (?:week|night|year|month|summer|winter|weekend|time)|ages ago|(?:days?|weeks?|years?) ago|once upon|when (?:he|she|they) (?:was|were) (?:little|small|younger|a baby)|remember(?:s|ed)? (?:when|how|that|the time|\w+ing)|used to|(?:at|in) (?:school|nursery|preschool|kindergarten) (?:today|earlier|this)|(?:school|nursery) (?:play|trip|assembly)|next time|(?:story|book|instructions?|app) (?:says?|said|tells?|told|wants?|wanted))\b/;
