import type { Slots } from '../fill.ts';
import { contracted, isClause, names } from '../idea.ts';
import { quotedWords } from '../quoted.ts';
import type { OwnWords } from '../read.ts';
import { capital } from '../terms.ts';
import type { Course } from './course.ts';
import { deedSaid } from './deeds.ts';

/** A family's words as the pages of a play: what they wrote is read out piece by piece, in its order, and played. */

export type Pages = {
  last: string;
  /** What is read out before the last page in the two scenes that every telling has, and in the three of a longer one; null where a scene has nothing. */
  short: readonly [string, string | null];
  long: readonly [string, string | null, string | null];
};

/** Fewer words say nothing that happens, and nobody listens to more in one breath: those pieces are not read out. */
const fewest = 2;
const most = { words: 18, letters: 100 };

/** What parts two things that happen, in any language. */
const stops = /\s*(?:[.!?;:]+(?=\s|$)|\s[–—-]\s|,(?=\s))\s*/u;
/** What begins another thing that happens, in English. */
const then = /^(?:(?:and |but )?(?:then|so|at last|in the end|finally|afterwards|suddenly|because|until|till|where)|but) (?=\S)/i;
const joint = / (?=(?:and then|and at last|and so|but|because|until|till|where|and) )|(?<! and) (?=then )/i;
const subjects = /^(?:we|i|you|they|he|she|it|there|everybody|everyone|nobody|somebody|all|mum|dad|mummy|daddy|to)\b/i;
const deeds =
  /^(?:walk|jump|hide|find|make|build|help|go|fly|swim|dance|sing|eat|play|bring|save|rescue|run|catch|look|crawl|climb|cook|bake|wash|paint|sell|open|close|sleep|wake|hug|dig|push|pull|drive|throw|carry|take|get|give|meet|call|tell|show|feed|ride|stop|win|fall|land|turn|say|shout|come|leave|let|\p{Ll}+ing|\p{Ll}+s (?:the|a|an|his|her|its|their|up|down|out|away|in|on|to)) ?/iu;
/** What is said to whoever tells, or of the children, and is nothing to play. */
const remark =
  /^(?:please|thanks?|thank you|haha|lol|no fighting|not (?:too )?scary|(?:and |but )?(?:make it (?:about|a)\b|(?:she|he|they) wants? a (?:story|game)|every (?:morning|evening|day|night|time)\b|(?:he|she|they) could|(?:he|she|they) never|i(?:’d| would)? (?:like|want|love)|he was|she was|he loves|she loves|they love|my (?:son|daughter|grandson|granddaughter|kids)))\b|\bplease$/i;

/** What is more about the piece before it, and nothing that happens by itself: *with a ladder*, *called Mimsy*. */
const more = /^(?:with|without|called|named|only|from|in|on|for|of|like|as|somewhere|really|very|not|which|who|that)\b/i;

/** Whether words behind *and* are something else that happens, and not one more thing: *and mum has to go*, *and walk backwards*, no *and a train*. */
function happens(before: string, words: string): boolean {
  const next = words.replace(/^and (?:then |so |at last )?/i, '');
  const isSame = before.split(' ').at(-1) === next.split(' ')[0];
  if (isSame || (/ \p{Lu}\p{Ll}+$/u.test(before) && /^\p{Lu}\p{Ll}/u.test(next))) return false;
  return subjects.test(next) || deeds.test(next) || (isClause(next) && (isClause(before) || before.split(' ').length > 3));
}

/** Two who do something together stand together: *and mum and dad have to go*. */
function withPairs(parts: readonly string[]): string[] {
  const isHalf = (at: number): boolean => {
    const [part = '', next = ''] = [parts[at], parts[at + 1]];
    return at > 0 && /^and \S+$/i.test(part) && /^and /i.test(next) && isClause(next.replace(/^and /i, ''));
  };
  return parts.flatMap((part, at) => (isHalf(at) ? [] : [isHalf(at - 1) ? `${parts[at - 1]} ${part}` : part]));
}

