import type { Mechanic } from '../mechanics/schema.ts';
import type { Tale } from '../tales/schema.ts';
import type { PropRow } from '../words/thing-row.ts';

/** Everything that the storyteller tells from. */
export type Library = {
  mechanics: ReadonlyMap<string, Mechanic>;
  /** The tales of the theme, in the order of its season; for a family's own words the one that is made of them. */
  tales: readonly Tale[];
  /** The tale that goes on with a story that somebody else began, and stands in where a theme has none. */
  onward: Tale;
  things: readonly PropRow[];
  /** A demand, a hazard or a kind of place → the line on what the adult keeps an eye on. */
  safety: Readonly<Record<string, string>>;
  /** Words that a thing typed by the family must not bring into a story. */
  unwanted: readonly string[];
};
