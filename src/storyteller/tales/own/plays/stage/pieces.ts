import { lowerFirst } from '../../../../words/lexicon.ts';
import type { OwnWords } from '../../read/own-words.ts';
import { contracted, isClause, names } from '../../words/idea.ts';
import { quotedWords } from '../../words/quoted.ts';
import { capital } from '../../words/terms.ts';
import { matchOrFire } from '../../words/unfit.ts';
import { cameTrue, overcome, resolutionOf } from '../ends.ts';

/** A family's words piece by piece, in their order: what happens in them, one thing after another. */

/** Fewer words say nothing that happens, and nobody listens to more in one breath: those pieces are not read out. */
const fewest = 2;
const most = { words: 18, letters: 100 };

/** What parts two things that happen, in any language. */
const stops = /\s*(?:[.!?;:]+(?=\s|$)|\s[–—-]\s|,(?=\s))\s*/u;
/** What begins another thing that happens, in English. */
const then =
  /^(?:(?:and |but )?(?:then|so|at last|in the end|finally|afterwards|suddenly|because|until|till|where(?! (?:is|are|did|do|does|has)\b))|but) (?=\S)/i;
const joint = / (?=(?:and then|and at last|and so|but|because|until|till|where|and) )|(?<! and) (?=then )/i;
const subjects = /^(?:we|i|you|they|he|she|it|there|everybody|everyone|nobody|somebody|all|mum|dad|mummy|daddy|to)\b/i;
const deeds =
  /^(?:walk|jump|hide|find|make|build|help|go|fly|swim|dance|sing|eat|play|bring|save|rescue|run|catch|look|crawl|climb|cook|bake|wash|paint|sell|open|close|sleep|wake|hug|dig|push|pull|drive|throw|carry|take|get|give|meet|call|tell|show|feed|ride|stop|win|fall|land|turn|say|shout|come|leave|let|\p{Ll}+ing|\p{Ll}+s (?:the|a|an|his|her|its|their|up|down|out|away|in|on|to)) ?/iu;
/** What is said to whoever tells, or of the children, and is nothing to play. */
const remarks: readonly RegExp[] = [
  // Please, thanks and laughter.
  /^(?:please|thanks?|thank you|haha|lol)\b|\bplease$/iu,
  // What it shall be like, and what not.
  /^(?:no fighting|not (?:too )?scary)\b/iu,
  /^(?:and |but )?make it (?:about|a|fun|funny|short|quick|silly|exciting|easy|calm|quiet|nice|special)\b/iu,
  /^(?:and |but )?keep it (?:short|simple|calm|quiet|funny|light|easy|gentle|fun|nice)\b/iu,
  /^(?:and |but )?nothing (?:too )?(?:scary|long|loud|wild)\b/iu,
  /^(?:and |but )?(?:(?:can|could) you|(?:she|he|they) wants? a (?:story|game))\b/iu,
  // What the family likes or hopes, and where it has the idea from.
  /^(?:and |but )?i(?:’d| would)?(?: secretly| just| really| honestly)? (?:like|want|love|hope|wish|think)\b/iu,
  /^(?:and |but )?we(?: really| all)? hope\b/iu,
  /^(?:and |but )?(?:we|they|he|she|i) (?:just |have |’ve )?(?:did|had|learned|learnt|read|saw|watched|talked about) (?:it|this|that|about|them)\b/iu,
  /^(?:and |but )?we(?: have|’ve)? just \p{L}+\b/iu,
  // How the child is, and how often.
  /^(?:and |but )?every (?:morning|evening|day|night|time)\b/iu,
  /^(?:and |but )?(?:(?:he|she|they) (?:could|never)|(?:he|she) (?:was|loves)|they love)\b/iu,
  /^(?:and |but )?my (?:son|daughter|grandson|granddaughter|kids)\b/iu,
  /^\p{L}+ (?:is|are|turn(?:s|ed)?|has turned) (?:now )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten)(?: years old)?$/iu,
];

