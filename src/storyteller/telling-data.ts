import * as z from 'zod/mini';
import type { Step } from '../domain/step.ts';
import { deeds } from './vocabulary.ts';

/** What the storyteller keeps on each step that it tells. From this and the notes everything else is derived. */

/** The teller's name in `telling.by`. */
export const tellerName = 'venture-device';

/** Slot → lexicon entry, as `parseEntry` reads it. */
const Words = z.record(z.string(), z.string());

const Offer = z.object({
  text: z.string(),
  deed: z.optional(z.enum(deeds)),
  ending: z.optional(z.string()),
  stop: z.optional(z.boolean()),
  /** The words that the option names, so that the next step means the same ones. */
  words: z.optional(Words),
  /** How far they took the family's decks of words. */
  marks: z.optional(z.array(z.string())),
});
export type Offer = z.infer<typeof Offer>;

export const TellingData = z.looseObject({
  by: z.literal(tellerName),
  v: z.literal(1),
  /** The frame and twist of the adventure; null where somebody else began the story. */
  frame: z.nullable(z.string()),
  twist: z.string(),
  /** The fixed words of the adventure. */
  cast: Words,
  /** Plants that the listeners have been shown, and those they were reminded of in this step. */
  planted: z.array(z.string()),
  recalled: z.array(z.string()),
  /** Things from notes that came up again in this step. */
  returned: z.array(z.string()),
  leg: z.nullable(z.string()),
  core: z.nullable(z.string()),
  mechanic: z.nullable(z.string()),
  deed: z.nullable(z.enum(deeds)),
  /** The words drawn for this step. */
  words: Words,
  /** What the activity has brought about, as an opening for the next step; '' for none. */
  done: z.string(),
  props: z.array(z.string()),
  planned: z.number(),
  offers: z.array(Offer),
  /** For the family's memory: ids of authored pieces, and marks of the decks that texts and words were dealt from. */
  met: z.array(z.string()),
});
export type TellingData = z.infer<typeof TellingData>;

/** The step's telling, or null where somebody else told it or its shape is foreign. */
export function tellingOf(step: Step): TellingData | null {
  const parsed = TellingData.safeParse(step.telling);
  return parsed.success ? parsed.data : null;
}
