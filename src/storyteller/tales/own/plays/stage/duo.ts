import type { OwnWords } from '../../read/own-words.ts';
import { type Creature, type Found, keyOf, meaningsOf } from '../../words/lexicon.ts';
import { capital, many, one, type Slots, singularOf, type Term } from '../../words/terms.ts';
import { isPlaceWord, plainWord } from '../../words/words.ts';
import { gestureOf } from '../archetypes/gestures.ts';
import heroes from '../en/heroes.json' with { type: 'json' };
import { movesIn, twice } from '../moves.ts';
import type { Plot } from '../plots.ts';

/** Two who are all that a family types, *Spiderman and Elsa*, or of whom it says that they belong together: both are in the play by their names, each with what only it does. */

/** `does` shows who it is, *make a spyglass of one fist*; `act` is short, and done again and again: *look, look*. */
type Hero = { name: Term; does: string; act: string };
/** Two, what they do together in the end, and how that is told of them. */
export type Duo = { heroes: readonly [Hero, Hero]; together: string; end: string; isTold: boolean };

const named: Readonly<Record<string, string>> = heroes.named;
const roles: Readonly<Record<string, string>> = heroes.roles;
const acts: Readonly<Record<string, string>> = heroes.acts;
/** What two do together: how families say it, what is done, and how it ends. */
const bonds = Object.entries(heroes.bonds).map(([says, said]) => {
  const [together = '', end = ''] = said.split('/');
  return { says: new RegExp(`^(?:${says})$`, 'iu'), together, end };
});
const friends = { together: 'shake hands', end: 'shake hands, like best friends' };

const joined = / (?:and|und|et|y|e|en|i|ve|&|\+) /i;
/** One of them comes to the other. */
const towards = / (?:meets?|trifft|rencontre|befriends|makes friends with|is (?:best )?friends with) /i;
const name = /^(?:\p{L}+ )?(?:very )?\p{L}[\p{L}’-]*(?: \p{L}[\p{L}’-]*)?$/u;
/** Two and what they do have no more words. */
const mostWords = 14;

const determiner = /^(?:an?|the|one|two|three|ein|eine|der|die|das|une?|les?|la|una?|el|los|las|il|uno|um|uma|de|het|een) /i;
const ours = /^(?:my|our) /i;
/** Who plays, and is none of the two. */
const nobody = /^(?:i|me|we|us|you|myself|more|friends?|co|his|her|their|so|then)$/i;
/** Whoever works at it may be called so: *a plumber*. */
const worker = /(?:er|or|ist|man|woman|ess|lady|boy|girl)$/;

function bareOf(text: string): string {
  return text.replace(determiner, '').replace(ours, '');
}

/** What a name means, whole or by its last word. */
function meantBy(bare: string): readonly Found[] {
  const last = bare.split(' ').at(-1) ?? '';
  return [bare, last, singularOf(last)].map((text) => meaningsOf(keyOf(text))).find((found) => found.length > 0) ?? [];
}

function creatureIn(found: readonly Found[]): Creature | null {
  const creature = [...found.filter(({ en }) => en), ...found].find(({ table }) => table === 'creature');
  return creature?.table === 'creature' && creature.row.is !== 'thing' ? creature.row : null;
}

/** What somebody is known by: by name, or by what they work as. */
function knownFor(bare: string): string | undefined {
  const key = keyOf(bare);
  return named[key] ?? roles[key] ?? roles[key.split(' ').at(-1) ?? ''];
}

/** Whether no such words name anybody, or they name whoever plays or is in the family. */
function isUnsaid(text: string, { person }: OwnWords): boolean {
  const bare = bareOf(text);
  const words = bare.replace(/^very /, '').split(' ');
  // *A granny* may be any, and *Granny* is theirs.
  const isTheirs = bare.toLowerCase() === person?.name.toLowerCase() && !(determiner.test(text) && roles[keyOf(bare)] !== undefined);
  return !name.test(text) || isTheirs || words.some((word) => nobody.test(word) || plainWord.test(word.toLowerCase()) || isPlaceWord(word));
}

/** Whether words that no table has for somebody are a thing, a place or something that is done. */
function isNobody(text: string, hasMove: boolean): boolean {
  const bare = bareOf(text);
  const isDone = bare.split(' ').some((word) => word.endsWith('ing'));
  return isDone || hasMove || meantBy(bare).length > 0 || (determiner.test(text) && !worker.test(bare));
}

/** Somebody as they are called in a sentence: *Spiderman*, *the unicorn*, *the pirates*. */
function calledIn(text: string, creature: Creature | null, idea: string | null): Term {
  const bare = bareOf(text);
  const isNamed = named[keyOf(bare)] !== undefined;
  const isPlural = idea !== null && /[^s]s$/.test(bare) && singularOf(bare) !== bare;
  const several = creature !== null && (keyOf(bare).endsWith(keyOf(creature.many)) || isPlural);
  const inEnglish = creature === null ? bare : several ? creature.many : creature.one;
  const called = idea !== null || isNamed ? bare : inEnglish;
  if (ours.test(text)) return one(`your ${called.toLowerCase()}`);
  const isKind = !isNamed && (creature !== null || knownFor(bare) !== undefined);
  if (!isKind && !determiner.test(text)) return { text: called.split(' ').map(capital).join(' '), number: 'name' };
  return several ? many(`the ${called.toLowerCase()}`) : { text: `the ${called.toLowerCase()}`, number: 'name' };
}

