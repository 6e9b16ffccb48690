import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { type MergeRules, mergeSet } from '../merge-rules.ts';
import { storableText } from '../storable.ts';
import { because, isTrimmed, text } from './checks.ts';

/** A place at home: as it is read, as it is written, as it is typed, as a story is told of it, and how two versions of it become one. */

const name = z
  .string()
  .check(
    z.trim(),
    z.minLength(limits.environmentName.min, because('name-required')),
    z.maxLength(limits.environmentName.max, because('name-too-long')),
  );
const descriptionLength = z.maxLength(limits.environmentDescription.max, because('description-too-long'));
const spaceDetailsLength = z.maxLength(limits.environmentSpaceDetails.max, because('space-details-too-long'));
const itemsLength = z.maxLength(limits.environmentItems.max, because('too-many-items'));
const items = z.array(text(limits.environmentItem.max, because('item-too-long')));

/** As it is read. Loose: columns of a newer version are kept. */
export const EnvironmentFields = z.looseObject({
  name: z.string(),
  description: z.string(),
  available_items: z.array(z.string()),
  space_details: z.string(),
});
export type EnvironmentFields = z.infer<typeof EnvironmentFields>;
export type Environment = EnvironmentFields & { id: string };

/** As it is written: the checks are those of the server. */
export const StoredEnvironment = z.extend(EnvironmentFields, {
  name,
  description: z.string().check(descriptionLength),
  space_details: z.string().check(spaceDetailsLength),
  available_items: items.check(
    itemsLength,
    z.refine((all) => all.every(isTrimmed), because('item-empty')),
    z.refine((all) => new Set(all).size === all.length, because('item-twice')),
  ),
});

/** The form while it is being typed: nothing is checked. A field that comes later needs a default here: kept drafts lack it. */
export const TypedEnvironment = z.object({
  name: z.string(),
  description: z.string(),
  space_details: z.string(),
  available_items: z.array(z.string()),
});

export const emptyEnvironment: EnvironmentForm = { name: '', description: '', space_details: '', available_items: [] };

/** The form once it is checked. */
export const EnvironmentForm = z.object({
  name,
  description: z.string().check(z.trim(), descriptionLength),
  space_details: z.string().check(z.trim(), spaceDetailsLength),
  available_items: items.check(itemsLength),
});
export type EnvironmentForm = z.infer<typeof EnvironmentForm>;

export function environmentToForm({ name, description, space_details, available_items }: EnvironmentFields): EnvironmentForm {
  return { name, description, space_details, available_items };
}

/** Adds one typed item: trimmed, non-empty, unique whatever its case. */
export function addItem(all: readonly string[], typed: string): string[] {
  const item = storableText(typed).trim();
  const known = all.some((other) => other.toLowerCase() === item.toLowerCase());
  return item === '' || known ? [...all] : [...all, item];
}

/** Where an adventure is played, as a story service is told of it. */
export const StoryPlace = z.object({
  type: text(100),
  name: text(limits.customEnvironment.max),
  description: text(limits.environmentDescription.max),
  available_items: z.array(text(limits.environmentItem.max)).check(z.maxLength(limits.environmentItems.max)),
  space_details: text(limits.environmentSpaceDetails.max),
});

export const environmentRules: MergeRules<typeof EnvironmentFields> = { available_items: mergeSet };
