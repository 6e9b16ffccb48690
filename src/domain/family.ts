import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { storableText } from './storable.ts';

/** The family: the adult's profile, children, places. Loose objects: columns of a newer version are kept. */

export const ProfileFields = z.looseObject({
  adult_name: z.nullable(z.string()),
  show_onboarding: z.boolean(),
  /** What this family has met before, for the storyteller; see {@link Memory}. */
  memory: z.optional(z.unknown()),
});
export type ProfileFields = z.infer<typeof ProfileFields>;
export type Profile = ProfileFields & { id: string };

export const ChildFields = z.looseObject({
  name: z.string(),
  age: z.number(),
  interests: z.array(z.string()),
  /** Special considerations; null when there are none. */
  limitations: z.nullable(z.string()),
});
export type ChildFields = z.infer<typeof ChildFields>;
export type Child = ChildFields & { id: string };

export const EnvironmentFields = z.looseObject({
  name: z.string(),
  description: z.string(),
  available_items: z.array(z.string()),
  space_details: z.string(),
});
export type EnvironmentFields = z.infer<typeof EnvironmentFields>;
export type Environment = EnvironmentFields & { id: string };

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

/** The child form, as typed. Messages are the product's. */
export const ChildForm = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(limits.childName.min, 'Name is required'),
      z.maxLength(limits.childName.max, 'Name must be less than 100 characters'),
    ),
  age: z.string().check(
    z.trim(),
    z.regex(/^\d+$/, { error: 'Age must be a number', abort: true }),
    z.refine((value) => Number(value) >= limits.childAge.min && Number(value) <= limits.childAge.max, 'Age must be between 1 and 18'),
  ),
  interests: z.string().check(z.maxLength(limits.interestsText.max, 'Interests must be less than 500 characters')),
  limitations: z.string().check(z.trim(), z.maxLength(limits.considerations.max, 'Considerations must be less than 1000 characters')),
});
export type ChildForm = z.infer<typeof ChildForm>;

export function childFromForm(form: ChildForm): ChildFields {
  return {
    name: form.name,
    age: Number(form.age),
    interests: splitInterests(form.interests),
    limitations: form.limitations === '' ? null : form.limitations,
  };
}

export function childToForm(child: ChildFields): ChildForm {
  const spaced = child.interests.join(', ');
  // What fitted when it was typed without spaces must fit again.
  const interests = spaced.length <= limits.interestsText.max ? spaced : child.interests.join(',');
  return { name: child.name, age: String(child.age), interests, limitations: child.limitations ?? '' };
}

/** Split on commas, trimmed, empties dropped, the same interest once. */
export function splitInterests(text: string): string[] {
  return [
    ...new Set(
      storableText(text)
        .split(',')
        .map((part) => part.trim()),
    ),
  ].filter((part) => part !== '');
}

export const AdultName = z
  .string()
  .check(
    z.overwrite(storableText),
    z.trim(),
    z.minLength(limits.adultName.min, 'Name is required'),
    z.maxLength(limits.adultName.max, 'Name must be less than 100 characters'),
  );

/** The environment form, as typed. */
export const EnvironmentForm = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(limits.environmentName.min, 'Name is required'),
      z.maxLength(limits.environmentName.max, 'Name must be less than 100 characters'),
    ),
  description: z.string().check(z.trim(), z.maxLength(limits.environmentDescription.max, 'Description must be less than 500 characters')),
  space_details: z
    .string()
    .check(z.trim(), z.maxLength(limits.environmentSpaceDetails.max, 'Space details must be less than 500 characters')),
  available_items: z
    .array(z.string().check(z.maxLength(limits.environmentItem.max, 'An item must be less than 100 characters')))
    .check(z.maxLength(limits.environmentItems.max, 'A place can hold 50 items at most')),
});
export type EnvironmentForm = z.infer<typeof EnvironmentForm>;

/** Adds one typed item: trimmed, non-empty, unique whatever its case. */
export function addItem(items: readonly string[], typed: string): string[] {
  const item = storableText(typed).trim();
  const known = items.some((other) => other.toLowerCase() === item.toLowerCase());
  return item === '' || known ? [...items] : [...items, item];
}
