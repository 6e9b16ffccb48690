import * as z from 'zod/mini';
import { AdventureFields } from '../domain/adventure.ts';
import { AdultName, ChildFields, EnvironmentFields } from '../domain/family.ts';
import { isUuid } from '../domain/ids.ts';
import { limits } from '../domain/limits.ts';
import type { Move } from '../domain/step-machine.ts';
import { Step } from '../domain/step.ts';
import { localTables, outboxKinds } from './rows.ts';

/** Everything that can be written to the family's database. The checks are those of the server: what passes here is not refused there. */

const text = (max: number, message: string) => z.string().check(z.maxLength(max, message));
const Id = z.string().check(z.refine(isUuid, 'An id must be a UUID'));
const trimmed = (value: string): boolean => value.trim() === value && value !== '';

const Child = z.extend(ChildFields, {
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

const Environment = z.extend(EnvironmentFields, {
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

const AdventureName = z.nullable(text(limits.adventureName.max, 'Name must be less than 200 characters'));

const NewAdventure = z.extend(AdventureFields, {
  theme: z.string().check(z.minLength(1), z.maxLength(100)),
  custom_theme: z.nullable(text(limits.customTheme.max, 'Custom theme must be less than 500 characters')),
  environment: z.string().check(z.minLength(1), z.maxLength(100)),
  custom_environment: z.nullable(text(limits.customEnvironment.max, 'Custom environment must be less than 500 characters')),
  participating_children: z.array(Id).check(z.maxLength(100)),
  total_steps: z.int().check(z.gte(limits.totalSteps.min), z.lte(limits.totalSteps.max)),
  custom_name: AdventureName,
});

const Index = z.int().check(z.nonnegative());
const MoveSchema: z.ZodMiniType<Move> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('back') }),
  z.object({ kind: z.literal('forward') }),
  z.object({ kind: z.literal('branch') }),
  z.object({ kind: z.literal('append'), step: Step, queuedSteps: z.array(Step), response: z.optional(z.unknown()) }),
  z.object({ kind: z.literal('edit'), index: Index, words: z.partial(Step) }),
  z.object({ kind: z.literal('notes'), text: text(limits.notes.max, 'Notes must be less than 2000 characters') }),
  z.object({ kind: z.literal('queue'), steps: z.array(Step) }),
]);

/** A summary or an outcome; null leaves what is there. */
const Told = z.nullable(z.string().check(z.maxLength(10_000)));

const Item = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  kind: z.enum(outboxKinds),
  body: z.unknown(),
  attempts: z._default(Index, 0),
  nextTry: z._default(z.number(), 0),
});

/** What a person may point at when the server has refused something. */
const Refused = z.object({ table: z.enum([...localTables, 'outbox']), id: z.string() });

export const Command = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('saveProfile'), adult_name: AdultName }),
  z.object({ kind: z.literal('setOnboarding'), show: z.boolean() }),
  /** What the storyteller remembers of this family. */
  z.object({ kind: z.literal('remember'), memory: z.record(z.string(), z.unknown()) }),
  /** Makes the child or changes it; fields that are not named stay. */
  z.object({ kind: z.literal('saveChild'), id: Id, fields: Child }),
  z.object({ kind: z.literal('removeChild'), id: Id }),
  z.object({ kind: z.literal('saveEnvironment'), id: Id, fields: Environment }),
  z.object({ kind: z.literal('removeEnvironment'), id: Id }),
  /** The whole profile form: a difference, in one transaction. Children that are neither named nor removed stay. */
  z.object({
    kind: z.literal('saveFamily'),
    adult_name: AdultName,
    children: z.array(z.object({ id: Id, fields: Child })),
    removed: z.array(Id),
  }),
  z.object({ kind: z.literal('createAdventure'), id: Id, fields: NewAdventure }),
  /** null (or only spaces): back to the default name. */
  z.object({ kind: z.literal('renameAdventure'), id: Id, name: AdventureName }),
  z.object({ kind: z.literal('progress'), id: Id, move: MoveSchema }),
  z.object({ kind: z.literal('pauseAdventure'), id: Id, summary: z.optional(Told) }),
  z.object({ kind: z.literal('resumeAdventure'), id: Id }),
  z.object({ kind: z.literal('completeAdventure'), id: Id, summary: Told, outcome: Told }),
  z.object({ kind: z.literal('endAdventure'), id: Id, summary: Told, outcome: Told }),
  z.object({ kind: z.literal('setSummary'), id: Id, summary: Told, outcome: Told }),
  z.object({ kind: z.literal('deleteAdventure'), id: Id }),
  /** A message to the story service for when there is a connection. The same id again changes nothing. */
  z.object({ kind: z.literal('enqueue'), item: Item }),
  /** The service has taken the message. */
  z.object({ kind: z.literal('delivered'), id: z.string() }),
  /** `Try again` on something that was refused. */
  z.object({ kind: z.literal('retryRefused'), ...Refused.shape }),
  /** `Discard` on something that was refused: the row goes back to what the account has. */
  z.object({ kind: z.literal('discardRefused'), ...Refused.shape }),
  /** Brings back what a merge replaced; for a row that has been deleted since, under the id `newId`. */
  z.object({ kind: z.literal('restoreBackup'), id: z.string(), newId: Id }),
]);
/** A command as it is checked. */
export type Command = z.infer<typeof Command>;
/** A command as it is given: defaults may be left out. */
export type CommandInput = z.input<typeof Command>;
export type CommandKind = Command['kind'];
