import type { Mechanic } from '../mechanics/schema.ts';
import type { Tale } from '../tales/schema.ts';
import type { PropRow } from '../words/thing-row.ts';

/** Everything that the storyteller tells from. */
export type Library = {
  mechanics: ReadonlyMap<string, Mechanic>;
  /** The tales of the theme, in the order of its season; for a family's own words the one that is made of them. */
  tales: readonly Tale[];
  /** Goes on with a story that somebody else began. */
  onward: Tale;
  things: readonly PropRow[];
  /** For a demand, a hazard or a place: what the adult keeps an eye on. */
  safety: Readonly<Record<string, string>>;
  /** Words that nobody's own thing may bring in. */
  unwanted: readonly string[];
};
