import { isForPerson, isMost } from '../../fill/events.ts';
import type { OwnWords } from '../../read/own-words.ts';
import { isOne, ourOwn } from '../../read/who.ts';
import { definite, many, one, type Slots, type Term } from '../../words/terms.ts';
import rows from '../en/sites.json' with { type: 'json' };
import { moveFor, twice } from '../moves.ts';
import { bodyOf } from './gestures.ts';
import { rowOf } from './row.ts';

/** What is built, where it stands, and who is expected in it. */

type Site = {
  stands: string;
  bigOne: string;
  back: string;
  shakes: string;
  in: string;
  /** What else is not as at a house. */
  smell?: string;
  /** What is done there with one’s hands, piece by piece, where its kind says nothing of it. */
  hands?: readonly string[];
  lie2?: string;
  /** Who comes by, where the words name nobody. */
  folk1?: string;
  folk2?: string;
};
const sites: Readonly<Record<string, Site>> = rows;

/** Sites that are not known by their kind, by the family's word for what is built. */
const called: readonly (readonly [RegExp, string])[] = [
  [/\b(?:space|rocket|spaceship|ufo|moon base|moon)\b/i, 'space'],
  [/\b(?:igloo|snow|ice)\b/i, 'snow'],
  [/\b(?:submarine|boat|ship|raft|ferry|ark)s?\b/i, 'boat'],
  [/\b(?:robot|machine|car|train|plane|engine)s?\b/i, 'machine'],
  [/\b(?:castle|palace|fort|fortress)\b/i, 'castle'],
];
const housed = /\b(?:house|home|hut|cabin|hotel|room|school|shop|museum|zoo|hospital|stable|kennel|villa|cottage|shed)\b/i;

/** How big it is, as the family says. */
const bigWord =
  /\b((?:really|very|super|so|extra) )?(tall|high|big|huge|enormous|gigantic|massive|long|giant|tallest|biggest|highest|longest)\b/i;

/** *Really tall*, as it is said of it; '' where the family says nothing of the kind. */
function bigOf({ place }: OwnWords): string {
  const [, how = '', word = ''] = bigWord.exec(place?.text ?? '') ?? [];
  const plain = word.toLowerCase().replace(/(?<=tall|high|long)est$|(?<=big)gest$/, '');
  if (plain !== word.toLowerCase()) return `as ${plain} as you can make it`;
  return word === '' ? '' : `${how.toLowerCase()}${plain === 'giant' ? 'enormous' : plain}`;
}

const snowy = /\b(?:snow|ice)\b/i;
/** What is piled up by hand, and nailed nowhere. */
const bricks =
  /\b(?:lego|duplo|kapla|(?:building |toy |wooden )?(?:blocks?|bricks?|cubes?)|bau(?:klotz|kloetz|stein)\p{L}*|klötz\p{L}*|bauklötz\p{L}*|blokken|klock\p{L}*)(?!\p{L})/iu;

function siteOf(words: OwnWords): Site {
  const { kind, place } = words;
  if (place?.text === 'nest') return rows.nest;
  if (kind?.id === 'tower' && bricks.test(words.clean)) return rows.bricks;
  if (kind?.id === 'tower' && bigOf(words) !== '') return rows.talltower;
  if (kind?.id === 'den' && snowy.test(words.clean)) return rows.snow;
  if (kind?.id !== 'house' || place === null) return rowOf(sites, kind, 'house');
  const id = called.find(([each]) => each.test(place.text))?.[1] ?? (housed.test(place.text) ? 'house' : 'thing');
  return sites[id] ?? rows.house;
}

/** Who comes in the evening: one, where the words name one, *a castle for the princess*. */
function expected({ who, person, clean }: OwnWords): Term {
  if (person !== null && isForPerson(person, clean)) return { text: person.name, number: 'name' };
  if (who === null || who.part !== 'guests') return many('guests');
  if (who.called !== null) return { text: who.called, number: 'name' };
  if (who.ours && !who.several) return { text: ourOwn(who, clean), number: 'name' };
  return isOne(who, clean) ? one(who.one, who.many) : many(who.ours ? `your ${who.many}` : who.many);
}

/** Who knocks first: whoever it is for, where that is one. */
function firstOf(words: OwnWords): string | null {
  const guests = expected(words);
  return guests.number === 'many' ? null : definite(guests);
}

/** How those it is for come in: what is seen of them first, what they do and how they sound. */
function comingIn({ who, ...words }: OwnWords): Slots {
  if (who === null || who.part !== 'guests') return { lookIn: 'nose first', guestAct: 'wave, wave', guestNoise: 'hello, hello' };
  const { creature } = who;
  const does = moveFor({ ...words, who, clean: who.one, person: null, also: null });
  const noise = does?.noise ?? creature.noise;
  return {
    lookIn: creature.is === 'person' || creature.is === 'thing' ? 'nose first' : `${bodyOf(creature, who.one)} first`,
    guestAct: does?.act ?? twice(creature.move),
    guestNoise: noise === '' ? 'hello, hello' : twice(noise),
  };
}

/** The slots of what is built. `folk1` and `known1`: who comes first where neither the words nor the site say. */
export function buildingSlots(words: OwnWords, { folk1 = '', known1 = '' }: Slots): Slots {
  const { who, kind, place } = words;
  const site = siteOf(words);
  const [piece1 = '', piece2 = '', piece3 = ''] = site.hands ?? kind?.hands ?? [];
  const isVisited = (who === null || site === rows.nest) && site.folk1 !== undefined && site.folk2 !== undefined;
  return {
    guests: expected(words),
    first: firstOf(words) ?? (isVisited ? (site.folk1 ?? '') : folk1),
    firstKnown: firstOf(words) ?? (isVisited ? `the ${site.folk1?.replace(/^an? /, '')}` : known1),
    ...(place !== null && isMost(place) ? { build: one(`the ${place.text}`) } : {}),
    isBig: bigOf(words),
    stands: site.stands,
    bigOne: site.bigOne,
    back: site.back,
    shakes: site.shakes,
    wayIn: site.in,
    piece1,
    piece2,
    piece3,
    ...comingIn(words),
    ...(site.smell === undefined ? {} : { smell: site.smell }),
    ...(site.lie2 === undefined ? {} : { lie2: many(site.lie2) }),
    ...(isVisited ? { folk1: site.folk1 ?? '', folk2: site.folk2 ?? '', known1: `the ${site.folk1?.replace(/^an? /, '')}` } : {}),
  };
}
