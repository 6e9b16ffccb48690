import type { Slots } from '../fill.ts';
import { contracted, isClause } from '../idea.ts';
import { quotedWords } from '../quoted.ts';
import type { OwnWords } from '../read.ts';
import { capital } from '../terms.ts';

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
      const isMore = isEnglish && (more.test(piece) || noise.test(piece));
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
    .map((piece) => piece.replace(/[\s,]*\b(?:haha|hihi|lol)\b/gi, ''))
    .filter((piece) => piece.split(' ').length >= fewest && !remark.test(piece) && isShort(piece) && isSayable(piece))
    .map(capital);
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

/** Whether every word of a piece may be said; a dragon's fire may. */
function isSayable(piece: string): boolean {
  return quotedWords(piece.replace(/\bfire\b|\bmatch(?:es)?\b/gi, 'it'), '') !== '';
}

/** So many words are read out at once; of more the first piece. */
const mostAtOnce = 22;

/** The pieces in so many parts, each of which can be read out at once. */
function inParts(pieces: readonly string[], count: number): string[] {
  const from = (at: number): number => Math.ceil((at * pieces.length) / count);
  return Array.from({ length: count }, (_, at) => pieces.slice(from(at), from(at + 1))).flatMap((part) => {
    const all = part.join('. ');
    return part.length === 0 ? [] : [all.split(' ').length > mostAtOnce ? (part[0] ?? '') : all];
  });
}

/** Whether so much is told that it is a story of its own. */
export function isTold(words: OwnWords): boolean {
  const pages = pagesOf(words);
  return pages !== null && pages.short[1] !== null;
}

/** What is asked where nothing is told: who and what it is about, how it is nearly reached, what may be in the way, and who comes on. */
type Asked = { asked: string; nearly: string; hinders: string; hero: string; isMany: boolean };

/** What is read out of the pages, scene by scene; without them, what is asked instead. */
export function pageSlots(pages: Pages | null, { asked, nearly, hinders, hero, isMany }: Asked): Slots {
  const obstacle = 'here is what is in the way. [Show how big!] Call “From the top!”, and your move gets through.';
  const inTheWay = `${nearly}. But what is in the way?${hinders} [Say it, or show it!]`;
  if (pages === null)
    return {
      pageOne: `“${asked}” booms Mrs Boom. Say both, or show it, and Hush writes it on page one.`,
      pageOneLittle: '',
      pageTwo: '',
      pageFive: inTheWay,
      pageFiveLittle: '',
      lastPage: '',
      theEnd: 'what is underlined twice',
      actOne: `on ${isMany ? 'come' : 'comes'} ${hero}, with your move.`,
      actTwo: obstacle,
      actThree: 'what is underlined twice?',
      allPages: `with ${hero}: your move, what is in the way, your move again, past it, and what is underlined twice!`,
    };
  const { last, short, long } = pages;
  const [begin, next, third] = long;
  const read = [...new Set([...long, last])].flatMap((page) => (page === null ? [] : [`“${page}.”`]));
  return {
    pageOne: `“Psst,” whispers Hush, and reads from a bit of paper: “${begin}.” That’s page one! Who does it, and how? Play it, and he writes it down.`,
    pageOneLittle: ` He reads: “${short[0]}.” And then:`,
    pageTwo: next === null ? '' : ` “${next},” reads Hush. Play that first!`,
    pageFive: third === null ? inTheWay : `“${third},” reads Hush from his bit of paper. Play that!`,
    pageFiveLittle: short[1] === null ? '' : `“${short[1]}!” whispers Hush. Show me! `,
    lastPage: ` And the last page is: “${last}.”`,
    theEnd: 'the last page',
    actOne: next === null ? `“${begin}.”` : `“${begin}.” And then: “${next}.”`,
    actTwo: third === null ? obstacle : `“${third}.”`,
    actThree: `“${last}.”`,
    allPages: `page by page: ${read.join(' ')}`,
  };
}
