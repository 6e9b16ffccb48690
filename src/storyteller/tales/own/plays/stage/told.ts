import type { OwnWords } from '../../read/own-words.ts';
import type { Slots } from '../../words/terms.ts';
import { spoken, toldDeedsOn } from '../deeds.ts';
import { doingOfVerb } from '../doings.ts';
import { moveFor } from '../moves.ts';
import type { Course, Pages } from './course.ts';
import { isSentence } from './telling.ts';

/** What is read out and done on each page of a story that a family tells itself. */

/** What is done on a page of which nothing is known for certain: the children know who is who on it. */
const anyhow = [
  'say who is who and where you are, and play it',
  'say who you are this time, and play it',
  'be whoever it needs, somebody or something, and play it',
  'play it to the very end',
];
const anyhowLittle = ['show Hush who that is', 'show Hush how we do it', 'show Hush what we do now', 'show Hush how it ends'];

const question = /^(?:who|what|where|why|when|how|do|does|did|is|are|can|could|will)\b(?!.* is )/i;

/** What the children choose. */
const choice = /\b(?:decide|choose)(?::|\b.* or )|, or (?:we|they|he|she|it) /i;

/** More words are not called out. */
const mostCalled = 4;

/** A piece with its mark: a thing or a doing by itself is called out, *Countdown!* */
function marked(piece: string): string {
  if (question.test(piece) || choice.test(piece)) return `${piece}?`;
  return `${piece}${isSentence(piece) || piece.split(' ').length > mostCalled ? '.' : '!'}`;
}

/** A page as it is read out. */
function readOf(page: string): string {
  return page.split('. ').map(marked).join(' ');
}

/** The doings that a page names, one after another; on a page that is the idea itself, what goes with that. */
function deedsOf(words: OwnWords, page: string, isLast: boolean): readonly string[] {
  const isIdea = page.toLowerCase() === (words.idea ?? words.spoken).toLowerCase() && !words.told.includes(page);
  const own = isIdea ? (moveFor(words)?.whole ?? null) : null;
  return own === null ? toldDeedsOn(words, page, isSentence, isLast) : [own];
}

/** What is done on a page; `at`: which one it is, from 0. */
export function deedOf(words: OwnWords, page: string, at: number, isLast = false): string {
  const deeds = deedsOf(words, page, isLast);
  return deeds.length > 0 ? deeds.join(', and then: ') : (anyhow[at] ?? '');
}

/** What the smallest do on a page: one thing at a time. */
export function littleDeedOf(words: OwnWords, page: string, at: number, isLast = false): string {
  return deedsOf(words, page, isLast).at(-1) ?? anyhowLittle[at] ?? '';
}

/** The same, as it stands before *reads Hush*. */
function readOn(page: string): string {
  return `“${readOf(page).replace(/\.$/, ',')}”`;
}

/** So many words of a doing are enough for the youngest. */
const fewWords = 5;

/** A doing for the smallest: of the youngest only its beginning is asked. */
function little(deed: string): string {
  const parts = deed.split(', ');
  const isFew = (count: number) => parts.slice(0, count).join(' ').split(' ').length <= fewWords;
  const count = Math.max(1, parts.findLastIndex((_, at) => isFew(at + 1)) + 1);
  const [begun, rest] = [parts.slice(0, count).join(', '), parts.slice(count).join(', ')];
  return rest === '' ? begun : `${begun}[, ${rest}]`;
}

/** What gets in the way where the family tells of nothing, and what is done about it. */
type Trouble = { here: string; doing: string };

/** What is done in the middle, where a trouble of the family’s says it, and in the end. */
type Known = readonly [middle: string | null, end: string];

/** What the smallest hear and do: they have three scenes before the last. */
function littleSlots(words: OwnWords, pages: Pages, trouble: Trouble | null, [deedMid, deedLast]: Known): Slots {
  const [one, two, three] = pages.little;
  const deedOne = littleDeedOf(words, one, 0);
  const deedTwo =
    two === null ? (trouble?.doing ?? `${deedOne}, faster and faster`) : ((three === null ? deedMid : null) ?? littleDeedOf(words, two, 1));
  const deedThree = three === null ? deedTwo : (deedMid ?? littleDeedOf(words, three, 2));
  const mid = two === null ? (trouble?.here ?? readOn(one)) : readOn(two);
  return {
    pageOneLittle: readOn(one),
    midLittle: mid,
    farLittle: two === null ? 'On we go!' : `“${readOf(two)}” So: ${little(deedTwo)}!`,
    thumbLittle: three === null ? 'And on we go!' : `“${readOf(three)}”`,
    move1: little(deedOne),
    move2: little(deedTwo),
    move3: little(deedLast),
    doingLittle: little(deedThree),
    lastLittle: little(deedLast),
    endLittle: `“${readOf(pages.last)}”`,
    wayLittle: { text: 'all of it', number: 'name' },
    loud: 'noise',
  };
}

/** So many words name a thing or a doing, *doors that hiss*, and its gesture is the whole of it. */
const mostNamed = 3;

function isNamed(page: string): boolean {
  return page.split('. ').every((piece) => piece.split(' ').length <= mostNamed);
}

/** The doing of a page as it is told: of a sentence it is what the sentence says, for a gesture is mostly beside it. */
function toldAs(page: string, deed: string, at: number): string {
  return isNamed(page) ? deed : (anyhow[at] ?? deed);
}

function hasGesture(page: string, deed: string): boolean {
  return isNamed(page) && !anyhow.includes(deed);
}

/** More words of a page are not said once more. */
const mostQuoted = 9;

