import { factsIn } from '../fill/facts.ts';
import { ownSlots } from '../fill/plays.ts';
import { slotsFor } from '../fill/slots.ts';
import { lessonNamed } from '../plays/archetypes/school.ts';
import { mishapIn, opensWithMishap } from '../read/mishap.ts';
import type { OwnWords } from '../read/own-words.ts';
import { isFunctionWord, saysLittle } from '../words/english.ts';
import { type Found, keyOf } from '../words/lexicon.ts';
import type { Slots } from '../words/terms.ts';
import { ideaTokens, isArticle, isJoining, isNext, isPlaceWord, type Token } from '../words/words.ts';
import { framed } from './frame.ts';
import { cuesOn } from './learned/features.ts';
import type { Archetype } from './learned/model.ts';

/** Whether what a family typed has a place in what an archetype would say, and does not only stand in its title. */

/** The common slots that say what the words name: in all archetypes, and in each. */
const everywhere = /^(?:at|hero|heroes)$/;
const saying: Readonly<Partial<Record<Archetype, RegExp>>> = {
  building: /^build/,
  day: /^also/,
  feast: /^(?:day|event)$/,
  heist: /^thing$/,
  journey: /^(?:ride|setout|there|trip)$/,
  lost: /^(?:event|help|hint|leftIn|looks\w*|owner|ranOff|thing|view)$/,
  match: /^(?:event|others|rival|versus)$/,
  school: /^class$/,
  shop: /^(?:folk1|run|shop|smell)$/,
};

/** What an archetype tells of by itself. */
const tells: Readonly<Partial<Record<Archetype, RegExp>>> = {
  heist: /^(?:snatch|grab|pinch|nick|swip|t[ao]k|took|past$|wak)/,
  journey: /^(?:walk|div|rid|driv|sail|hik)/,
  lost: /^(?:left|forg|ran|away|bl[eo]w|fl[ey]w|fell|roll)/,
  match: /^w[io]n/,
  shop: /^(?:buy|sell|pay)/,
};

/** A word without what a plural, *-ing* or *-ed* leaves on it. */
function stemOf(word: string): string {
  const bare = word.replace(/(?<=\p{L}{3})(?:ies|ied)$/u, 'y').replace(/(?<=\p{L}{3})(?:ings?|ed|es|s|e|y)$/u, '');
  return bare.replace(/(\p{L})\1$/u, '$1');
}

/** The stems of what the archetype says of the words. */
function saidBy(archetype: Archetype, read: OwnWords, words: OwnWords): ReadonlySet<string> {
  const drawn = slotsFor(words);
  const common = Object.entries(drawn).filter(([slot]) => everywhere.test(slot) || saying[archetype]?.test(slot) === true);
  const slots: Slots = { ...Object.fromEntries(common), ...ownSlots(archetype, words, drawn) };
  const texts = Object.values(slots).map((slot) => (typeof slot === 'string' ? slot : `${slot.text} ${slot.many ?? ''}`));
  const mishap = opensWithMishap(archetype) ? (mishapIn(read, archetype)?.said ?? '') : '';
  // What a shop sells is what it is about, and not called out beside it.
  const facts = factsIn(read).filter((fact) => archetype !== 'shop' || !/\bsells?\b/.test(fact));
  const all = [...texts, mishap, ...facts, archetype === 'school' ? lessonNamed(read) : ''];
  return new Set(keyOf(all.join(' ')).split(' ').map(stemOf));
}

function idOf({ row }: Found): string {
  return 'id' in row ? row.id : 'name' in row ? row.name : row.one;
}

/** Whether a token has a place in what the archetype says: by its word, by the row of the lexicon that it means, or since the archetype is about it. */
function coverOf(archetype: Archetype, read: OwnWords, tokens: readonly Token[]): (token: Token) => boolean {
  const words = framed(read, archetype);
  const said = saidBy(archetype, read, words);
  const rows = [words.kind?.id, words.where?.id, words.who?.creature.id];
  const cued = cuesOn(archetype, tokens);
  const isSaid = (key: string) => key.split(' ').every((word) => saysLittle(word) || said.has(stemOf(word)));
  return (token) => {
    const { key, found } = token;
    if (isSaid(key) || tells[archetype]?.test(key) === true) return true;
    if (found === null) return cued.has(token);
    // A thing that speaks for an archetype is only told of where it fills a slot.
    return rows.includes(idOf(found)) || isSaid(keyOf(idOf(found))) || (found.table === 'kind' && cued.has(token));
  };
}

/** In another language, so short a word joins others. */
const shortest = 3;

/** Whether a word says what the story is about. */
function isContent({ text, key, found, sign }: Token, isEnglish: boolean): boolean {
  const words = key.split(' ');
  if (sign) return found !== null;
  if (!isEnglish && found === null && words.every((word) => word.length <= shortest || isJoining(word))) return false;
  return !saysLittle(text) && !words.every((word) => saysLittle(word) || isArticle(word) || isPlaceWord(word));
}

/** What only colours whatever stands behind it. */
const colours =
  /(?:y|ed|en|est|er|ous|ful|less|ish|ic|al)$|^(?:red|blue|purple|pink|black|white|brown|sad|loud|quiet|shy|fast|slow|wet|hot|cold|warm|dark|bright|super|secret|surprise|lost|sick|poor|strange|sweet|kind|smart|wise|mad|cool|fat|thin|round)$/;

/**
 * The words, as typed, of which the archetype would say nothing but in a title. Small words are none. Of what is not English, those that nothing is known of
 * count once they are a third of all.
 */
export function uncoveredBy(archetype: Archetype, read: OwnWords): readonly string[] {
  const isEnglish = read.idea !== null;
  const tokens = ideaTokens(read.clean);
  const isCovered = coverOf(archetype, read, tokens);
  const isColour = (token: Token) => {
    const next = tokens[tokens.indexOf(token) + 1];
    if (!isEnglish || next === undefined || !isNext(token, next)) return false;
    if (isContent(next, true) ? !isCovered(next) : isFunctionWord(next.key)) return false;
    return token.found?.table === 'creature' ? /^\p{Lu}/u.test(next.text) : colours.test(token.key);
  };
  const content = tokens.filter((token) => isContent(token, isEnglish));
  const left = content.filter((token) => !isCovered(token) && !isColour(token));
  const known = left.filter(({ found }) => found !== null);
  const isUnknown = (left.length - known.length) * 3 >= content.length;
  return (isEnglish || isUnknown ? left : known).map(({ text }) => text);
}
