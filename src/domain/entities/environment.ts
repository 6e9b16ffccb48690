import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { type MergeRules, mergeSet } from '../merge/rules.ts';
import { storableText } from '../storable.ts';
import { because, isTrimmed, text } from './checks.ts';

/** A place: how it is read, stored, typed, described to storytellers, and merged. */

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

/** As read. Loose: columns of newer versions are kept. */
export const EnvironmentFields = z.looseObject({
  name: z.string(),
  description: z.string(),
  available_items: z.array(z.string()),
  space_details: z.string(),
});
export type EnvironmentFields = z.infer<typeof EnvironmentFields>;
export type Environment = EnvironmentFields & { id: string };

/** As stored: with the same checks as on the server. */
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

/** The form while it is being typed, without checks. A field that is added later needs a default here, because older drafts lack it. */
export const TypedEnvironment = z.object({
  name: z.string(),
  description: z.string(),
  space_details: z.string(),
  available_items: z.array(z.string()),
});

export const emptyEnvironment: EnvironmentForm = { name: '', description: '', space_details: '', available_items: [] };

/** The form after validation. */
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

/** Adds a typed item: trimmed, and only if it is not empty or in the list already (ignoring case). */
export function addItem(all: readonly string[], typed: string): string[] {
  const item = storableText(typed).trim();
  const known = all.some((other) => other.toLowerCase() === item.toLowerCase());
  return item === '' || known ? [...all] : [...all, item];
}

/** The place of an adventure, as described to a story service. */
export const StoryPlace = z.object({
  type: text(100),
  name: text(limits.customEnvironment.max),
  description: text(limits.environmentDescription.max),
  available_items: z.array(text(limits.environmentItem.max)).check(z.maxLength(limits.environmentItems.max)),
  space_details: text(limits.environmentSpaceDetails.max),
});

export const environmentRules: MergeRules<typeof EnvironmentFields> = { available_items: mergeSet };
