import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { type MergeRules, mergeMemory } from '../merge-rules.ts';
import { storableText } from '../storable.ts';
import { because } from './checks.ts';

/** The adult's profile, with what the family has met: as it is read, as it is written, as it is typed, and how two versions become one. */

/** As it is read. Loose: columns of a newer version are kept. */
export const ProfileFields = z.looseObject({
  adult_name: z.nullable(z.string()),
  show_onboarding: z.boolean(),
  /** What this family has met before, for the storyteller; see {@link Memory}. */
  memory: z.optional(z.unknown()),
});
export type ProfileFields = z.infer<typeof ProfileFields>;
export type Profile = ProfileFields & { id: string };

/** The adult's name, as typed. */
export const AdultName = z
  .string()
  .check(
    z.overwrite(storableText),
    z.trim(),
    z.minLength(limits.adultName.min, because('name-required')),
    z.maxLength(limits.adultName.max, because('name-too-long')),
  );

/** As it is written: the checks are those of the server. */
export const StoredProfile = z.extend(ProfileFields, {
  adult_name: z.nullable(AdultName),
  memory: z.optional(z.record(z.string(), z.unknown())),
});

/**
 * What a family has met. Kept small: marks of tales, ways, endings, of what a season remembers and of what the family itself has made, each with the
 * adventure (counted from 1) that met it last.
 */
export const Memory = z.object({
  /** Adventures started so far. */
  adventures: z.number(),
  /** Mark → the number of the adventure that met it last. Numbers only grow. */
  met: z.record(z.string(), z.number()),
});
export type Memory = z.infer<typeof Memory>;
export const emptyMemory: Memory = { adventures: 0, met: {} };

export function readMemory(value: unknown): Memory {
  const parsed = Memory.safeParse(value);
  return parsed.success ? parsed.data : emptyMemory;
}

export const profileRules: MergeRules<typeof ProfileFields> = { memory: mergeMemory };
