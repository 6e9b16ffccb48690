import { type Demand, onFeet, type PropHazard } from '../../words/vocabulary.ts';

/**
 * What a special consideration means for play. `english` and `others` are stems over folded text; `others` holds the commonest words in
 * German, French, Spanish, Italian, Portuguese, Dutch, Polish and Turkish.
 */

/** Words that are kept from a child: `heard`, anywhere in the story; `met`, only in what is done and laid out. */
export type WordFilter = { id: string; words: RegExp; where: 'heard' | 'met' };

export type Row = {
  id: string;
  english: string;
  others?: string;
  bans: readonly Demand[];
  /** Nothing livelier than this, 1 to 5. */
  energy?: number;
  hazards?: readonly PropHazard[];
  /** Words that are kept from the child; see `WordFilter`. */
  words?: WordFilter;
  /** A hint for the adult that does not name the limit; it is read behind a child’s name. */
  cue?: string;
};

export const quickLegs: readonly Demand[] = ['run', 'jump', 'effort', 'speed'];
export const upright: readonly Demand[] = [...onFeet, 'effort'];
export const seated: readonly Demand[] = [...upright, 'lie', 'lift', 'feet'];

/** What is not asked where an adult's words were not understood. */
export const carefulBans: readonly Demand[] = [
  ...seated,
  'go',
  'speed',
  'see',
  'read',
  'colour',
  'hear',
  'breath',
  'touch',
  'feel',
  'smell',
  'loud',
  'sudden',
  'dark',
  'flash',
  'close-eyes',
  'throw',
];
export const carefulEnergy = 2;
