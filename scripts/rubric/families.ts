import {
  activityLevels,
  environments,
  knownThemes,
  participationLevels,
  playStyles,
  type ActivityLevel,
  type ParticipationLevel,
  type PlayStyle,
} from '../../src/domain/catalog.ts';
import { emptyMemory } from '../../src/domain/family.ts';
import type { TellingChild, TellingPlace, TellingRequest } from '../../src/domain/telling.ts';
import { chance, hash } from '../../src/storyteller/random.ts';
import { itemAt, knownPlace, unheardOf, usualConsiderations } from './usual.ts';

/** Families as they might come: their ages, places, limits, and what they like. Everything follows from a seed. */

export type Family = {
  /** A number of its own, from which every choice of its life follows. */
  salt: number;
  children: readonly TellingChild[];
  places: readonly TellingPlace[];
  participation: ParticipationLevel;
  style: PlayStyle;
  level: ActivityLevel;
  /** The two that are asked for again and again: a third of all adventures. */
  favourites: readonly string[];
  totalSteps: number;
};

export function pick<T>(list: readonly T[], salt: number, key: string): T {
  return itemAt(list, hash(`${salt}|${key}`));
}

const names = ['Mia', 'Tom', 'Ada', 'Benno', 'Noor'];
const youngest: readonly (readonly number[])[] = [
  [1, 2],
  [3, 4],
  [5, 6],
  [7, 8, 9],
  [10, 11, 12],
  [13, 14, 15],
];
const defaultSteps = [4, 5, 6, 8, 8, 8];
const interests = ['drawing', 'football', 'dinosaurs', 'lego', 'dancing', 'reading', 'animals', 'music', 'space', 'climbing', 'baking'];
const limits = [...usualConsiderations, 'ADHD', unheardOf];
const ownPlaces: readonly Omit<TellingPlace, 'type'>[] = [
  {
    name: "Grandma's flat",
    description: 'A small living room',
    items: ['cushions', 'old magazines', 'wooden spoon', 'armchair', 'scarves'],
    spaceDetails: '',
  },
  {
    name: 'Our garden',
    description: 'A lawn behind the house',
    items: ['flower pots', 'rope', 'ball', 'picnic blanket', 'sticks', 'watering can'],
    spaceDetails: 'About 10 metres long',
  },
  { name: 'Train', description: 'On the way to the sea', items: ['jackets', 'backpack', 'paper', 'pencils'], spaceDetails: '' },
  { name: 'The beach', description: 'Sand and wind', items: ['shells', 'bucket', 'towels', 'sand', 'hats'], spaceDetails: 'wide' },
];

/** The family with this number. Every age of the youngest comes up in turn. */
export function familyOf(number: number, seed: number): Family {
  const salt = hash(`${seed}|family|${number}`);
  const band = number % youngest.length;
  const first = pick(youngest[band] ?? [6], salt, 'youngest');
  const count = 1 + (hash(`${salt}|count`) % 3) + (number % 5 === 4 ? 1 : 0);
  const limited = number % 2 === 1 ? hash(`${salt}|limited`) % count : -1;
  const children = Array.from({ length: count }, (_, at): TellingChild => {
    const age = at === 0 ? first : Math.min(18, first + 1 + (hash(`${salt}|age|${at}`) % 6));
    return {
      id: `child-${at}`,
      name: names[at] ?? 'Lin',
      age,
      interests: chance(salt, `likes|${at}`) < 0.6 ? [pick(interests, salt, `interest|${at}`)] : [],
      considerations: at === limited ? pick(limits, salt, 'limit') : null,
    };
  });
  const known = [0, 1].map((at) => knownPlace(pick(environments, salt, `place|${at}`)));
  const own = { type: 'saved', ...pick(ownPlaces, salt, 'own') };
  return {
    salt,
    children,
    places: [...known, own],
    participation: pick(participationLevels, salt, 'adult'),
    style: pick(playStyles, salt, 'style'),
    level: pick(activityLevels, salt, 'level'),
    favourites: [pick(knownThemes, salt, 'favourite|0'), pick(knownThemes, salt, 'favourite|1')],
    totalSteps: defaultSteps[band] ?? 8,
  };
}

