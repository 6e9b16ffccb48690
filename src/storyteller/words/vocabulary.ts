/** The closed lists of words that mechanics and the table of things are written with. */

/** What a thing of the household or the garden can be used for. */
export const affordances = [
  'wear',
  'hide-under',
  'carry',
  'container',
  'soft-throw',
  'balance',
  'sound',
  'mark',
  'light',
  'roll',
  'build',
  'step-over',
  'step-on',
  'seat',
  'gather',
  'page',
  'character',
  'soft',
  'frame',
  'place',
  'hold',
] as const;
export type Affordance = (typeof affordances)[number];

/** What makes a thing unfit for some ages or some activities. */
export const propHazards = ['small', 'cord', 'breakable', 'heavy', 'climbable', 'hard', 'poke', 'wet', 'light', 'never'] as const;
export type PropHazard = (typeof propHazards)[number];

/** Families of demands that a role in `instead` can take the place of. */
export const instead = ['legs', 'hands', 'voice', 'eyes', 'ears', 'touch'] as const;
export type Instead = (typeof instead)[number];

/**
 * What an activity asks of a body or of the surroundings, and the family whose `instead` role can stand in for it.
 * `null`: it touches everybody in the room, so nobody can be given another role.
 */
export const demandFamilies = {
  run: 'legs',
  jump: 'legs',
  walk: 'legs',
  stand: 'legs',
  balance: 'legs',
  'step-over': 'legs',
  crawl: 'legs',
  floor: 'legs',
  spin: 'legs',
  effort: 'legs',
  /** Onto something, or up something. */
  climb: 'legs',
  /** Feet and legs that move while the rest sits: pedalling, tapping, kicking. */
  feet: 'legs',
  /** To another spot, by whatever means. */
  go: 'legs',
  /** Down flat, wherever that is. */
  lie: 'legs',
  'two-hands': 'hands',
  fine: 'hands',
  throw: 'hands',
  lift: 'hands',
  write: 'hands',
  /** One hand or arm that moves at will. */
  hand: 'hands',
  /** Arms up or far out. */
  reach: 'hands',
  speak: 'voice',
  perform: 'voice',
  /** Blowing, whistling, deep breaths. */
  breath: 'voice',
  see: 'eyes',
  read: 'eyes',
  colour: 'eyes',
  hear: 'ears',
  loud: null,
  sudden: null,
  /** Haste, whichever part of the body hurries. */
  speed: null,
  dark: null,
  flash: null,
  'close-eyes': null,
  touch: 'touch',
  /** To tell something by its feel. */
  feel: null,
  smell: null,
  small: null,
  mess: null,
  plants: null,
  wait: null,
  /** Balls and other things that roll or are kicked away. */
  roll: null,
  /** Where the adult can't see them. */
  hidden: null,
  /** Into the water, or to its edge. */
  water: null,
  /** Over a railing, an edge, a sill. */
  edge: null,
} as const satisfies Record<string, Instead | null>;
export type Demand = keyof typeof demandFamilies;
export const demands = Object.keys(demandFamilies) as [Demand, ...Demand[]];

/** What nobody asks who sits, lies, or stands where there is no room to move about. */
export const onFeet: readonly Demand[] = ['run', 'jump', 'walk', 'stand', 'balance', 'step-over', 'crawl', 'floor', 'spin', 'climb'];

/** How much room an activity needs: a seat, a rug, or a lawn. */
export const spaces = ['seat', 'rug', 'lawn'] as const;
export type Space = (typeof spaces)[number];