/** The pieces of one sentence, where it is English. */
function partedEnglish(sentence: string): string[] {
  const pieces: string[] = [];
  for (const part of withPairs(sentence.split(joint))) {
    const before = pieces.at(-1);
    const isAnd = /^and /i.test(part);
    const isOwn = part.split(' ').length > (isAnd ? fewest + 1 : fewest) && (!isAnd || happens(before ?? '', part));
    if (before === undefined || (before.split(' ').length >= fewest && isOwn)) pieces.push(part);
    else pieces[pieces.length - 1] = `${before} ${part}`;
  }
  return pieces;
}

function isShort(text: string): boolean {
  return text.length <= most.letters && text.split(' ').length <= most.words;
}

/** A noise by itself belongs to what makes it: *tips it in, CRUNCH*. */
const noise = /^(?:crunch|splash|boom|bang|crash|whoosh|plop|pop|ding|beep|moo|roar|hurray|hooray|hurrah|wheee*)$/iu;

const aside = /^(?:please|thanks?|haha|hihi|lol|yuck|yay)$/i;

/** All pieces, in their order; what is only more about one stands with it. */
function piecesOf(text: string, isEnglish: boolean): string[] {
  const pieces: string[] = [];
  for (const sentence of text.split(stops)) {
    for (const part of isEnglish ? partedEnglish(sentence) : [sentence]) {
      const piece = part
        .trim()
        .replace(then, '')
        .replace(/^and (?=\S)/i, '');
      const before = pieces.at(-1);
      if (aside.test(piece)) continue;
      // One word says nothing by itself: *he comes, slowly*.
      const isMore = (isEnglish && (more.test(piece) || noise.test(piece))) || (!piece.includes(' ') && piece !== '');
      if (before !== undefined && isMore) pieces[pieces.length - 1] = `${before}, ${piece}`;
      else pieces.push(piece);
    }
  }
  return pieces;
}

/** All that can be read out of a family's words, piece by piece; nothing of a question. */
export function piecesIn({ spoken, clean, idea }: OwnWords): string[] {
  if (!/\p{L}/u.test(clean) || /\?\s*$/.test(spoken)) return [];
  const isEnglish = idea !== null || /\b(?:the|and|with|they|we|our)\b/i.test(spoken);
  const plain = spoken
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/\b(Mrs?|Ms|Dr|St)\.(?= )/g, '$1')
    .replace(/\b(there|it)s(?= (?:an?|not|so|too|fun|raining|snowing|my|our|going)\b)/gi, '$1’s')
    .replace(/\s+/g, ' ');
  return piecesOf(isEnglish ? contracted(plain) : plain, isEnglish)
    .map((piece) => piece.replace(/[\s,]*\b(?:haha|hihi|lol)\b/gi, '').replace(/\b(a|more|another|last) drink\b/gi, '$1 slurp'))
    .filter((piece) => piece.split(' ').length >= fewest && !remark.test(piece) && isShort(piece) && isSayable(piece))
    .map((piece) => capital(piece.replace(names, capital)));
}

/** The pages; null where the words are all one piece, or a question. */
export function pagesOf(words: OwnWords): Pages | null {
  const pieces = piecesIn(words);
  const [first] = pieces;
  const last = pieces.at(-1);
  if (first === undefined || last === undefined || pieces.length === 1) return null;
  const rest = pieces.slice(0, -1);
  const [one = first, two = null] = inParts(rest, 2);
  const [begin = first, next = null, third = null] = rest.length === 2 ? [rest[0], null, rest[1]] : inParts(rest, 3);
  return { last, short: [one, two], long: [begin, next, third] };
}

/**
 * A story of two pieces whose second says nothing that is done, or why it is wished, has its end from the plot: *a picnic, but it’s raining*. What the family
 * says of it is played on the way.
 */
export function withEnd(pages: Pages, words: OwnWords, end: string): Pages {
  const { last, short } = pages;
  const isReason = words.spoken.toLowerCase().includes(`because ${last.toLowerCase()}`);
  if (short[1] !== null || (deedSaid(words, last) && !isReason)) return pages;
  return { last: capital(end), short: [short[0], last], long: [short[0], null, last] };
}

