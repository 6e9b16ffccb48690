import * as z from 'zod/mini';
import { limits } from '../limits.ts';

/**
 * What a tap adds to the adult's notes. The note contains the sentence in the adult's language, where it can be edited like any other text;
 * stories use the intent. If the sentence is no longer in the note, the intent no longer counts.
 */

export const noteIntents = ['loved', 'too-hard', 'too-easy', 'tired', 'scared', 'found', 'chose'] as const;
export type NoteIntent = (typeof noteIntents)[number];

/** `intent` may be one of a newer version, which is then ignored. */
export const Said = z.looseObject({
  intent: z.string(),
  /** The sentence as it is in the note; for `found`, the text before the thing that the adult types. */
  words: z.string(),
  /** For `chose`: the label of the chosen option. */
  option: z.optional(z.string()),
});
export type Said = z.infer<typeof Said>;

const bounded = z.string().check(z.maxLength(limits.notes.max));

/** As stored and sent. */
export const StoredSaid = z
  .array(z.extend(Said, { intent: z.string().check(z.maxLength(limits.droppedKey.max)), words: bounded, option: z.optional(bounded) }))
  .check(z.maxLength(limits.said.max));

/** Those whose sentence is still in the text, without duplicates; if there are too many, the newest. */
export function standing(said: readonly Said[], text: string): Said[] {
  return said
    .filter(({ words }) => words !== '' && text.includes(words))
    .filter((one, at, all) => all.findLastIndex((other) => other.intent === one.intent && other.words === one.words) === at)
    .slice(-limits.said.max);
}

/**
 * The text with spaces in place of the sentences that taps have added, so that only the adult's own words are left, at the same positions.
 */
export function withoutSaid(text: string, said: readonly Said[]): string {
  return said.reduce((rest, { words }) => rest.replaceAll(words, (found) => ' '.repeat(found.length)), text);
}
