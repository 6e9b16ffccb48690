import type { FamilyDb } from '../db.ts';
import type { Backup, FamilyDexie, LocalTable, Row } from '../schema.ts';
import type { WriteClock } from '../write/clock.ts';

/** Copies of what merges have replaced, which are kept for at least 30 days, and the newest however old they are. */

const retentionDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** How many of the newest copies no clock deletes: one that was set wrong may stay so for days. */
export const keptByCount = 20;

/** Stores a copy of a row before it is replaced. */
export async function saveBackup(dexie: FamilyDexie, table: LocalTable, row: Row, clock: WriteClock): Promise<void> {
  const at = new Date(clock.now()).toISOString();
  await dexie.backups.add({ id: clock.id(), table, rowId: row.id, side: 'device', fields: row.fields, at });
}

/** The entry of `meta` that says when copies were first found to be old, in ms since 1970. */
const foundOldKey = 'old-backups';

/**
 * Deletes copies that are older than 30 days at `now` (ms since 1970), and were so a day or more ago by the same clock: one that is ahead for once, when it
 * has been set wrong, must not cost the family its copies. The newest {@link keptByCount} stay in any case. Makes no write where there are no old ones, or where
 * this page may only read. Rejects where storage fails.
 */
export async function purgeBackups({ dexie, access }: Pick<FamilyDb, 'dexie' | 'access'>, now: number): Promise<void> {
  if (access.get().kind !== 'open') return;
  const { backups, meta } = dexie;
  const last = await backups
    .orderBy('at')
    .reverse()
    .offset(keptByCount - 1)
    .first();
  // Nothing is below it where there are so few that all of them stay.
  const newest = last?.at ?? '';
  const oldAt = (time: number) => {
    const old = new Date(time - retentionDays * dayMs).toISOString();
    return backups.where('at').below(old < newest ? old : newest);
  };
  const found = (await meta.get(foundOldKey))?.value;
  if ((await oldAt(now).count()) === 0) {
    if (found !== undefined) await meta.delete(foundOldKey);
    return;
  }
  const age = typeof found === 'number' ? now - found : -1;
  if (age >= 0 && age < dayMs) return;
  if (age >= 0) await oldAt(now - age).delete();
  await meta.put({ key: foundOldKey, value: now });
}

/** What merges have replaced and {@link purgeBackups} has not deleted, newest first. */
export async function listBackups({ dexie }: FamilyDb): Promise<Backup[]> {
  const oldestFirst = await dexie.backups.orderBy('at').toArray();
  return oldestFirst.reverse();
}
