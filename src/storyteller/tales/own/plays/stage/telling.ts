import { contracted, isClause, names } from '../../words/idea.ts';
import { capital } from '../../words/terms.ts';
import { isDeed, isVerb } from '../deeds.ts';
import { canBeRead, noise, partedEnglish, withoutJoint } from './pieces.ts';

/** What a family tells behind its idea, piece by piece in its order: sentences, and lists of things and doings. */

const mostPieces = 9;
/** What is said to whoever tells. */
const please = /^(?:bitte|por favor|per favore|s’il|alsjeblieft|proszę|lütfen)(?!\p{L})/iu;
/** So many words a piece of a list has at most. */
const listed = 5;

const sentence = /\s*(?:[.!?;:]+(?=\s|$)|\s[–—-]\s)\s*/u;
/** What says that something comes first, or last. */
const early =
  /^(?:and )?(?:first(?: of all)?(?! \p{L}+\uE001| (?:day|night|time|lesson|class|flight|trip|one|step|prize|place|aid)\b)|at first|to begin with|in the beginning|it (?:begins|starts) with|zuerst|erst),? (?=\S)/iu;
const late =
  /^(?:and |but )?(?:then )?(?:(?:right )?at the (?:very )?end(?: of (?:the|that|this) (?:day|night|evening|story))?|in the end|finally|at last|last(?: of all)?,|to finish|it ends with|am ende|zuletzt),? (?=\S)/i;
const lateBehind = /,? (?:(?:right )?at the (?:very )?end|in the end|am ende|zum schluss)$/i;
/** What only says how it goes on. */
const goesOn =
  /^(?:and |but )?(?:(?:and )?then|after that|afterwards|next|later|suddenly|on the way(?: there| back| home)?|dann|danach),? (?=\S)/i;
/** What only says that it is there, or wished. */
const thereIs =
  /^(?:there(?:’s| is| are| comes?| must be| should be)|(?:we|i|he|she|they) (?:wants?|would like|needs?|have|has)(?: to have)?) (?=(?:an?|the|some|lots)\b)/i;
/** *They need the slow one* is more than the slow one. */
const needsThe = /\bneeds? (?:the|our)\b/i;
/** A wish for what shall happen is what happens: *they want to mix, flip and serve*. What he or she wants may be what the story is about, *the ghost*. */
const wishFor =
  /^(?:(?:we|i|they|both|all)(?: all)? (?:(?:just|really) )?(?:hopes?|wants?|wish(?:es)?|(?:would |’d )?(?:like|love))|(?:would )?like)(?: for(?: the)?)? (?:(?:that )?(?:he|she|they|it|him|her|them|all three|all of them) (?=can |could |will |to ))?(?:(?:can|could|will) )?(?:to )?(?!(?:he|she|they|that|it)\b)(?=\p{L})/iu;
const childsWish = /^(?:he|she) (?:just |really )?(?:hopes|wants|would like|would love|loves) to (?=\p{L})/iu;
/** What says how it is to be told, and is nothing that happens: *nothing babyish*. */
const manner =
  /^nothing (?:\p{L}+ )*?\p{L}*[^s]$|^told \p{L}+ly$|^(?:with )?nobody \p{L}+ing$|^an? (?:good |nice |proper |real |funny |short )?(?:story|game)$/iu;

/** More about the piece before it, and nothing by itself: *again and again*, *with a ladder*. */
const more =
  /^(?:again|over and over|with|without|called|named|only|just|from|in|on|for|of|like|as|somewhere|really|very|not|which|who|that|because|so that|until|till|slowly|softly|quietly|everywhere|always|or|all (?:around|over|of them|day))\b/iu;
/** When or where something happens, and what: *in the night the cans run away*. */
const settingFirst =
  /^(?:in|on|from) (?:the|an?|our|my) (?:\p{L}+ ){1,2}?(?:the|an?|our|my|we|they|he|she|it|all|everybody|everyone|nobody|somebody) \p{L}+(?: \p{L}|s$)/iu;
const withThing = /^with ((?:(?:an?|the|our|my|lots of|some) )?[\p{L}’-]+(?: [\p{L}’-]+)?)$/iu;

/** Who it goes on about: *it* of *it wobbles, falls over softly*. */
const subject =
  /^((?:the|an?|our|my|his|her) (?:\p{Ll}+ )?(?!(?:to|of|in|on|at|for|with|from|by|and|or|that|who|which|where)\b)\p{Ll}+|it|he|she) (?=((?:\p{Ll}+[^s\W]s|\p{Ll}*es|is|has)(?!\p{L})))/iu;
/** The same for somebody with a name: *Mila is the driver and sells the tickets*. */
const named = /^(\p{Lu}\p{Ll}+) (?=(?:\p{Ll}+[^s\W]s|is|has)(?!\p{L}))/u;
const goesWithout = /^(?:\p{Ll}+[^s\W]s|goes|does|is|has)(?= |$)/u;