/** A question on the way asks for an answer that nobody has: *and now where is it*. */
const asks = /^(?:who|what|where|why|when|how) (?:is|are|did|do|does|has|have|can|will)\b/i;

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
export function partedEnglish(sentence: string): string[] {
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
export const noise = /^(?:crunch|splash|boom|bang|crash|whoosh|plop|pop|ding|beep|moo|roar|hurray|hooray|hurrah|wheee*)$/iu;

const aside = /^(?:please|thanks?|haha|hihi|lol|yuck|yay)$/i;

/** A piece without what joins it to the one before or behind it. */
export function withoutJoint(part: string): string {
  return part
    .trim()
    .replace(then, '')
    .replace(/^and (?=\S)/i, '')
    .replace(/ (?:and|but|so)(?: now| then)?$/i, '');
}

/** All pieces, in their order; what is only more about one stands with it. */
function piecesOf(text: string, isEnglish: boolean): string[] {
  const pieces: string[] = [];
  for (const sentence of text.split(stops)) {
    for (const part of isEnglish ? partedEnglish(sentence) : [sentence]) {
      const piece = withoutJoint(part);
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
    .filter((piece) => piece.split(' ').length >= fewest && canBeRead(piece))
    .map((piece) => capital(piece.replace(names, capital)));
}

/** Whether a piece is part of a story, and can be read out in one breath. */
export function canBeRead(piece: string): boolean {
  const isAsked = asks.test(piece) && !/ (?:is|are|was) .*\b(?:is|are|was) /.test(piece);
  return !remarks.some((remark) => remark.test(piece)) && !isAsked && isShort(piece) && isSayable(piece);
}

/** Whether every word of a piece may be said; a dragon's fire may. */
function isSayable(piece: string): boolean {
  return quotedWords(piece.replaceAll(matchOrFire, 'it'), '') !== '';
}

/** *An excavator that is afraid of the dark*: whom it is about, and what is said of them. */
const related = /^(?:(?:an?|the|our|my) )?((?:\p{L}+ ){0,2}\p{L}+) (?:that|who|which) ([\p{L}’]+ .+)$/iu;
/** What goes on about the same one, as it stands behind *and*: *works only at night*. */
const goesOn = /^(?!this |its |his |is it )(?:is|has|can|must|cannot|can’t|won’t|doesn’t|\p{Ll}{2,}[^s]s) /iu;

/** *The baker has lost his smell*, of *a baker who has lost his smell*; null where the words are none of that. */
export function relatedIn(text: string): string | null {
  const [, who = '', does = ''] = related.exec(text) ?? [];
  return who === '' ? null : `The ${who.toLowerCase()} ${does}`;
}

/** Each piece as a sentence of its own, where the first is a thing with more said of it: *the excavator is afraid of the dark*, *the excavator works only at night*. */
function inSentences(pieces: readonly string[]): readonly string[] {
  const [, who = '', does = ''] = related.exec(pieces[0] ?? '') ?? [];
  if (who === '') return pieces;
  const name = `The ${who.toLowerCase()}`;
  return [`${name} ${does}`, ...pieces.slice(1).map((piece) => (goesOn.test(piece) ? `${name} ${lowerFirst(piece)}` : piece))];
}

const mostInTitle = 6;
/** What may stand after a word that is no verb then: *cats in the garden*. */
const place = /^(?:at|to|on|in|for|with|from|by|of|and|like)$/i;

/** Whether a piece only names what the story is, *Ancient Egypt*, *running a restaurant*, and would be no sentence where it is read out. */
function isHeading(piece: string, { person }: OwnWords): boolean {
  const words = piece.split(' ');
  if (words.length > mostInTitle || isClause(piece) || subjects.test(piece)) return false;
  if (person !== null && piece.toLowerCase().startsWith(person.name.toLowerCase())) return false;
  if (deeds.test(`${words[0]} `) && !/ing$/i.test(words[0] ?? '')) return false;
  return !words.some(
    (word, at) => at > 0 && /(?:[^s’]s|ed|’s)$/.test(word) && words[at + 1] !== undefined && !place.test(words[at + 1] ?? ''),
  );
}

/** What the child whom the words are for wants, as its family says it. */
const childs = /^(?:he|she|they|his sister|her brother) (?:wants?|loves?|likes?|hopes?)\b/i;

/** Whether a piece is about the child, and about nobody whom the words name before it. */
function isOfChild(piece: string, { who, clean }: OwnWords): boolean {
  if (!childs.test(piece)) return false;
  const before = clean.toLowerCase().split(piece.toLowerCase())[0] ?? '';
  return who === null || ![who.one, who.many].some((name) => before.includes(name));
}

/** The pieces that can be read out on a stage, each a sentence: no heading of theirs, and nothing that is said of a child who hears it. */
export function stageSentences(words: OwnWords): readonly string[] {
  const pieces = piecesIn(words);
  if (pieces.length < 2 || words.idea === null) return pieces;
  const own = inSentences(pieces).filter((piece, at) => at === 0 || !isOfChild(piece, words));
  return own.length > 0 && isHeading(own[0] ?? '', words) ? own.slice(1) : own;
}

/** What is told of a child who hears it, as what happens to it. */
function toThem(piece: string): string {
  return piece.replace(/^(?:he|she|they|his sister|her brother)\b/i, 'you').replace(/^you (want|love|like|hope)s\b/, 'you $1');
}

/** The end that a family's wish has, or its trouble where they tell nothing else; null where they tell neither. */
export function endWished(words: OwnWords): string | null {
  if (words.idea === null) return null;
  const pieces = inSentences(piecesIn(words));
  const wish = pieces.map((piece) => cameTrue(isOfChild(piece, words) ? toThem(piece) : piece)).findLast((end) => end !== null);
  if (wish !== undefined) return wish;
  const [only, ...more] = pieces.length === 1 ? pieces : stageSentences(words);
  if (only === undefined || more.length > 0) return null;
  return overcome(only) ?? resolutionOf(only) ?? (pieces.length > 1 ? lowerFirst(only) : null);
}
