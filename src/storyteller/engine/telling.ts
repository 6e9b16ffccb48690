import * as z from 'zod/mini';
import type { Step } from '../../domain/steps/step.ts';

/** The data that the storyteller stores on each step that it tells. Everything else about a story is derived from these and the notes, on any device. */

/** The teller's name in `telling.by`. */
export const tellerName = 'venture-device';

const Offer = z.object({ text: z.string(), scene: z.string(), way: z.string() });
export type Offer = z.infer<typeof Offer>;

export const TellingData = z.looseObject({
  by: z.literal(tellerName),
  v: z.literal(2),
  tale: z.string(),
  /** `prologue`, a scene's id, or an ending's. */
  scene: z.string(),
  /** The way that is played; null in the prologue. An ending is its own way. */
  way: z.nullable(z.string()),
  mechanic: z.nullable(z.string()),
  motion: z.nullable(z.string()),
  /** 1 to 5. */
  energy: z.optional(z.number()),
  /** Whether this step tells, after its doing, what that changed; where it does not, the next step opens with it. */
  changed: z.optional(z.boolean()),
  /** Who `{a}`, `{b}` and `{adult}` were, for what is told of this step later. */
  words: z.record(z.string(), z.string()),
  /** Role → key of the thing used. */
  roles: z.record(z.string(), z.string()),
  /** In the prologue: keys of the things that are laid out. The adventure uses no others. */
  kit: z.optional(z.array(z.string())),
  /** Keys of the things used. */
  props: z.array(z.string()),
  offers: z.array(Offer),
  /** Keys of the family's own things that came up in this step. */
  bound: z.array(z.string()),
  /** Cast members whose voice the adult was told in this step. */
  voices: z.array(z.string()),
  /** For the family's memory: what it has met in this step. */
  met: z.array(z.string()),
});
export type TellingData = z.infer<typeof TellingData>;

/** The step's telling, or null where somebody else, or an older storyteller, told it. */
export function tellingOf(step: Step): TellingData | null {
  const parsed = TellingData.safeParse(step.telling);
  return parsed.success ? parsed.data : null;
}
