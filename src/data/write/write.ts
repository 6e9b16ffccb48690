import { problemOf } from '../../domain/problems.ts';
import { storable } from '../../domain/storable.ts';
import { type FamilyDb, writeRefusal } from '../db.ts';
import type { FamilyDexie } from '../schema.ts';
import { applyCommand, tablesOf } from './apply.ts';
import type { WriteClock } from './clock.ts';
import { Command, type CommandInput } from './commands.ts';
import { Refusal, type WriteError } from './error.ts';

/** The one way to write to the family's database. */

export type { WriteError } from './error.ts';

export type WriteResult = { ok: true } | { ok: false; error: WriteError };

export const newerSchema: WriteError = { kind: 'newer-schema', problem: 'newer-version' };
const leaving: WriteError = { kind: 'closed', problem: 'in-an-account' };
const closed: WriteError = { kind: 'closed', problem: 'closed-elsewhere' };

/**
 * Removes characters that no server can store, validates the command, and carries it out in one transaction. `ok` means that it is on the disk. Errors of the
 * storage are returned, not thrown.
 */
export async function write(db: FamilyDb, input: CommandInput, clock: WriteClock): Promise<WriteResult> {
  const parsed = Command.safeParse(storable(input));
  if (!parsed.success)
    return { ok: false, error: { kind: 'invalid', problem: problemOf(parsed.error.issues[0]?.message) ?? 'check-entries' } };
  const access = db.access.get();
  if (access.kind === 'newer-schema') return { ok: false, error: newerSchema };
  if (access.kind === 'closed') return { ok: false, error: closed };
  const { dexie } = db;
  try {
    const tables = [...tablesOf[parsed.data.kind], 'meta' as const].map((table) => dexie[table]);
    await dexie.transaction('rw', tables, async () => {
      // Both are requested at once and answered in this order; if the check fails, the transaction is undone.
      const allowed = refuseWhere(dexie);
      await Promise.all([allowed, applyCommand(dexie, db.account, parsed.data, clock, allowed)]);
    });
    for (const notify of db.onWritten) notify();
    return { ok: true };
  } catch (error) {
    const fault = faultOf(error);
    if (fault.kind === 'newer-schema') db.access.set({ kind: 'newer-schema' });
    return { ok: false, error: fault };
  }
}

/** Throws a {@link Refusal} where this page may not write any more. */
async function refuseWhere(dexie: FamilyDexie): Promise<void> {
  const reason = await writeRefusal(dexie);
  if (reason !== null) throw new Refusal(reason === 'leaving' ? leaving : newerSchema);
}

/** Names of IndexedDB's and Dexie's errors → what they mean here. */
const faults: Record<string, WriteError> = {
  QuotaExceededError: { kind: 'quota', problem: 'no-space' },
  DatabaseClosedError: closed,
  VersionError: newerSchema,
  VersionChangeError: newerSchema,
};

/** The write error for an error of the storage, or a {@link Refusal}. */
export function faultOf(error: unknown): WriteError {
  if (error instanceof Refusal) return error.cause;
  for (let cause: unknown = error; cause instanceof Error; cause = innerOf(cause)) {
    const known = faults[cause.name];
    if (known !== undefined) return known;
  }
  return { kind: 'storage', problem: 'storage', detail: error instanceof Error ? error.message : String(error) };
}

/** Dexie wraps what IndexedDB says: an aborted transaction carries its cause as `inner`. */
function innerOf(error: Error): unknown {
  return 'inner' in error ? error.inner : error.cause;
}
