import { baddyIn } from '../../read/baddy.ts';
import { takerIn } from '../../read/missing.ts';
import type { OwnWords } from '../../read/own-words.ts';
import type { Who } from '../../read/who.ts';
import { type Creature, keyOf, meaningsOf } from '../../words/lexicon.ts';
import { namedTogether } from '../../words/named.ts';
import { capital, definite, many, one, possessive, type Slots, singularOf, type Term } from '../../words/terms.ts';
import { isUnfit } from '../../words/unfit.ts';
import { ideaTokens, isPart, isPlaceWord, type Token } from '../../words/words.ts';

/** Who fetches something back from under somebody’s nose, what it is, and where that somebody lives. */
export function heistSlots(words: OwnWords): Slots {
  const { loot, missing, kind } = words;
  const mates = matesOf(words);
  const named = mates === null ? '' : definite(mates);
  const several = mates?.number === 'many' || / and /.test(named);
  return {
    band: bandLine(words),
    thing: loot ?? missing ?? one(kind?.tale === 'heist' ? kind.misses : 'golden teapot'),
    comers: comersOf(loot ?? missing),
    home: homeOf(words),
    ...holderSlots(words, holderOf(words), loot ?? missing),
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
const takes = '(?:has |have |had )?(?:st[eo]l|t[oa]k|snatch|grab|swip|pinch|nick|r[au]ns? off)';

/** Who has it: somebody of the family’s, whoever took it by the words that they are named with, or a lady whom nobody knows. */
type Holder = { later: Term /** As they are told of first. */; said: string; they: 'she' | 'he'; paws: string; curl: string };

const lady: Holder = { later: { text: 'Madam Later', number: 'name' }, said: 'Madam Later', they: 'she', paws: 'hands', curl: 'curl' };
const women = /^(?:princess|queen|witch|fairy|mermaid|granny|nanny|cow|hen|chicken|magpie|cat|mermaid|ladybird|bee|lady|aunt|sister)$/;
const birds = /^(?:chicken|chick|duck|owl|parrot|penguin|bird|flamingo|swan|eagle|peacock)$/;
/** They are known by their own names in the story already. */
const taken = /^(?:goose|plan|lady)$/;

function holderOf({ clean }: OwnWords): Holder {
  const baddy = baddyIn({ clean });
  if (baddy !== null) {
    const { name, they, role } = baddy;
    const later: Term = role === null ? { text: name, number: 'name' } : one(role);
    return { ...lady, later, said: role === null ? name : `${name}, the ${role},`, they, curl: 'tuft of hair' };
  }
  const taker = takerIn(clean);
  const { last, near } = from.exec(clean)?.groups ?? {};
  const named =
    [last, near].find((word) => word !== undefined && creatureIn(word) !== null)?.toLowerCase() ?? (taker === '' ? null : taker);
  if (named === null) return lady;
  const several = /[^s]s$|(?:men|mice|people)$/.test(named);
  if (taken.test(named)) return { ...lady, said: `Madam Later, the ${named},` };
  if (several) {
    const oldest = one(`oldest ${creatureIn(named)?.one ?? singularOf(named)}`);
    return { ...lady, later: oldest, said: `the oldest of the ${named}`, they: 'he' };
  }
  const { whose = '', sort = '' } =
    new RegExp(`(?<whose>our|my|the|an?) (?<sort>\\p{Ll}{3,12} )?${named} ${takes}`, 'iu').exec(clean)?.groups ?? {};
  const creature = creatureIn(named);
  const later = { ...one(`${/^(?:our|my)$/i.test(whose) ? 'your ' : ''}${isUnfit(sort) ? '' : sort}${named}`) };
  const isAnimal = creature?.is === 'animal';
  return {
    later,
    said: definite(later),
    they: women.test(named) ? 'she' : 'he',
    paws: birds.test(creature?.id ?? '') || named === 'magpie' ? 'claws' : isAnimal ? 'paws' : 'hands',
    curl: birds.test(creature?.id ?? '') || named === 'magpie' ? 'feather' : isAnimal ? 'whisker' : 'curl',
  };
}

function creatureIn(word: string): Creature | null {
  const found = meaningsOf(keyOf(word)).find(({ table }) => table === 'creature');
  return found?.table === 'creature' ? found.row : null;
}

/** What is told of whoever has it, all the way through. */
function holderSlots({ clean }: OwnWords, holder: Holder, held: Term | null): Slots {
  const { later, said, they, paws, curl } = holder;
  const isShe = they === 'she';
  const toOwner = ownerOf(held);
  const isTaken = takerIn(clean) !== null || baddyIn({ clean }) !== null;
  return {
    holder: said,
    later,
    she: they,
    her: isShe ? 'her' : 'him',
    herOwn: isShe ? 'her' : 'his',
    hers: isShe ? 'hers' : 'his',
    herself: isShe ? 'herself' : 'himself',
    paws,
    curl,
    toOwner,
    handsBack: toOwner === '' ? '' : ` And then ${they} gives ${held?.number === 'many' ? 'them' : 'it'} back${toOwner}.`,
    isTaken: isTaken ? 'yes' : '',
  };
}

/** To whom it is given back, where the words say whose it is; else nothing. */
function ownerOf(held: Term | null): string {
  if (/^your \p{L}+$/u.test(held?.text ?? '')) return ' to you';
  const owner = /^(?:the )?(.+?)[’']s? (?=\p{L})/u.exec(held?.text ?? '')?.[1];
  if (owner === undefined) return '';
  return ` to ${/^(?:\p{Lu}|(?:your|our|my) )/u.test(owner) ? owner : `the ${owner}`}`;
}

const thieves = /\b(?:thieves|robbers|burglars)\b/i;
const police = /\b(?:police|polizei|policía|policia|polizia)\b/i;
const robbery = /\brobbery\b/i;

function bandLine(words: OwnWords): string {
  const { kind, loot, who, where, place, clean } = words;
  const isHeist = kind?.id === 'heist';
  const isClub = kind?.tale === 'heist' && !isHeist;
  const placed = robbery.test(clean) ? 'robbery' : (kind?.place ?? '');
  const trade = police.test(clean)
    ? 'the police'
    : isClub
      ? /\bagent/i.test(clean)
        ? 'secret agents'
        : /\b(?:sp(?:y|ies)|spione?|espions?|esp[ií]as?|spie)\b/i.test(clean)
          ? 'spies'
          : null
      : null;
  const named = who === null && !robbery.test(clean) ? (place?.text ?? placed) : placed;
  const at = where === null ? '' : ` ${where.at}`;
  const event = isHeist ? `, and tonight is the ${named}` : '';
  if (isClub && who?.part === 'owner') return `You are ${possessive(who.ours ? `your ${who.one}` : `the ${who.one}`)} ${named}${at}.`;
  const together = namedTogether(clean);
  if (together !== null) return `${together} are ${trade ?? (isClub ? `the ${named}` : 'a small gang')}${at}, and so are all of you.`;
  const mates = matesOf(words);
  const called = mates === null && loot !== null ? thieves.exec(clean)?.[0].toLowerCase() : undefined;
  if (called !== undefined) return `People call you the ${loot?.text} ${called}${at}${event}.`;
  return `${mates === null ? 'You' : `You and ${definite(mates)}`} are ${trade ?? (isClub && (baddyIn({ clean })?.role ?? null) === null ? `the ${named}` : 'a small gang')}${at}${event}.`;
}

/** Who comes along: nobody from whom it is fetched, or on whom the joke is. */
function matesOf({ who, person, place, clean }: OwnWords): Term | null {
  const isOther = (name: string) =>
    new RegExp(`\\b(?:on|from|against|von|vom|gegen|of) (?:(?:the|a|an|our|my) )?${name}|\\b${name}’s \\p{L}`, 'iu').test(clean);
  const together = namedTogether(clean);
  if (together !== null) return { text: together, number: 'name' };
  if (person !== null) return isOther(person.name) || baddyIn({ clean }) !== null ? null : { text: person.name, number: 'name' };
  const taker = takerIn(clean);
  if (who === null || baddyIn({ clean }) !== null || isOther(who.one) || taker === who.one || taker === who.many) return null;
  if (who.ours) return one(`your ${who.one}`);
  return areSeveral(who, place?.text) ? many(who.many) : one(who.one);
}

/** *Penguin spies* are several, though there is one word for them. */
function areSeveral({ several, one: name }: Who, place: string | undefined): boolean {
  return several || place?.startsWith(name) === true;
}

/** The house that the words name, with whose it is: *Grandma’s castle*. */
function homeOf({ clean, loot, missing }: OwnWords): string {
  const held = keyOf((loot ?? missing)?.text ?? '');
  const tokens = ideaTokens(clean);
  const at = tokens.findIndex(
    ({ key, found, sign }) =>
      !sign &&
      found?.table === 'kind' &&
      found.en &&
      /^(?:shop|school)$/.test(found.row.tale) &&
      found.row.id !== 'police' &&
      !isPart(held, key),
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