/** What is one question to the end: *decide: stay, or go and look*. */
const choice = /\b(?:decide|choose)\b.* or /i;

const joins = /^(?:and|then|so|but|und|dann)$/i;

/** How a child is, where the story is of nobody. */
const ofChild =
  /^(?:he|she) (?:is|was|gets|feels) (?:(?:so|very|quite|really|a bit|a little|less) )*(?:frightened|scared|afraid|obsessed|shy|worried|sad|ill|sick|anxious|nervous|jealous|upset)\b/i;

type Piece = { text: string; order: number };

const begun = /^(?:we|i|you|they|he|she|it|everybody|everyone|all|there)\b/i;

/** Whether somebody does something in the words: who does several things is one part, *we pull the bins and tip them in*. */
export function isSentence(text: string): boolean {
  const verb = subject.exec(text)?.[2];
  return begun.test(text) || isClause(text) || (verb !== undefined && isVerb(verb));
}

/** The parts between commas; of a list each thing, and both of the last two: *codes, sneaking and a mission*. */
function partsOf(text: string): string[] {
  const parts = text.split(/\s*,\s*|\s+(?=(?:and )?then\b)|\s+(?=and (?:at|in) the end\b)/i).filter((part) => part !== '');
  return parts.flatMap((part) => {
    const both = part.split(/ and /i);
    const isList =
      both.length > 1 &&
      !/ or /i.test(part) &&
      !isSentence(withoutOrder(part)) &&
      both.every((each) => each.split(' ').length <= listed && !isClause(each) && !isSentence(each) && isDeed(each));
    return isList ? both : [part];
  });
}

/** A part that goes on about the one before it, with whom it is about: *it falls over softly*. */
function whole(part: string, who: string): string {
  const [first = ''] = part.split(' ');
  return who !== '' && goesWithout.test(part) && (isClause(`it ${part}`) || isVerb(first) || (part !== first && isDeed(first)))
    ? `${who} ${part}`
    : part;
}

/** A space, a colon and a comma at which a sentence is not parted. */
const kept = [
  ['\uE000', ' '],
  ['\uE001', ': '],
  ['\uE002', ', '],
] as const;
const [[space], [colon], [comma]] = kept;

