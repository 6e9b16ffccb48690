import * as z from 'zod/mini';
import { limits } from './limits.ts';

/**
 * What a tap says in the adult's notes. The note keeps the sentence in the adult's language, to be read and changed like anything else in it; what
 * is told goes by the intent. A sentence that no longer stands in the note is no longer said.
 */

export const noteIntents = ['loved', 'too-hard', 'too-easy', 'tired', 'scared', 'found', 'chose'] as const;
export type NoteIntent = (typeof noteIntents)[number];

/** `intent` may be one of a newer version: nobody here heeds it. */
export const Said = z.looseObject({
  intent: z.string(),
  /** The sentence as it stands in the note; for `found`, what stands before the thing that is typed. */
  words: z.string(),
  /** For `chose`: the label that was offered. */
  option: z.optional(z.string()),
});
export type Said = z.infer<typeof Said>;

const bounded = z.string().check(z.maxLength(limits.notes.max));

/** As it is written and sent. */
export const StoredSaid = z
  .array(z.extend(Said, { intent: z.string().check(z.maxLength(limits.droppedKey.max)), words: bounded, option: z.optional(bounded) }))
  .check(z.maxLength(limits.said.max));

/** Those of `said` that still stand in the text, each once, the newest of too many. */
export function standing(said: readonly Said[], text: string): Said[] {
  return said
    .filter(({ words }) => words !== '' && text.includes(words))
    .filter((one, at, all) => all.findLastIndex((other) => other.intent === one.intent && other.words === one.words) === at)
    .slice(-limits.said.max);
}

/** The text with blanks in place of what a tap has said: what is left is the adult's own words, each in its place. */
export function withoutSaid(text: string, said: readonly Said[]): string {
  return said.reduce((rest, { words }) => rest.replaceAll(words, (found) => ' '.repeat(found.length)), text);
}
