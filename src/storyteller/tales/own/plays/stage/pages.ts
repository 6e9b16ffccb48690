import type { OwnWords } from '../../read/own-words.ts';
import { capital, type Slots } from '../../words/terms.ts';
import { deedSaid } from '../deeds.ts';
import { cameTrue, endAfter, overcome } from '../ends.ts';
import { type Course, courseForLittle, type Pages } from './course.ts';
import { piecesIn, stageSentences } from './pieces.ts';

/** A family's words as the pages of a play: what they wrote is read out piece by piece, in its order, and played. */

/** The trouble that is overcome in the end comes right before it. */
function troubleLast(pieces: readonly string[]): readonly string[] {
  const at = pieces.findLastIndex((piece) => overcome(piece) !== null);
  return at < 0 || cameTrue(pieces.at(-1) ?? '') !== null ? pieces : [...pieces.slice(0, at), ...pieces.slice(at + 1), pieces[at] ?? ''];
}

const ending = /\b(?:then|in the end|at last|finally|until|till|so|because)\b/i;

/** The pieces as pages: those of two scenes, and of three; with two pieces nothing stands in between. */
function paged(short: readonly string[], long: readonly string[], last: string): Pages {
  const [begun = last] = long;
  const [one = begun, two = null] = inParts(short, 2);
  const [begin = begun, next = null, third = null] = long.length === 2 ? [long[0], null, long[1]] : inParts(long, 3);
  const [first = begun, second = null, then = null] = inParts(short, 3);
  return { last: capital(last), short: [one, two], long: [begin, next, third], little: [first, second, then] };
}

/** The end that the last piece has of its own: *the ghost learns*, of *the ghost only wants to learn*. Where more is told, a trouble in the end is the end. */
function ownEnd(told: readonly string[]): string | null {
  const piece = told.at(-1) ?? '';
  if (question.test(piece)) return null;
  return cameTrue(piece.replace(/ (?:only|just|really) (?=wants?\b)/i, ' ')) ?? (told.length > 2 ? null : overcome(piece));
}

/** The pages of what is told behind an idea. The idea itself is the first of them where few are told, and it is not told again. */
function pagesTold({ told, idea, spoken }: OwnWords): Pages {
  const own = ownEnd(told);
  const rest = own === null ? told.slice(0, -1) : told;
  const name = capital(idea ?? spoken);
  const isNew = !name.toLowerCase().startsWith((told[0] ?? '').toLowerCase());
  const named = isNew && rest.length < fewPages ? [name, ...rest] : rest;
  return paged(rest.length < 2 ? named : rest, named, own ?? told.at(-1) ?? '');
}

/** The pages; null where the words are all one piece, or a question. */
export function pagesOf(words: OwnWords): Pages | null {
  if (words.told.length > 0) return pagesTold(words);
  const pieces = stageSentences(words);
  const [first] = pieces;
  if (first === undefined || piecesIn(words).length === 1) return null;
  // Of two pieces the second is hardly ever the end of the first one’s trouble, unless they say so.
  const isEnded = pieces.length > 2 || ending.test(words.spoken);
  const end = endAfter(pieces, (piece) => isEnded && deedSaid(words, piece));
  // What is done and nothing else is the end of it.
  if (end === null && pieces.length === 1 && deedSaid(words, first)) return null;
  const rest = end === null ? pieces.slice(0, Math.max(1, pieces.length - 1)) : troubleLast(pieces);
  const last = end ?? pieces.at(-1) ?? first;
  return paged(rest, rest, last);
}

/**
 * A story of two pieces whose second says nothing that is done, or why it is wished, has its end from the plot: *a picnic, but it’s raining*. What the family
 * says of it is played on the way.
 */
export function withEnd(pages: Pages, words: OwnWords, end: string): Pages {
  const { last, short } = pages;
  const isReason = words.spoken.toLowerCase().includes(`because ${last.toLowerCase()}`);
  const isTyped = words.spoken.toLowerCase().includes(last.toLowerCase());
  if (!isTyped || short[1] !== null || (deedSaid(words, last) && !isReason)) return pages;
  const middle = short[0] === last ? null : last;
  return { last: capital(end), short: [short[0], middle], long: [short[0], null, middle], little: [short[0], middle, null] };
}

/** The pieces in so many parts. */
function inParts(pieces: readonly string[], count: number): string[] {
  const from = (at: number): number => Math.ceil((at * pieces.length) / count);
  return Array.from({ length: count }, (_, at) => pieces.slice(from(at), from(at + 1))).flatMap((part) => {
    return part.length === 0 ? [] : [part.join('. ')];
  });
}

/** Of a story with fewer pages before its last, the idea is the first. */
const fewPages = 3;

/** Whether so much is told that it is a story of its own. */
export function isTold(words: OwnWords): boolean {
  return words.told.length > 0 || piecesIn(words).length > 2;
}

/** So many words are read out at once; of more the first piece. */
const mostAtOnce = 22;
const question = /^(?:who|what|where|why|when|how|do|does|did|is|are|can|could|will)\b/i;

/** A sentence with its mark. */
function marked(sentence: string): string {
  return `${sentence}${question.test(sentence) ? '?' : '.'}`;
}