/** Words as they are told: slips that are words of their own, signs, and what belongs to what stands before it. */
const asTold: readonly (readonly [RegExp, string])[] = [
  [/\b(we|they|you|i|to) loose\b/gi, '$1 lose'],
  [/\bthe hole (?=time|day|night|town|street|world|family|house)/gi, 'the whole '],
  [/ = /g, ' is '],
  [/(?<=\bcomes?)(?:…|\.{2,})\s*(?=an? )/gi, ' '],
  [/\s*\((yes|no)!?\)(?: and |, )?/giu, `${comma}$1. `],
  [/(?<=\b(?:first|second|third|last|next) \p{L}+): /giu, colon],
  [/[\s,]*\b(?:haha+|hihi|lol)\b/gi, ''],
  [/\b(that|it)s(?= (?:all|it|an?|the|so|not|too|raining|snowing|dark|night)\b)/gi, '$1’s'],
  [/\b(?:nr|no)\.? ?(?=\d)/gi, 'number '],
  [/\b(scared|afraid|frightened) of (?:the |an? )?needles?\b/gi, '$1 of the injection'],
  [/(?:[.!?…]+\s+|(?:…|\.{2,})\s*)or (?=\p{L})/giu, ', or '],
  // An answer stays with its question: *under the sofa, no*.
  [/(?<=(?:^|[.!?,] )(?:and )?(?:under|behind|in|inside|on|over) (?:[\p{L}’]+ ){1,2}\p{L}+)[,?:!.…]*\s+(?=(?:yes|no)(?!\p{L}))/giu, comma],
  // What is known, and where it is, is one with it.
  [/ (where(?= (?:we|you|they|it|he|she|nobody|everybody) )|but only|but not) /g, `${space}$1${space}`],
  [/(?<=\b(?:know|see|find|tell|remember|forget|guess)s?) where /g, `${space}where${space}`],
  [/(?<=\b(?:letter|note|sign|message|card)): ?["“]?/gi, colon],
  // *Surprise evidence: an eclipse*, *decide: back or on?*
  [/(?<=\b(?:decide|choose)): ?/gi, colon],
  [/: ?(?=an? (?:\p{L}+ )?\p{L}+(?:[.!,;]|$)|[^.!?:,]* or [^.!?:,]*\?)/giu, colon],
];
const answered = new RegExp(`${comma}(?:yes|no)$`, 'i');
/** A word or two in brackets. */
const aside = /[.!]*\s*\((\p{L}+(?: \p{L}+){0,2})!?\)( (?=\p{L}))?/giu;
const noAside = /\b(?:please|not?|i|we|he|she|they|age[sd]?|years?|kids?|or|maybe)\b/i;
/** What is said to whoever tells, each as a whole piece. */
const toTeller: readonly RegExp[] = [
  // That it is over, and how the evening is.
  /^(?:that’s|that is|thats) (?:all|it)$/i,
  /^the end$/i,
  /^(?:very |quite )?(?:quiet|calm),? please$/i,
  /^it(?:’s| is) (?:\p{L}+ )?bedtime (?:here|now|for us)$/iu,
  // Who decides, or wants to know.
  /^(?:he|she|they|my \p{L}+|the (?:kids?|children)) (?:can|should|may|must|gets? to|wants? to)(?: be able to)? (?:decide|choose|pick)\b(?!:).*$/iu,
  /^(?:(?:he|she|they) wants? to )?know (?:what|why|how|where|who)\b.*$/i,
  // How old the children are, and how they get on.
  /^(?:he|she|they|(?:my|our|the) \p{L}+)(?:’s|’re| is| are) (?:only |just |nearly |almost )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten)(?: (?:and|years?)\b.*)?$/iu,
  /^(?:two|three|four|both) of (?:them|us)$/i,
  /^\d+ and \d+$/,
  /^they (?:fight|argue|quarrel) (?:if|when)\b.*$/i,
  /\bboth equal\b/i,
  // What the story shall not be.
  /^(?:no|nothing) (?:babyish|scary|boring|violent|too \p{L}+)\b.*$/iu,
];
/** Whether words are only said to whoever tells, part by part: *two of them, 7 and 9*. */
export function isToTeller(words: string): boolean {
  return words.split(/\s*,\s*/).every((part) => toTeller.some((remark) => remark.test(part)));
}

/** *It should be the countess* says who it is. */
const shouldBe = /^it (?:should|must|has to) be (?=the|an?|my|our|\p{Lu})/iu;
/** More of a list that began in the sentence before it: *the gardener and the light*. */
const listGoesOn = /^(?:the|an?|our|my) [^,]+ and (?:the|an?|our|my) [^,]+$/i;
const listBegan = /\b(?:the|an?|our|we|they|he|she|it)\b.* (?:the|an?|our|my) \p{L}+$/iu;

/** What may not be asked of children, as it is played. */
const asPlayed: readonly (readonly [RegExp, string])[] = [
  [/\beats (?=(?:the|an?|his|her|its|my|our|all|up)\b)/gi, 'gobbles up '],
  [/\beat(?=s?\b|ing\b)/gi, 'munch'],
  [/\bmunchs\b/gi, 'munches'],
  [/\b(?:ate|eaten)\b/gi, 'munched'],
  [/\bdrink(?=s?\b|ing\b)/gi, 'slurp'],
  [/\bdrank\b/gi, 'slurped'],
  // A cow may stand in the road and socks may hang there; said aloud, the safety rules would take it for what children are to do.
  [/\bin the (?:road|street)\b/gi, 'in the way'],
  [/\bhang (them|it|the \p{L}+) up (?=on\b|over\b)/giu, 'put $1 up '],
  [/\b(?:we )?blow(?:s|ing)? out (?:the |all the |our )?candles?\b/gi, 'the candles go out'],
];
const changed = (text: string, by: typeof asPlayed): string => by.reduce((said, [word, instead]) => said.replaceAll(word, instead), text);
/** A cat may have eaten a sock; children eat nothing. */
const played = (text: string): string => (canBeRead(text) && !/\bblow/i.test(text) ? text : changed(text, asPlayed));

/** Whoever it is about is glad in the end. */
const lovesIt = /^(?:he|she) (?=loves (?:it|them)$)/i;

/** When a part is told: what comes first stands first, and from *in the end* on all is the end. */
function orderOf(part: string, before: number, isBegun: boolean): number {
  if (!isBegun && early.test(part)) return -1;
  return late.test(part) || lateBehind.test(part) ? 1 : Math.max(0, before);
}

/** A part without what says when it comes. */
function withoutOrder(part: string): string {
  return part.replace(late, '').replace(goesOn, '');
}

/** A part without what joins it, or says only when it comes. */
function bareOf(part: string): string {
  const text = withoutJoint(withoutOrder(part).replace(lateBehind, ''));
  return (needsThe.test(text) ? text : text.replace(thereIs, '')).replace(wishFor, '');
}

/** The pieces of one sentence. */
function piecesOf(said: string, isEnglish: boolean): Piece[] {
  const pieces: Piece[] = [];
  let [who, order, isBegun] = ['', 0, false];
  const isLong = (part: string) => !choice.test(part) && (isClause(part) || part.split(' ').length > listed);
  const parts = isEnglish
    ? partsOf(said).flatMap((part) => (isLong(part) ? partedEnglish(part) : [part]))
    : said.split(/\s*,\s*/).map((part) => part.replace(/^(?:und|et|y|e|en|i|ve) (?=\S)/i, ''));
  for (const part of parts) {
    const text = part.trim().replace(/^and (?=\S)/i, '');
    order = orderOf(text, order, isBegun);
    const bare = isEnglish ? bareOf(isBegun ? text : text.replace(early, '')) : text;
    isBegun = true;
    const before = pieces.at(-1);
    const thing = withThing.exec(bare)?.[1];
    if (bare === '' || joins.test(bare) || manner.test(bare)) continue;
    const isMore = more.test(bare) && !answered.test(bare) && !settingFirst.test(bare);
    const isListed = before !== undefined && listGoesOn.test(text) && listBegan.test(before.text) && !isSentence(bare);
    // *The slowest wins, with a commentator*: the end stays the end.
    if (thing !== undefined && isDeed(thing)) pieces.splice(Math.max(0, pieces.length - 1), 0, { text: thing, order });
    else if (isEnglish && before !== undefined && (isListed || isMore || noise.test(bare))) {
      pieces[pieces.length - 1] = { ...before, text: `${before.text}, ${bare}` };
    } else if (!isEnglish || !isMore)
      pieces.push({ text: whole(/^(?:the|our|my) /i.test(who) ? bare.replace(lovesIt, `${who} `) : bare, who), order });
    const last = pieces.at(-1)?.text ?? '';
    who = (subject.exec(last) ?? named.exec(last))?.[1] ?? who;
  }
  return pieces;
}

/** All that a family tells, piece by piece; nothing that can’t be read out. Where it is of nobody, *he* and *she* are the children. */
export function piecesTold(tail: string, isEnglish: boolean, isOfSomebody = true): readonly string[] {
  const said = isEnglish
    ? changed(contracted(tail), asTold).replace(aside, (_, words: string, goesOn = '') =>
        noAside.test(words) ? ' ' : `${comma}${words.replaceAll(' ', space)}${goesOn && comma}`,
      )
    : tail;
  const text = said
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/\b(first|then|finally|in the end|at the end|at last|last of all|zuerst|dann|am ende),(?= )/gi, '$1')
    .replace(/\s+/g, ' ');
  const pieces = text
    .split(sentence)
    .flatMap((each) => piecesOf(isOfSomebody ? each : each.replace(childsWish, ''), isEnglish))
    .map(({ text: piece, order }) => ({
      text: kept.reduce(
        (all, [sign, instead]) => all.replaceAll(sign, instead),
        piece.replace(answered, (answer) => answer.toLowerCase()),
      ),
      order,
    }))
    .filter(({ text: piece }) => !toTeller.some((remark) => remark.test(piece)))
    .map(({ text: piece, order }) => ({ text: isEnglish ? played(piece.replace(shouldBe, 'it is ')) : piece, order }))
    .reduce<Piece[]>((all, piece) => {
      // A noise by itself belongs to what makes it: *tip them in: crunch!*
      const before = all.at(-1);
      if (before === undefined || !noise.test(piece.text)) return [...all, piece];
      return [...all.slice(0, -1), { ...before, text: `${before.text}, ${piece.text.toLowerCase()}` }];
    }, [])
    .filter(({ text: piece }) => isOfSomebody || !ofChild.test(piece))
    .filter(({ text: piece }) => /\p{L}{2}/u.test(piece) && !please.test(piece) && canBeRead(piece));
  return pieces
    .sort((one, other) => one.order - other.order)
    .slice(-mostPieces)
    .map(({ text: piece }) => capital(piece.replace(names, capital)));
}

/** What stands behind an idea in other languages and is only more about it. */
const moreAbroad = /^(?:mit|ohne|bitte|nicht|avec|sans|pas|con|sin|senza|com|sem|met|zonder|niet|ze|bez|ile|lütfen)\b/iu;

/** Whether what follows an idea is something that happens: one thing and nothing done is none, *football: vegetables against fruits*. */
export function happensIn(pieces: readonly string[], isEnglish: boolean): boolean {
  const [only = '', ...others] = pieces;
  if (only === '' || others.length > 0) return only !== '';
  return isEnglish ? isClause(only) || isDeed(only) : only.includes(' ') && !moreAbroad.test(only);
}

/** Whether all of it are English doings, *dig, find a box*, where no other word tells the language. */
export function isDoneOnly(tail: string): boolean {
  const pieces = piecesTold(tail, true);
  return pieces.length > 0 && pieces.every(isDeed);
}
