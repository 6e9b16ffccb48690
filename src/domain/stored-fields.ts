import * as z from 'zod/mini';
import { AdventureFields, ContinuationData } from './adventure.ts';
import { ChildFields, EnvironmentFields, ProfileFields } from './family.ts';
import { isUuid } from './ids.ts';
import { limits } from './limits.ts';

/** What a family's rows must keep to where they are written. The checks are those of the server: what passes here is not refused there. */

const text = (max: number, message: string) => z.string().check(z.maxLength(max, message));
const trimmed = (value: string): boolean => value.trim() === value && value !== '';

export const Id = z.string().check(z.refine(isUuid, 'An id must be a UUID'));

/** A moment in ISO form that every side can read: year 0 to 9999. */
const Moment = z.string().check(
  z.refine((value) => {
    const ms = Date.parse(value);
    return ms >= 0 && ms < Date.UTC(10_000, 0);
  }, 'This is not a date'),
);

export const StoredProfile = z.extend(ProfileFields, {
  adult_name: z.nullable(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(limits.adultName.min, 'Name is required'),
        z.maxLength(limits.adultName.max, 'Name must be less than 100 characters'),
      ),
  ),
  memory: z.optional(z.record(z.string(), z.unknown())),
});

export const StoredChild = z.extend(ChildFields, {
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(limits.childName.min, 'Name is required'),
      z.maxLength(limits.childName.max, 'Name must be less than 100 characters'),
    ),
  age: z
    .int('Age must be a number')
    .check(z.gte(limits.childAge.min, 'Age must be between 1 and 18'), z.lte(limits.childAge.max, 'Age must be between 1 and 18')),
  interests: z.array(z.string()).check(
    z.refine((all) => all.every(trimmed), 'An interest must not be empty'),
    z.refine((all) => all.join(',').length <= limits.interestsText.max, 'Interests must be less than 500 characters'),
  ),
  limitations: z.nullable(
    z.string().check(z.minLength(1), z.maxLength(limits.considerations.max, 'Considerations must be less than 1000 characters')),
  ),
});

export const StoredEnvironment = z.extend(EnvironmentFields, {
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(limits.environmentName.min, 'Name is required'),
      z.maxLength(limits.environmentName.max, 'Name must be less than 100 characters'),
    ),
  description: text(limits.environmentDescription.max, 'Description must be less than 500 characters'),
  space_details: text(limits.environmentSpaceDetails.max, 'Space details must be less than 500 characters'),
  available_items: z.array(text(limits.environmentItem.max, 'An item must be less than 100 characters')).check(
    z.maxLength(limits.environmentItems.max, 'A place can hold 50 items at most'),
    z.refine((all) => all.every(trimmed), 'An item must not be empty'),
    z.refine((all) => new Set(all).size === all.length, 'An item stands in the list once'),
  ),
});

export const AdventureName = z.nullable(text(limits.adventureName.max, 'Name must be less than 200 characters'));

export const Notes = text(limits.notes.max, 'Notes must be less than 2000 characters');

/** What a parent dropped of what was understood in a note. */
export const DroppedKey = z.string().check(z.maxLength(limits.droppedKey.max));
const DroppedKeys = z.array(DroppedKey).check(z.maxLength(limits.dropped.max));

/** A summary or an outcome. */
export const Told = z.nullable(z.string().check(z.maxLength(10_000)));

export const StoredAdventure = z.extend(AdventureFields, {
  theme: z.string().check(z.minLength(1), z.maxLength(100)),
  custom_theme: z.nullable(text(limits.customTheme.max, 'Custom theme must be less than 500 characters')),
  environment: z.string().check(z.minLength(1), z.maxLength(100)),
  custom_environment: z.nullable(text(limits.customEnvironment.max, 'Custom environment must be less than 500 characters')),
  participating_children: z.array(Id).check(z.maxLength(100)),
  duration_planned: z.int().check(z.gte(1), z.lte(1440)),
  total_steps: z.int().check(z.gte(limits.totalSteps.min), z.lte(limits.totalSteps.max)),
  custom_name: AdventureName,
  story_summary: Told,
  final_outcome: Told,
  session_date: Moment,
  updated_at: Moment,
  continuation_data: z.nullable(
    z
      .extend(ContinuationData, { currentStep: z.int().check(z.gte(0)), userNotes: Notes, notesDropped: z.optional(DroppedKeys) })
      .check(z.refine((data) => data.currentStep <= data.adventureSteps.length, 'The current step is not among the told ones')),
  ),
});
