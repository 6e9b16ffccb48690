import * as z from 'zod/mini';
import { isRecord } from '../json.ts';
import { limits } from '../limits.ts';
import { type MergeRules, mergeMemory } from '../merge/rules.ts';
import { storableText } from '../storable.ts';
import { because } from './checks.ts';

/** The adult's profile with the family's memory: how it is read, stored, typed, and merged. */

/** As read. Loose: columns of newer versions are kept. */
export const ProfileFields = z.looseObject({
  adult_name: z.nullable(z.string()),
  show_onboarding: z.boolean(),
  /** What the family has met in earlier stories, for the storyteller; see {@link Memory}. */
  memory: z.optional(z.unknown()),
});
export type ProfileFields = z.infer<typeof ProfileFields>;
export type Profile = ProfileFields & { id: string };

/** The adult's name as typed. */
export const AdultName = z
  .string()
  .check(
    z.overwrite(storableText),
    z.trim(),
    z.minLength(limits.adultName.min, because('name-required')),
    z.maxLength(limits.adultName.max, because('name-too-long')),
  );

/** As stored: with the same checks as on the server. */
export const StoredProfile = z.extend(ProfileFields, {
  adult_name: z.nullable(AdultName),
  memory: z.optional(z.record(z.string(), z.unknown())),
});

/**
 * What a family has met in its stories. Kept small: keys for tales, their variants, endings, what a season remembers, and things the family
 * has made, each with the number (from 1) of the last adventure that contained it.
 */
export const Memory = z.object({
  /** Adventures started so far. */
  adventures: z.number(),
  /** Key → the number of the last adventure that contained it. Numbers only grow. */
  met: z.record(z.string(), z.number()),
});
export type Memory = z.infer<typeof Memory>;
export const emptyMemory: Memory = { adventures: 0, met: {} };

export function readMemory(value: unknown): Memory {
  const parsed = Memory.safeParse(value);
  return parsed.success ? parsed.data : emptyMemory;
}

/** The most keys that a family's memory holds; a longer past costs more bytes than it is worth. */
const maxMet = 900;

/**
 * The stored memory after one more adventure: the keys in `met` now carry its number. What a newer app keeps in a memory stays. Beyond {@link maxMet} what was met
 * longest ago is forgotten.
 */
export function remember(memory: unknown, met: readonly string[]): Memory {
  const before = readMemory(memory);
  const adventures = before.adventures + 1;
  const all = { ...before.met, ...Object.fromEntries(met.map((key) => [key, adventures])) };
  const latest = Object.entries(all).sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return { ...(isRecord(memory) ? memory : {}), adventures, met: Object.fromEntries(latest.slice(0, maxMet)) };
}

export const profileRules: MergeRules<typeof ProfileFields> = { memory: mergeMemory };
