import type { Demand } from '../words/vocabulary.ts';
import { type Reading, readConsiderations } from './considerations.ts';
import { type PlaceLimits, placeLimits } from './place.ts';

/** The limits of a family: what each child can't do or must not hear, and what the place does not allow. */

/** One child's limits; `age` in years. */
export type ChildLimits = Reading & {
  id: string;
  name: string;
  age: number;
  /** What may be asked of all who play, since this child has another part then, but not of this child by name. */
  spared?: ReadonlySet<Demand>;
};

export type Limits = {
  childrenById: ReadonlyMap<string, ChildLimits>;
  place: PlaceLimits;
  /** Age in years of the youngest; the rules for little ones go by it. */
  youngest: number;
  /** Nothing livelier than this suits everybody here, 1 to 5. */
  energy: number;
};

export type LimitsInput = {
  children: readonly { id: string; name: string; age: number; considerations: string | null }[];
  place: { type: string; name: string; description: string; spaceDetails: string; items: readonly string[] };
};

/** Every step of an adventure asks for the same limits. What has been decided about its lines is kept with them (`engine/audit.ts`). */
let latest: { input: string; limits: Limits } | null = null;

/** Reads the limits from what an adult wrote about children and place; the same object for the same input as last time. Without children there are none but the place's. */
export function limitsOf(input: LimitsInput): Limits {
  const written = JSON.stringify(input);
  if (latest?.input !== written) latest = { input: written, limits: readLimits(input) };
  return latest.limits;
}

function readLimits({ children, place }: LimitsInput): Limits {
  const here = placeLimits(place);
  const childrenById = new Map(
    children.map((child) => {
      const age = Number.isFinite(child.age) ? child.age : 6;
      return [child.id, { ...readConsiderations(child.considerations), id: child.id, name: child.name.trim(), age }];
    }),
  );
  const each = [...childrenById.values()];
  return {
    childrenById,
    place: here,
    youngest: Math.min(99, ...each.map((child) => child.age)),
    energy: Math.min(here.energy, ...each.map((child) => child.energy)),
  };
}

/** Something that must not be asked or said here. */
export type Hit = {
  /** `asks: run`, `word: nuts`, `always: mouth`. */
  rule: string;
  demand?: Demand;
  /** The words that were hit. */
  match: string;
  /** The sentence they stand in. */
  text: string;
  /** The id of the child whose limit it is; left out: the place's, or one for everybody. */
  child?: string;
};