/** Whether every word of a piece may be said; a dragon's fire may. */
function isSayable(piece: string): boolean {
  return quotedWords(piece.replace(/\bfire\b|\bmatch(?:es)?\b/gi, 'it'), '') !== '';
}

/** The pieces in so many parts. */
function inParts(pieces: readonly string[], count: number): string[] {
  const from = (at: number): number => Math.ceil((at * pieces.length) / count);
  return Array.from({ length: count }, (_, at) => pieces.slice(from(at), from(at + 1))).flatMap((part) => {
    return part.length === 0 ? [] : [part.join('. ')];
  });
}

/** Whether so much is told that it is a story of its own. */
export function isTold(words: OwnWords): boolean {
  const pages = pagesOf(words);
  return pages !== null && pages.short[1] !== null;
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
type Asked = { asked: string; more: string; hinders: string; hero: string; isMany: boolean };

/** What is said where the plot is known, but for the words themselves. */
function knownSlots({ aWay, doing, last, lastDoing }: Course & { last: string }, more: string): Slots {
  const end = capital(last);
  return {
    pageOne: `“Psst,” whispers Hush[, and reads from a bit of paper]: “There is ${aWay}. And in the end ${last}.” ${more} Show it, and he writes it down.`,
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
function askedSlots({ aWay, doing }: Course, hero: string, isMany: boolean): Slots {
  return {
    lastPage: '',
    mustAsk: '“What has to happen in it, or it isn’t your play?”',
    whenLast: 'at the very end',
    forLast: 'the very end',
    lastTold: `${capital(hero)} ${isMany ? 'have' : 'has'} made it!`,
    actThree: 'what has to happen? Show it!',
    endLittle: '“And the best of all?” whispers Hush. “Show me!”',
    allPages: `your move first. Then there is ${aWay}: ${doing}! And in the end, what has to happen?`,
  };
}

/** What is read out of the pages, scene by scene; without them, what is told of the plot, or asked. */
export function pageSlots(pages: Pages | null, course: Course, { asked, more, hinders, hero, isMany }: Asked): Slots {
  const { aWay, isOpen, isTold, wayAsk, doing, last, lastDoing } = course;
  const obstacle = `here is ${aWay}: ${doing}!`;
  const inTheWay = `And there is ${aWay}! ${isOpen ? `${hinders}${wayAsk} ` : ''}So: ${doing}!`;
  const alsoThere = isTold ? '' : ` And there is ${aWay}!`;
  const midLittle = `And there is ${aWay}!${isOpen ? ` [${wayAsk}]` : ''}`;
  if (pages === null)
    return {
      pageOne: `“${asked}” booms Mrs Boom. Say both, or show it, and Hush writes it on page one.`,
      pageTwo: '',
      pageFive: inTheWay,
      midLittle,
      actOne: `on ${isMany ? 'come' : 'comes'} ${hero}, with your move.`,
      actTwo: obstacle,
      ...(last === null ? askedSlots(course, hero, isMany) : knownSlots({ ...course, last }, more)),
    };
  const [begin, next, third] = pages.long;
  const end = readOut(pages.last);
  const read = [...new Set([...pages.long, pages.last])].flatMap((page) => (page === null ? [] : [`“${readOut(page)}”`]));
  return {
    pageOne: `“Psst,” whispers Hush, and reads from a bit of paper: “${readOut(begin)}” That’s page one! Who does it, and how? Play it, and he writes it down.`,
    pageOneLittle: `“${readOut(pages.short[0])}”`,
    pageTwo: next === null ? '' : ` “${readOn(next)}” reads Hush. Play that first!`,
    pageFive: third === null ? inTheWay : `“${readOn(third)}” reads Hush from his bit of paper.${alsoThere} So: ${doing}!`,
    midLittle: pages.short[1] === null ? midLittle : `Then: “${readOut(pages.short[1])}”${alsoThere}`,
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