/** One of the two; null for a thing, a place, an event, or whoever plays. */
function heroOf(text: string, words: OwnWords): Hero | null {
  if (isUnsaid(text, words)) return null;
  const bare = bareOf(text);
  const does = knownFor(bare);
  const creature = creatureIn(meantBy(bare));
  const [move] = does === undefined ? movesIn({ ...words, clean: bare.toLowerCase() }) : [];
  if (does === undefined && creature === null && isNobody(text, move !== undefined)) return null;
  const term = calledIn(text, creature, words.idea);
  const own = `as only ${term.text} can`;
  return {
    name: term,
    does: does ?? (creature === null ? `move ${own}` : gestureOf(creature, keyOf(bare))),
    act: twice(acts[keyOf(bare)] ?? acts[creature?.id ?? ''] ?? move?.act ?? does ?? own),
  };
}

/** Whether somebody at work has a guest, and no friend: *the doctor and a cat*. Whoever comes to a nurse is ill. */
function isServed(first: string, second: string): boolean {
  const role = keyOf(bareOf(first));
  const creature = creatureIn(meantBy(bareOf(second)));
  return roles[role] !== undefined && creature !== null && (/^(?:doctor|nurse)$/.test(role) || /^(?:animal|toy)$/.test(creature.is));
}

type Pair = { first: string; second: string; bond: Omit<Duo, 'heroes' | 'isTold'> | null };

/** Two names, and what the words say that they are to each other or do together. */
function twoIn(spoken: string): readonly Pair[] {
  if (spoken.split(' ').length > mostWords) return [];
  const parts = spoken.split(joined);
  const [first = '', rest = ''] = parts;
  if (parts.length === 1) {
    const [one = '', other = ''] = spoken.split(towards);
    const verb = towards.exec(spoken)?.[0].trim();
    const bond = bonds.find(({ says }) => verb !== undefined && says.test(verb));
    return bond === undefined ? [] : [{ first: one, second: other, bond }];
  }
  if (parts.length !== 2) return [];
  const words = rest.split(' ');
  return words.flatMap((_, at): Pair[] => {
    const second = words.slice(0, at + 1).join(' ');
    const tail = words.slice(at + 1).join(' ');
    if (tail === '') return [{ first, second, bond: null }];
    const bond = bonds.find(({ says }) => says.test(tail));
    return bond === undefined ? [] : [{ first, second, bond }];
  });
}

/** The two; null where they are not two, or more is said of them than that they belong together. */
export function duoIn(words: OwnWords): Duo | null {
  if (words.told.length > 0) return null;
  for (const { first, second, bond } of twoIn(words.spoken.replace(/ ?\([^)]*\)?|[.!]+$/g, ''))) {
    const isGuest = bond === null && (isServed(first, second) || isServed(second, first));
    const [one, other] = isGuest ? [null, null] : [heroOf(first, words), heroOf(second, words)];
    if (one === null || other === null || one.name.text === other.name.text) continue;
    const { together, end } = bond ?? friends;
    const isTold = bond !== null || [first, second].some((text) => knownFor(bareOf(text)) !== undefined);
    return { heroes: [one, other], together, end: `${one.name.text} and ${other.name.text} ${end}`, isTold };
  }
  return null;
}

/** The two who have a story of their own, as it is said what they do, or one is known by name; of two creatures both have theirs. */
export function duoTold(words: OwnWords): Duo | null {
  const duo = duoIn(words);
  return duo?.isTold === true ? duo : null;
}

const both = ([first, second]: readonly [Hero, Hero]): string =>
  `${first.does} like ${first.name.text}, ${second.does} like ${second.name.text}`;

/** What happens to two heroes: somebody is saved as neither could alone. Null where there are not two. */
export function duoPlot(words: OwnWords): Plot | null {
  const duo = duoTold(words);
  return duo === null ? null : plotOf(duo);
}

/** The plot of two. */
function plotOf(duo: Duo): Plot {
  return {
    way: 'kitten that sits much too high up',
    doing: both(duo.heroes),
    last: duo.end,
    lastDoing: `${duo.heroes.map(({ act }) => act).join(', ')}, and ${duo.together}`,
  };
}

/** The parts and moves of the two, on every page. */
export function duoSlots(words: OwnWords): Slots {
  const duo = duoTold(words);
  if (duo === null) return {};
  const [first, second] = duo.heroes;
  const [one, other] = [first.name.text, second.name.text];
  const names = `${one} and ${other}`;
  const are = ({ name }: Hero) => (name.number === 'many' ? 'are' : 'is');
  const act = both(duo.heroes);
  return {
    playHero: many(names),
    part1: first.name,
    part2: second.name,
    move1: act,
    move2: act,
    move3: act,
    howGoes: `how do ${names} go?`,
    tryIt: `Show me ${one}: ${first.does}! Now ${other}: ${second.does}!`,
    costume: 'the costume',
    dressUp: `be ${one} or ${other} in a costume`,
    pageOneLittle: are(first) === 'is' && are(second) === 'is' ? `“You are ${one}, and you are ${other}!”` : `“Here come ${names}!”`,
    firstNoise: '',
    sounds: `*${capital(one)}! ${capital(other)}!*`,
    loud: 'noise',
    hushNoise: '',
  };
}
