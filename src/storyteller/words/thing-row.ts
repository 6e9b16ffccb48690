import * as z from 'zod/mini';
import { affordances, propHazards } from './vocabulary.ts';

/** A row of the table of things: what lies around in homes and gardens, and what it can be used for. */

const text = z.string().check(z.trim(), z.minLength(1));

export const PropRow = z.strictObject({
  /** The thing's plain singular; `many` where the plural is not just an s. */
  one: text,
  many: z.optional(text),
  /** Not counted: sand, paper, tape. */
  mass: z.optional(z.boolean()),
  /** Other names for it. */
  also: z.optional(z.array(text)),
  can: z.array(z.enum(affordances)),
  hazards: z.optional(z.array(z.enum(propHazards))),
});
export type PropRow = z.infer<typeof PropRow>;
export const PropTable = z.array(PropRow).check(z.minLength(1));
