import * as z from 'zod/mini';
import { environments } from '../../domain/catalog.ts';
import { affordances, demands, instead, spaces } from '../words/vocabulary.ts';

/**
 * The shape of a mechanic: what bodies and hands do, without a story. Tales name mechanics and give them their meaning; a mechanic says who
 * can play it, where, with which things, and how it is made easier, harder and safe. `{role}` is the thing in that role.
 */

const text = z.string().check(z.trim(), z.minLength(1));
const id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is lower-case words joined by hyphens'));
const age = z.int().check(z.gte(1), z.lte(18));
const energy = z.int().check(z.gte(1), z.lte(5));

export const MechanicProp = z.strictObject({
  can: z.enum(affordances),
  /** How many are needed at least; from 2 on only items listed in the plural fit. */
  count: z.optional(z.int().check(z.gte(1), z.lte(6))),
});

export const Mechanic = z.strictObject({
  id,
  /** What bodies do, in two or three words: two steps in a row never share it. */
  motion: id,
  /** One line: the whole activity. */
  gist: text,
  /** From and to which age of the youngest player it suits. */
  ages: z.tuple([age, age]),
  /** 1 still, 2 gentle, 3 up and about, 4 lively, 5 wild. */
  energy,
  space: z.enum(spaces),
  /** Where it works; left out: anywhere. */
  places: z.optional(z.array(z.enum(['indoors', 'outdoors', ...environments])).check(z.minLength(1))),
  /** How many must play at least, an adult who takes a role counted in. */
  players: z.optional(z.int().check(z.gte(1), z.lte(6))),
  /** Everything that a body or the room must give. What is missing here can hurt somebody. */
  demands: z.array(z.enum(demands)),
  /** What it is usually played with and does not demand: a child who can't use that gets the part in `instead`. */
  uses: z.optional(z.array(z.enum(instead)).check(z.minLength(1))),
  /** What must lie around, by role. Left out: nothing. */
  props: z.optional(z.record(z.string(), MechanicProp)),
  minutes: z.int().check(z.gte(1), z.lte(12)),
  styles: z.array(z.enum(['cooperative', 'competitive', 'creative', 'educational'])),
  /** What an older child of about that age does beside a younger one: 5–8, 9–18. */
  roles: z.strictObject({ middle: z.optional(text), big: z.optional(text) }),
  /** A full part for whoever would rather not do what the family of demands asks. It never says why. */
  instead: z.optional(z.partialRecord(z.enum(instead), text)),
  easier: text,
  harder: text,
  safety: z.optional(z.array(text).check(z.minLength(1))),
});
export type Mechanic = z.infer<typeof Mechanic>;
export const MechanicList = z.array(Mechanic).check(z.minLength(1));
