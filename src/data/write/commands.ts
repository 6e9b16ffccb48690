import * as z from 'zod/mini';
import { AdventureName, DroppedKey, Notes, StoredAdventure, Told } from '../../domain/entities/adventure.ts';
import { Id } from '../../domain/entities/checks.ts';
import { ChildFields, StoredChild } from '../../domain/entities/child.ts';
import { EnvironmentFields, StoredEnvironment } from '../../domain/entities/environment.ts';
import { AdultName } from '../../domain/entities/profile.ts';
import { FamilyFile } from '../../domain/family-file.ts';
import { StoredSaid } from '../../domain/steps/said.ts';
import { Step } from '../../domain/steps/step.ts';
import type { Move } from '../../domain/steps/step-machine.ts';
import { localTables, outboxKinds } from '../schema.ts';

/** Everything that can be written to the family's database. The checks are those of the server: what passes here is not refused there. */

const Index = z.int().check(z.nonnegative());
const MoveSchema: z.ZodMiniType<Move> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('back') }),
  z.object({ kind: z.literal('forward') }),
  z.object({ kind: z.literal('branch') }),
  z.object({
    kind: z.literal('append'),
    step: Step,
    queuedSteps: z.array(Step),
    after: z.optional(z.string()),
    response: z.optional(z.unknown()),
    inStory: z.optional(z.boolean()),
  }),
  z.object({ kind: z.literal('edit'), id: z.string(), words: z.partial(Step) }),
  z.object({ kind: z.literal('notes'), text: Notes, said: z.optional(StoredSaid) }),
  z.object({ kind: z.literal('drop'), key: DroppedKey, dropped: z.boolean() }),
  z.object({ kind: z.literal('setAside'), text: Notes }),
  z.object({ kind: z.literal('queue'), steps: z.array(Step), after: z.string() }),
]);

const Item = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  kind: z.enum(outboxKinds),
  body: z.unknown(),
  attempts: z._default(Index, 0),
  nextTry: z._default(z.number(), 0),
});

/** Identifies a row or message that the server has refused. */
const Refused = z.object({ table: z.enum([...localTables, 'outbox']), id: z.string() });

/**
 * `from`: the fields as the editing began. With it, only what differs from it is changed, and what has been written meanwhile stays (where both changed a field,
 * they are merged as sync does); without it, the fields are replaced.
 */
const ChildEdit = { id: Id, fields: StoredChild, from: z.optional(ChildFields) };

export const Command = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('setOnboarding'), show: z.boolean() }),
  /** Makes the child or changes it; columns that are not named stay. */
  z.object({ kind: z.literal('saveChild'), ...ChildEdit }),
  z.object({ kind: z.literal('saveEnvironment'), id: Id, fields: StoredEnvironment, from: z.optional(EnvironmentFields) }),
  z.object({ kind: z.literal('removeEnvironment'), id: Id }),
  /** The whole profile form: a difference, in one transaction. A name that is left out stays, and so do children that are neither named nor removed. */
  z.object({
    kind: z.literal('saveFamily'),
    adult_name: z.optional(AdultName),
    children: z.array(z.object(ChildEdit)),
    removed: z.array(Id),
  }),
  z.object({ kind: z.literal('createAdventure'), id: Id, fields: StoredAdventure }),
  /** null (or only spaces): back to the default name. */
  /** A blank name gives the adventure its default name back. */
  z.object({ kind: z.literal('renameAdventure'), id: Id, name: AdventureName }),
  z.object({ kind: z.literal('progress'), id: Id, move: MoveSchema }),
  /** A summary or outcome of null leaves what is there, here and below. */
  z.object({ kind: z.literal('pauseAdventure'), id: Id, summary: z.optional(Told), message: z.optional(Item) }),
  /** `players`: the children who play from now on, where they are others. */
  z.object({ kind: z.literal('resumeAdventure'), id: Id, players: z.optional(z.array(Id)) }),
  /** `met`: what the family's memory gets of the adventure, as keys. `message`, here and above, tells the story service. */
  z.object({
    kind: z.enum(['completeAdventure', 'endAdventure']),
    id: Id,
    summary: Told,
    outcome: Told,
    met: z.optional(z.array(z.string())),
    message: z.optional(Item),
  }),
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
  /** Takes in a family's file: what is new is added, what is there is merged, nothing is removed. See `import.ts`. */
  z.object({ kind: z.literal('importFamily'), file: FamilyFile }),
]);
/** A validated command. */
export type Command = z.infer<typeof Command>;
/** A command before validation, without defaults. */
export type CommandInput = z.input<typeof Command>;
export type CommandKind = Command['kind'];