const ownThemes = ['squirrels who run a bakery on the moon', 'a robot school under the sea', 'cats and a flying library'];

/** The family's adventure with this number, its memory still empty: mostly as it likes it, sometimes otherwise. */
export function adventureOf(family: Family, number: number): TellingRequest {
  const { salt } = family;
  const usual = (key: string) => chance(salt, `${key}|usual|${number}`) < 0.65;
  const own = chance(salt, `own|${number}`) < 0.04;
  const liked = chance(salt, `liked|${number}`) < 0.3;
  const theme = liked ? pick(family.favourites, salt, `liked|theme|${number}`) : pick(knownThemes, salt, `theme|${number}`);
  return {
    theme: own ? null : theme,
    customTheme: own ? pick(ownThemes, salt, `theme|${number}`) : '',
    place: pick(family.places, salt, `where|${number}`),
    playStyle: usual('style') ? family.style : pick(playStyles, salt, `style|${number}`),
    activityLevel: usual('level') ? family.level : pick(activityLevels, salt, `level|${number}`),
    participation: family.participation,
    adultName: 'Robin',
    children: family.children,
    totalSteps: family.totalSteps,
    seed: hash(`${salt}|seed|${number}`),
    memory: emptyMemory,
  };
}

/** A note that every storyteller should understand, and the intent it has. */
export type KnownNote = {
  text: string;
  intent: string;
  /** What the next step has to speak of. */
  names?: string;
};

export const knownNotes: readonly KnownNote[] = [
  { text: 'That was too hard.', intent: 'too-hard' },
  { text: 'Far too easy for them!', intent: 'too-easy' },
  { text: 'They are getting tired.', intent: 'tired' },
  { text: 'They are full of energy today.', intent: 'lively' },
  { text: 'Bored already.', intent: 'bored' },
  { text: 'They loved it!', intent: 'loved' },
  { text: 'They argued about who goes first.', intent: 'quarrel' },
  { text: 'They helped each other so well.', intent: 'teamwork' },
  { text: 'So proud that they managed it.', intent: 'proud' },
  { text: 'It started raining.', intent: 'rain' },
  { text: 'We moved inside.', intent: 'inside-now' },
  { text: 'It is too hot here.', intent: 'heat' },
  { text: 'They found a rusty key.', intent: 'found', names: 'rusty key' },
  { text: 'They built a secret den.', intent: 'made', names: 'secret den' },
  { text: 'They named it Biscuit.', intent: 'named', names: 'Biscuit' },
  { text: 'Someone is scared.', intent: 'scared' },
  { text: 'Somebody got hurt a little.', intent: 'hurt' },
  { text: 'We only have ten more minutes.', intent: 'hurry' },
  { text: 'A bit too loud, the baby is asleep.', intent: 'too-loud' },
  { text: 'It got really silly and funny.', intent: 'funny' },
  { text: 'They asked about the stars.', intent: 'explore' },
  { text: 'Their cousin has joined.', intent: 'new-child' },
  { text: 'They were a bit grumpy.', intent: 'sad' },
  { text: 'Just right.', intent: 'just-right' },
  { text: 'They skipped it.', intent: 'skip' },
  { text: 'Need to stop now.', intent: 'stop-now' },
];

/** What the adult does after the step with this number: chooses for the children, notes something, or nothing. */
export function noteOn(
  family: Family,
  adventure: number,
  step: number,
  options: readonly string[],
): { choice: string; known: KnownNote | null } {
  const { salt } = family;
  const at = `${adventure}|${step}`;
  const choice = chance(salt, `chooses|${at}`) < 0.5 && options.length > 0 ? `They chose: ${pick(options, salt, `choice|${at}`)}.` : '';
  // Every other adventure goes by without a note, as most do.
  const notes = adventure % 2 === 1 && chance(salt, `notes|${at}`) < 0.3;
  const known = notes ? pick(knownNotes, salt, `note|${at}`) : null;
  return { choice, known };
}
