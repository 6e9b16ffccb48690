import type { FamilyDb } from '../db.ts';
import type { Backup, FamilyDexie, LocalTable, Row } from '../schema.ts';
import type { WriteClock } from '../write/clock.ts';

/** Copies of what merges have replaced, which are kept for 30 days. */

const retentionDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** Stores a copy of a row before it is replaced. */
export async function saveBackup(dexie: FamilyDexie, table: LocalTable, row: Row, clock: WriteClock): Promise<void> {
  const at = new Date(clock.now()).toISOString();
  await dexie.backups.add({ id: clock.id(), table, rowId: row.id, side: 'device', fields: row.fields, at });
}

/**
 * Deletes copies that are older than 30 days at `now` (ms since 1970). Makes no write where there are none, or where this page may only read. Rejects where
 * storage fails.
 */
export async function purgeBackups({ dexie, access }: Pick<FamilyDb, 'dexie' | 'access'>, now: number): Promise<void> {
  if (access.get().kind !== 'open') return;
  const old = dexie.backups.where('at').below(new Date(now - retentionDays * dayMs).toISOString());
  if ((await old.count()) > 0) await old.delete();
}

/** What merges have replaced in the last 30 days, newest first. */
export async function listBackups({ dexie }: FamilyDb): Promise<Backup[]> {
  const oldestFirst = await dexie.backups.orderBy('at').toArray();
  return oldestFirst.reverse();
}
