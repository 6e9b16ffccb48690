import { environmentInfo, type environments } from '../../src/domain/catalog.ts';
import type { TellingPlace } from '../../src/domain/telling.ts';

/** What seeded families have in common. The order of every list decides what a seed draws from it: new items go to the lists of those who want them. */

export const usualConsiderations = [
  'wheelchair',
  'asthma, no running',
  'sensitive to loud noise',
  'no small parts, puts things in mouth',
  'left arm in a cast',
  'low vision',
  'hard of hearing',
  'nut allergy',
  'autism, does not like to be touched',
  'gets dizzy easily',
];

/** A consideration that no rule knows. */
export const unheardOf = 'something nobody has ever heard of';

export const usualThings = [
  'ball',
  'old wooden chair',
  '3 blankets',
  'marbles',
  'kitchen knife',
  'sticks',
  'soft toys',
  'unicorn horn',
  'socks',
  'bucket',
  'scissors',
  'books',
];

/** Names of places of their own. */
export const usualPlaces = ["Grandma's flat", 'the car', 'our garden', 'somewhere', 'the beach', 'hospital room'];

/** One of the app's own places. */
export function knownPlace(type: (typeof environments)[number]): TellingPlace {
  const { name, description, items } = environmentInfo[type];
  return { type, name, description, items, spaceDetails: '' };
}

/** The item that a number falls on, however large it is. */
export function itemAt<T>(list: readonly T[], number: number): T {
  const found = list[number % list.length];
  if (found === undefined) throw new Error('an empty list');
  return found;
}
