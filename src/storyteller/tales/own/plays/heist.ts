import type { Slots } from '../fill.ts';
import { keyOf, meaningsOf } from '../lexicon.ts';
import { takerIn } from '../missing.ts';
import type { OwnWords } from '../read.ts';
import { capital, definite, many, one, possessive, type Term } from '../terms.ts';
import type { Who } from '../who.ts';
import { isPlaceWord, type Token, tokensOf } from '../words.ts';

/** Who fetches something back from under somebody’s nose, what it is, and where that somebody lives. */
export function heistSlots(words: OwnWords): Slots {
  const { loot, missing, kind } = words;
  const mates = matesOf(words);
  const named = mates === null ? '' : definite(mates);
  const several = mates?.number === 'many';
  return {
    band: bandLine(words),
    thing: loot ?? missing ?? one(kind?.tale === 'heist' ? kind.misses : 'golden teapot'),
    comers: comersOf(loot ?? missing),
    home: homeOf(words),
    holder: holderOf(words),
    ...(takerIn(words.clean) === null ? { borrowed: 'borrowed', taken: 'borrowed' } : { borrowed: 'took', taken: 'taken' }),
    startled: named === '' ? 'a pigeon falls off the roof' : `${named} ${several ? 'fall' : 'falls'} off the chair`,
    hushed: named === '' ? '' : ` ${capital(named)} ${several ? 'keep' : 'keeps'} so quiet that it hurts.`,
    hushedLittle: named === '' ? '' : ` ${capital(named)} ${several ? 'go' : 'goes'} “Shh”.`,
    beside: named === '' ? '' : ` next to ${named}`,
  };
}

/** Who comes to hold it tonight: the neighbours, and whoever it belongs to, the moon of *the moon’s pyjamas*. */
function comersOf(held: Term | null): string {
  const owner = /^(?:the )?(.+?)’s? /.exec(held?.text ?? '')?.[1];
  if (owner === undefined) return 'all the neighbours';
  const isNamed = /^(?:\p{Lu}|(?:your|our|my) )/u.test(owner);
  return `${isNamed ? owner : `the ${owner}`} and all the neighbours`;
}

const from = /\bfrom (?:(?:the|a|an|our|my) )?(?:\p{L}+ )??(?<last>\p{L}+)$|\bfrom (?:the |a |an |our |my )?(?<near>\p{L}+)\b/iu;

/** Who has it: one of those whom the words name, or a lady whom nobody knows. */
function holderOf({ clean }: OwnWords): string {
  const taker = takerIn(clean);
  const { last, near } = from.exec(clean)?.groups ?? {};
  const isCreature = (word: string | undefined) => word !== undefined && meaningsOf(keyOf(word)).some(({ table }) => table === 'creature');
  const named = [last, near].find(isCreature)?.toLowerCase() ?? (taker === '' ? null : taker);
  if (named === null) return 'Madam Later';
  const several = /[^s]s$|(?:men|mice|people)$/.test(named);
  return `Madam Later, ${several ? `the oldest of the ${named}` : `the ${named}`},`;
}

const thieves = /\b(?:thieves|robbers|burglars)\b/i;
const robbery = /\brobbery\b/i;

function bandLine(words: OwnWords): string {
  const { kind, loot, who, where, place, clean } = words;
  const isHeist = kind?.id === 'heist';
  const isClub = kind?.tale === 'heist' && !isHeist;
  const placed = robbery.test(clean) ? 'robbery' : (kind?.place ?? '');
  const trade = isClub ? (/\bagent/i.test(clean) ? 'secret agents' : /\bsp(?:y|ies)\b/i.test(clean) ? 'spies' : null) : null;
  const named = who === null && !robbery.test(clean) ? (place?.text ?? placed) : placed;
  const at = where === null ? '' : ` ${where.at}`;
  const event = isHeist ? `, and tonight is the ${named}` : '';
  if (isClub && who?.part === 'owner') return `You are ${possessive(who.ours ? `your ${who.one}` : `the ${who.one}`)} ${named}${at}.`;
  const mates = matesOf(words);
  const called = mates === null && loot !== null ? thieves.exec(clean)?.[0].toLowerCase() : undefined;
  if (called !== undefined) return `People call you the ${loot?.text} ${called}${at}${event}.`;
  return `${mates === null ? 'You' : `You and ${definite(mates)}`} are ${trade ?? (isClub ? `the ${named}` : 'a small gang')}${at}${event}.`;
}

/** Who comes along: nobody from whom it is fetched, or on whom the joke is. */
function matesOf({ who, person, place, clean }: OwnWords): Term | null {
  const isOther = (name: string) =>
    new RegExp(`\\b(?:on|from|against|von|vom|gegen|of) (?:(?:the|a|an|our|my) )?${name}|\\b${name}’s \\p{L}`, 'iu').test(clean);
  if (person !== null) return isOther(person.name) ? null : { text: person.name, number: 'name' };
  if (who === null || isOther(who.one)) return null;
  if (who.ours) return one(`your ${who.one}`);
  return areSeveral(who, place?.text) ? many(who.many) : one(who.one);
}

/** *Penguin spies* are several, though there is one word for them. */
function areSeveral({ several, one: name }: Who, place: string | undefined): boolean {
  return several || place?.startsWith(name) === true;
}

/** The house that the words name, with whose it is: *Grandma’s castle*. */
function homeOf({ clean }: OwnWords): string {
  const tokens = tokensOf(clean);
  const at = tokens.findIndex(
    ({ found, sign }) => !sign && found?.table === 'kind' && found.en && /^(?:shop|school)$/.test(found.row.tale),
  );
  const house = tokens[at];
  if (house?.found?.table !== 'kind') return 'the house on the hill';
  const owner = tokens[at - 1];
  return owner !== undefined && isOwner(owner) ? `${ownerName(owner)} ${house.found.row.place}` : `the ${house.found.row.place}`;
}

function isOwner({ text, key }: Token): boolean {
  return text.endsWith('’s') && !isPlaceWord(key);
}

function ownerName({ text, found }: Token): string {
  return found?.table === 'creature' ? `the ${text}` : capital(text);
}