/** The same once more, where it has just been said: of sentences the last one by its words, or the first. */
function againOf(page: string, deed: string, which: 'first' | 'last' = 'last'): string {
  if (hasGesture(page, deed)) return deed;
  const piece = page.split('. ').at(which === 'last' ? -1 : 0) ?? page;
  if (piece.split(' ').length <= mostQuoted) return `play ‘${piece}’`;
  return which === 'last' ? 'play the last bit of the page' : 'play how the page begins';
}

/** What asks for a quiet evening. */
const quietly =
  /\b(?:quiet|calm|gentle|soft)(?:ly)?,? please\b|\bplease (?:\p{L}+ ){0,3}(?:quiet|calm|gentle|soft)|\bit(?:’s| is|s) (?:\p{L}+ )?bedtime\b/iu;

/** How it ends where a family asks for quiet, and how else. */
function bowSlots(words: OwnWords): Slots {
  const isQuiet = quietly.test(words.typed);
  return {
    bowHow: isQuiet ? 'quite softly' : 'as big as can be',
    bowOffer: `End it ${isQuiet ? 'softly' : 'big'}, in three acts`,
    ...(isQuiet
      ? { bigly: 'softly', evenMore: 'even softer', grandTitle: 'As Soft as Can Be', grandOffer: 'Do it softly, with open arms' }
      : {}),
  };
}

/** The slots of the pages: what is read, and what is done. */
export function toldSlots(words: OwnWords, pages: Pages, { aWay, doing, isOpen, lastDoing }: Course): Slots {
  const [one, two, three] = pages.long;
  const [firstDeed = ''] = deedOf(words, one, 0).split(', and then: ');
  const [readOne, end] = [readOf(one), readOf(pages.last)];
  // Of what is told in one sentence the trouble and its end have their own doings.
  const isOne = words.told.length === 0;
  const isChoice = end.endsWith('?');
  const ownEnd = doingOfVerb(pages.last) ?? lastDoing;
  const [deedOne, deedLast] = [deedOf(words, one, 0), isOne ? ownEnd : deedOf(words, pages.last, 3, true)];
  // Of a story of two pages the trouble in between is that of its plot, where one is known.
  const trouble = isOpen || three !== null ? null : { here: `“And there is ${aWay}!”`, doing };
  const mid = three === null ? (trouble?.here ?? `“${readOne}”`) : `“${readOf(three)}”`;
  const deedMid = three === null ? (trouble?.doing ?? `${deedOne}, faster and faster`) : isOne ? doing : deedOf(words, three, 2);
  const deedTwo = two === null ? deedOne : deedOf(words, two, 1);
  // A trouble of the plot's has a gesture of its own.
  const middle = three ?? (trouble === null ? one : '');
  const read = [one, two, three].flatMap((page) => (page === null ? [] : [`“${readOf(page)}”`]));
  return {
    ...littleSlots(words, pages, trouble, [isOne ? doing : null, isOne ? ownEnd : littleDeedOf(words, pages.last, 3, true)]),
    ...bowSlots(words),
    // A move that their words say, and none of whoever is in them.
    moveAsk: [...anyhow, spoken].includes(firstDeed)
      ? 'is it big or small, quick or slow?'
      : `perhaps “${firstDeed}”, or is it another one?`,
    orTry: '',
    pageOne: readOn(one),
    pageTwo: readOn(two ?? one),
    farTwo:
      two === null
        ? 'And on it goes!'
        : `${readOn(two)} reads Hush on the way. So: ${hasGesture(two, deedTwo) ? deedTwo : 'play it as you go'}!`,
    farMid: `“${[two ?? one, three].flatMap((page) => (page === null ? [] : [readOf(page)])).join(' ')}” reads Hush. So: ${hasGesture(two ?? one, deedTwo) && hasGesture(middle, deedMid) ? [...new Set([deedTwo, deedMid])].join(', and then: ') : 'play it, one bit after another'}!`,
    pageMid: three === null ? (trouble?.here ?? readOn(one)) : readOn(three),
    tellOne: toldAs(one, deedOne, 0),
    tellTwo: toldAs(two ?? one, deedTwo, 1),
    tellMid: toldAs(middle, deedMid, 2),
    playOne: againOf(one, deedOne),
    playTwo: againOf(two ?? one, deedTwo),
    playMid: againOf(middle, deedMid),
    startTwo: againOf(two ?? one, deedTwo, 'first'),
    woeLine: readOn((two ?? one).split('. ')[0] ?? one),
    way: { text: 'the whole house', number: 'name' },
    lastDoing: deedLast,
    actOne: two === null ? `“${readOne}”` : `“${readOne}” And then: “${readOf(two)}”`,
    actTwo: `${mid} ${hasGesture(middle, deedMid) ? `So: ${deedMid}` : 'Act it, all of you'}!`,
    actThree: `“${end}” ${isChoice ? 'Say which, and play that' : `First small, then together: ${toldAs(pages.last, deedLast, 3)}`}!`,
    // Nobody hears how it ends before it is played, but what is to be chosen has to be asked.
    lastPage: '',
    endRead: end,
    mustAsk: isChoice ? `“And the end? ‘${end}’ Which will it be?”` : '“And the end, which nobody has read out yet: how does that look?”',
    secretEnd: isChoice
      ? 'What they choose is the end: keep it in mind.'
      : `The end, for you alone till then: ‘${end.replace(/[.!]$/, '')}’.`,
    lastTold: isChoice ? 'So that is your answer!' : end.replace(/\.$/, '!'),
    allPages: `bit by bit: ${read.join(' ')} And last: “${end}” ${isChoice ? 'Say which, and play that' : hasGesture(pages.last, deedLast) ? `So: ${deedLast}` : 'Play that, too'}!`,
    allDone: [...new Set([againOf(one, deedOne), againOf(two ?? one, deedTwo), againOf(middle, deedMid)])]
      .join('; ')
      .replaceAll('; play ', '; '),
  };
}