/** What Hush reads out of a part: each sentence with its mark. */
function readOut(part: string): string {
  const sentences = part.split('. ');
  const read = part.split(' ').length > mostAtOnce ? sentences.slice(0, 1) : sentences;
  return read.map(marked).join(' ');
}

/** The same, as it stands before *reads Hush*. */
function readOn(part: string): string {
  return readOut(part).replace(/\.$/, ',');
}

/** Who is on stage, and what is asked where nobody has told who it is; `more` where the plot is known. */
type Asked = { asked: string; more: string; hero: string; isMany: boolean };

/** What is said where the plot is known, but for the words themselves; of a wish only its end is. */
function knownSlots({ aWay, isOpen, doing, last, lastDoing }: Course & { last: string }, asked: string, more: string): Slots {
  const end = capital(last);
  return {
    pageOne: isOpen
      ? `“In the end ${last},” whispers Hush. “${asked} And what is the trouble?” booms Mrs Boom. Show it, and he writes it down.`
      : `“Psst,” whispers Hush[, and reads from a bit of paper]: “There is ${aWay}. And in the end ${last}.” ${more} Show it, and he writes it down.`,
    lastPage: ` And it ends like this: “${end}.”`,
    mustAsk: `“In the end ${last}. Is it like this: ${lastDoing}?”`,
    whenLast: `when ${last}`,
    forLast: `when ${last}`,
    lastTold: `${end}!`,
    actThree: `${last}! So: ${lastDoing}!`,
    endLittle: `“Look,” whispers Hush. “${end}!”`,
    allPages: `your move first. Then there is ${aWay}: ${doing}! And in the end ${last}: ${lastDoing}!`,
  };
}

/** What is asked where only the family knows how it ends. */
function askedSlots({ aWay, doing }: Course): Slots {
  return {
    lastPage: '',
    mustAsk: '“What has to happen in it, or it isn’t your play?”',
    whenLast: 'at the very end',
    forLast: 'the very end',
    lastTold: 'You have played it to the very end!',
    actThree: 'what has to happen? Show it!',
    endLittle: '“And the best of all?” whispers Hush. “Show me!”',
    allPages: `your move first. Then there is ${aWay}: ${doing}! And in the end, what has to happen?`,
  };
}

/** What is read out of the pages, scene by scene; without them, what is told of the plot, or asked. */
export function pageSlots(pages: Pages | null, course: Course, { asked, more, hero, isMany }: Asked): Slots {
  const { aWay, isTold, isOpen, doing, last, lastDoing } = course;
  const obstacle = `here is ${aWay}: ${doing}!`;
  const inTheWay = `And there is ${aWay}! So: ${doing}!`;
  const alsoThere = isTold ? '' : ` And there is ${aWay}!`;
  const midLittle = `And there is ${courseForLittle(course).aWay}!`;
  const troubleAsk = isOpen ? ' And what is the trouble?' : '';
  if (pages === null)
    return {
      pageOne: `“${asked}${troubleAsk}” booms Mrs Boom. Say it, or show it, and Hush writes it on page one.`,
      pageTwo: '',
      pageFive: inTheWay,
      midLittle,
      actOne: `on ${isMany ? 'come' : 'comes'} ${hero}, with your move.`,
      actTwo: obstacle,
      ...(last === null ? askedSlots(course) : knownSlots({ ...course, last }, asked, more)),
    };
  const [begin, next, third] = pages.long;
  const end = readOut(pages.last);
  const read = [...new Set([...pages.long, pages.last])].flatMap((page) => (page === null ? [] : [`“${readOut(page)}”`]));
  return {
    pageOne: `“Psst,” whispers Hush, and reads from a bit of paper: “${readOut(begin)}” That’s page one! Who does it, and how?${troubleAsk} Play it, and he writes it down.`,
    pageOneLittle: `“${readOut(pages.short[0])}”`,
    pageTwo: next === null ? '' : ` “${readOn(next)}” reads Hush. Play that first!`,
    pageFive: third === null ? inTheWay : `“${readOn(third)}” reads Hush from his bit of paper.${alsoThere} So: ${doing}!`,
    midLittle: pages.short[1] === null ? midLittle : `And now: “${readOut(pages.short[1])}”${isTold ? '' : ` ${midLittle}`}`,
    lastPage: ` And it ends like this: “${end}”`,
    mustAsk: `“And the end? ‘${end.replace(/\.$/, '')}’! How does that look?”`,
    whenLast: 'at the very end',
    forLast: 'the very end',
    lastTold: end.endsWith('?') ? 'So that is your answer!' : end.replace(/\.$/, '!'),
    actOne: next === null ? `“${readOut(begin)}”` : `“${readOut(begin)}” And then: “${readOut(next)}”`,
    actTwo: third === null ? obstacle : `“${readOut(third)}”${alsoThere} So: ${doing}!`,
    actThree: `“${end}” So: ${lastDoing}!`,
    endLittle: `“${end}”`,
    allPages: `bit by bit: ${read.join(' ')} And last: ${lastDoing}!`,
  };
}
