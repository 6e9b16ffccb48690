import type { FamilyDb } from '../db.ts';
import type { FamilyDexie, LocalTable, Row } from '../schema.ts';

/** Copies of what merges have replaced: kept for a while, then let go. */

const keptDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** Keeps a row as this device has it, before something takes its place. `id`: the copy's own; `at`: ISO time. */
export async function keepBackup(dexie: FamilyDexie, table: LocalTable, row: Row, { id, at }: { id: string; at: string }): Promise<void> {
  await dexie.backups.add({ id, table, rowId: row.id, side: 'device', fields: row.fields, at });
}

/**
 * Lets go of copies that are older than 30 days at `now` (ms since 1970). Writes only where there is something to let go of, and
 * nothing where this page may only read. Rejects where storage fails.
 */
export async function purgeBackups({ dexie, access }: Pick<FamilyDb, 'dexie' | 'access'>, now: number): Promise<void> {
  if (access.get().kind !== 'open') return;
  const old = dexie.backups.where('at').below(new Date(now - keptDays * dayMs).toISOString());
  if ((await old.count()) > 0) await old.delete();
}
