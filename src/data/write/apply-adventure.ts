import * as z from 'zod/mini';
import type { Fields } from '../../domain/contracts/sync-protocol.ts';
import {
  type AdventureFields,
  AdventureFields as AdventureSchema,
  type ContinuationData,
  ContinuationData as ContinuationSchema,
  type Keepsake,
} from '../../domain/entities/adventure.ts';
import { fitsAdventure } from '../../domain/family-file.ts';
import { isFinished } from '../../domain/status.ts';
import { applyMove, withOpenNotes } from '../../domain/steps/step-machine.ts';
import type { FamilyDexie } from '../schema.ts';
import type { Command } from './commands.ts';
import { changeRow, createRow, liveRow } from './edit.ts';
import { Refusal } from './error.ts';

/** What the commands do to an adventure. */

export type AdventureCommand = Extract<
  Command,
  {
    kind: 'renameAdventure' | 'progress' | 'pauseAdventure' | 'resumeAdventure' | 'completeAdventure' | 'endAdventure' | 'setSummary';
  }
>;

/** Creates an adventure; throws a {@link Refusal} where it exists already, or is too large. */
export async function createAdventure(dexie: FamilyDexie, id: string, fields: AdventureFields): Promise<void> {
  if ((await dexie.adventures.get(id)) !== undefined) throw new Refusal({ kind: 'invalid', problem: 'adventure-exists' });
  await createRow(dexie, 'adventures', id, bounded(fields));
}

/** `now` in ms. Nothing is written before `allowed` has resolved. */
export async function applyAdventureCommand(
  dexie: FamilyDexie,
  command: AdventureCommand,
  now: number,
  allowed: Promise<unknown>,
): Promise<void> {
  const [row] = await Promise.all([liveRow(dexie, 'adventures', command.id), allowed]);
  if (row === null) throw new Refusal({ kind: 'missing', problem: 'adventure-deleted' });
  const at = stampAfter(row.fields['updated_at'], now);
  await changeRow(dexie, 'adventures', row, bounded(adventureAfter(command, row.fields, at)));
}

/**
 * The ISO time of an edit: now, but always later than the row's last edit. A clock that was set back, or a device whose clock
 * is ahead, can't make an older edit look newer.
 */
export function stampAfter(previous: unknown, now: number): string {
  const before = typeof previous === 'string' ? Date.parse(previous) : Number.NaN;
  return new Date(Number.isNaN(before) ? now : Math.max(now, before + 1)).toISOString();
}

/** The adventure's fields after the command, edited at the ISO time `at`. Throws a {@link Refusal} where it can't be. */
export function adventureAfter(command: AdventureCommand, fields: Fields, at: string): Fields {
  const after = changedBy(command, fields, at);
  return { ...after, updated_at: at };
}

function changedBy(command: AdventureCommand, fields: Fields, at: string): Fields {
  switch (command.kind) {
    case 'renameAdventure':
      return { ...fields, custom_name: command.name.trim() || null };
    case 'setSummary':
      return withSummary(fields, command);
    case 'progress': {
      const { move } = command;
      const data = playable(fields, move.kind === 'notes' ? NotedSchema : AdventureSchema);
      if (move.kind === 'edit' && data.adventureSteps.every(({ id }) => id !== move.id)) {
        throw new Refusal({ kind: 'missing', problem: 'deleted-meanwhile' });
      }
      return { ...fields, continuation_data: datedNotes(data, applyMove(data, move, at), at) };
    }
    case 'pauseAdventure': {
      const data = { ...playable(fields), pausedAt: at, pause_timestamp: at };
      return withSummary({ ...fields, status: 'paused_for_continuation', continuation_data: data }, command);
    }
    case 'resumeAdventure': {
      const data = playable(fields);
      if (fields['status'] === 'active') return fields;
      const participating_children = command.players ?? fields['participating_children'];
      return { ...fields, participating_children, status: 'active', continuation_data: { ...data, pausedAt: null } };
    }
    case 'endAdventure': {
      const data = { ...playable(fields), end_timestamp: at, ended_early: true };
      return withSummary({ ...fields, status: 'ended_early', continuation_data: data }, command);
    }
    case 'completeAdventure': {
      const keepsake = keepsakeOf(playable(fields), at);
      return withSummary({ ...fields, status: 'completed', continuation_data: null, keepsake }, command);
    }
  }
}

/** The schema for editing a note: the told steps, which are nearly all of an adventure, are not validated, since they are neither read nor changed. */
const NotedSchema = z.extend(AdventureSchema, {
  continuation_data: z.nullable(
    z.extend(ContinuationSchema, { adventureSteps: z.array(z.unknown()), queuedSteps: z.optional(z.unknown()), stepHistory: z.unknown() }),
  ),
});

/**
 * The data of an adventure in progress; throws where it has ended. It is the row's own data and not a parsed copy, so that unchanged parts stay the same objects,
 * which are quickly compared, and unknown fields are kept. `schema`: what the row has to match.
 */
function playable(fields: Fields, schema: z.ZodMiniType = AdventureSchema): ContinuationData {
  if (!fits(fields, schema)) throw new Refusal({ kind: 'invalid', problem: 'adventure-unreadable' });
  const { status, continuation_data: data } = fields;
  if (data === null || isFinished(status)) throw new Refusal({ kind: 'finished', problem: 'adventure-over' });
  return data;
}

function fits(fields: Fields, schema: z.ZodMiniType): fields is AdventureFields {
  return schema.safeParse(fields).success;
}

/** Clearing the notes is an edit of the notes too: the later edit wins a merge. */
function datedNotes(before: ContinuationData, after: ContinuationData, at: string): ContinuationData {
  return before.userNotes === after.userNotes ? after : { ...after, userNotesAt: at };
}

function withSummary(fields: Fields, told: { summary?: string | null | undefined; outcome?: string | null | undefined }): Fields {
  return {
    ...fields,
    story_summary: told.summary ?? fields['story_summary'] ?? null,
    final_outcome: told.outcome ?? fields['final_outcome'] ?? null,
  };
}

/** The told story, with the notes still open on its last step and the branches that were left: nothing told or noted is dropped. */
function keepsakeOf(data: ContinuationData, at: string): Keepsake {
  const steps = withOpenNotes(data, false);
  return { steps, completed_at: at, ...(data.stepHistory.length === 0 ? {} : { stepHistory: data.stepHistory }) };
}

function bounded(fields: Fields): Fields {
  if (fitsAdventure(fields)) return fields;
  throw new Refusal({ kind: 'too-large', problem: 'adventure-too-long' });
}
