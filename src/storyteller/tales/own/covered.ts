import { type Cues, cuesIn, cuesOf } from './cues.ts';
import { isFunctionWord, saysLittle } from './english.ts';
import { factsIn } from './facts.ts';
import type { Slots } from './fill.ts';
import { framed } from './frame.ts';
import type { Archetype } from './learned/model.ts';
import cueRows from './lexicon/en/cues.json' with { type: 'json' };
import { type Found, keyOf } from './lexicon.ts';
import { lessonNamed } from './plays/school.ts';
import { ownSlots } from './plays.ts';
import type { OwnWords } from './read.ts';
import { slotsFor } from './slots.ts';
import { isTroubled, troubleIn } from './trouble.ts';
import { isArticle, isJoining, isNext, isPlaceWord, type Token, tokensOf } from './words.ts';

/** Whether what a family typed has a place in what an archetype would say, and does not only stand in its title. */

/** The common slots in which each archetype says what the words name; where and for whom it is, all of them say. */
const everywhere = /^(?:at|hero|heroes)$/;
const saying: Readonly<Partial<Record<Archetype, RegExp>>> = {
  building: /^build/,
  contest: /^(?:day|event|rival)/,
  day: /^also/,
  feast: /^(?:day|event)$/,
  heist: /^thing$/,
  journey: /^(?:ride|setout|there|trip)$/,
  lost: /^(?:event|help|hint|leftIn|looks\w*|owner|ranOff|thing|view)$/,
  match: /^(?:event|others|rival|versus)$/,
  rescue: /^duty$/,
  school: /^class$/,
  shop: /^(?:folk1|run|shop|smell)$/,
};

/** Words that an archetype is about, whatever fills its slots. */
const cues: ReadonlyMap<string, Cues> = new Map(Object.entries(cueRows).map(([archetype, rows]) => [archetype, cuesOf(rows)]));

/** The tokens that one of the archetype’s cues stands on, by itself or with those beside it. */
function cuedIn(archetype: Archetype, tokens: readonly Token[]): ReadonlySet<Token> {
  const of = tokens.flatMap((token) => token.key.split(' ').map((word) => ({ word, token })));
  const found = [...cuesIn(cues.get(archetype) ?? cuesOf([]), of.map(({ word }) => word))];
  return new Set(found.flatMap(({ at, span }) => of.slice(at, at + span).map(({ token }) => token)));
}

/** What else it tells of by itself. */
const tells: Readonly<Partial<Record<Archetype, RegExp>>> = {
  contest: /^w[io]n/,
  heist: /^(?:snatch|grab|pinch|nick|swip|t[ao]k|took|past$|wak)/,
  lost: /^(?:ran|away|bl[eo]w|fl[ey]w|fell|roll)/,
  match: /^w[io]n/,
  nature: /^(?:stop|end|leav|stay|fell|fall|asleep|bl[eo]w|away|hit)/,
  shop: /^(?:buy|sell|pay)/,
};

/** A word without what a plural, *-ing* or *-ed* leaves on it. */
function stemOf(word: string): string {
  return word
    .replace(/(?<=\p{L}{3})(?:ies|ied)$/u, 'y')
    .replace(/(?<=\p{L}{3})(?:ings?|ed|es|s|e|y)$/u, '')
    .replace(/(\p{L})\1$/u, '$1');
}

function textOf(slot: Slots[string]): string {
  return typeof slot === 'string' ? slot : `${slot.text} ${slot.many ?? ''} ${slot.sort ?? ''}`;
}

/** What the archetype says of the words, as stems. */
function saidBy(read: OwnWords, words: OwnWords, archetype: Archetype): ReadonlySet<string> {
  const drawn = slotsFor(words);
  const isSaid = (slot: string) => everywhere.test(slot) || saying[archetype]?.test(slot) === true;
  const common = Object.fromEntries(Object.entries(drawn).filter(([slot]) => isSaid(slot)));
  const trouble = isTroubled(archetype) ? troubleIn(read, archetype) : null;
  const texts = [...Object.values({ ...common, ...ownSlots(archetype, words, drawn) }).map(textOf), trouble?.said ?? '', ...factsIn(read), archetype === 'school' ? lessonNamed(read) : ''];
  return new Set(keyOf(texts.join(' ')).split(' ').map(stemOf));
}

function idOf({ row }: Found): string {
  return 'id' in row ? row.id : 'name' in row ? row.name : row.one;
}

/** The rows of the lexicon that fill its slots. */
function rowsIn({ kind, where, who }: OwnWords): ReadonlySet<string | undefined> {
  return new Set([kind?.id, where?.id, who?.creature.id]);
}

/** In another language, so short a word joins others. */
const shortest = 3;

/** Whether a word says what the story is about. */
function isContent({ text, key, found, sign }: Token, isEnglish: boolean): boolean {
  if (sign) return found !== null;
  if (!isEnglish && found === null && key.split(' ').every((word) => word.length <= shortest || isJoining(word))) return false;
  return !saysLittle(text) && !key.split(' ').every((word) => saysLittle(word) || isArticle(word) || isPlaceWord(word));
}

/** *The grumpy neighbour*: what only colours whatever stands behind it. */
const colours = /(?:y|ed|en|est|er|ous|ful|less|ish|ic|al)$/;

/**
 * The words that a family typed, as typed, of which the archetype would say nothing but in a title. Small words are none, and of what is not English those
 * that nothing is known of count once they are half of it.
 */
export function uncoveredBy(archetype: Archetype, read: OwnWords): readonly string[] {
  const words = framed(read, archetype);
  const said = saidBy(read, words, archetype);
  const rows = rowsIn(words);
  const tokens = tokensOf(read.clean);
  const isCued = cuedIn(archetype, tokens);
  const isSaid = (key: string) => key.split(' ').every((word) => saysLittle(word) || said.has(stemOf(word)));
  const isCovered = (token: Token) => {
    const { key, found } = token;
    return ((found !== null && (rows.has(idOf(found)) || isSaid(keyOf(idOf(found))))) ||
    (isCued.has(token) && (found === null || found.table === 'kind')) ||
    tells[archetype]?.test(key) === true ||
    isSaid(key));
  };
  const isEnglish = read.idea !== null;
  const content = tokens.filter((token) => isContent(token, isEnglish));
  const isColour = (token: Token) => {
    const next = tokens[tokens.indexOf(token) + 1];
    if (!isEnglish || next === undefined || !isNext(token, next)) return false;
    if (isContent(next, true) ? !isCovered(next) : isFunctionWord(next.key)) return false;
    return token.found === null ? colours.test(token.key) : token.found.table === 'creature' && /^\p{Lu}/u.test(next.text);
  };
  const left = content.filter((token) => !isCovered(token) && !isColour(token));
  const unknown = left.filter(({ found }) => found === null);
  return (isEnglish || unknown.length * 3 >= content.length ? left : left.filter(({ found }) => found !== null)).map(({ text }) => text);
}
