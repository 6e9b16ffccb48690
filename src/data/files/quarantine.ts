import type { FamilyDb } from '../db.ts';
import type { Misfit } from '../read/parse.ts';
import type { LocalTable } from '../schema.ts';

/**
 * Reports the rows of a table that do not fit their schema, and takes back the reports on rows that fit (again). The rows
 * themselves stay as they are: a newer version of the app may know how to read them, and sync carries them unchanged.
 */
export async function reportMisfits(db: FamilyDb, table: LocalTable, misfits: readonly Misfit[], at: string): Promise<void> {
  if (db.access.get().kind !== 'open') return;
  const { dexie } = db;
  // Nearly always nothing is wrong and nothing was: no reason to write at every look at a table.
  if (misfits.length === 0 && (await dexie.quarantine.filter((entry) => entry.table === table).count()) === 0) return;
  await dexie.transaction('rw', dexie.quarantine, async () => {
    const known = await dexie.quarantine.filter((entry) => entry.table === table).toArray();
    const bad = new Set(misfits.map((misfit) => misfit.id));
    await dexie.quarantine.bulkDelete(known.filter((entry) => !bad.has(entry.id)).map((entry) => [table, entry.id]));
    const reported = new Set(known.map((entry) => entry.id));
    await dexie.quarantine.bulkPut(misfits.filter((misfit) => !reported.has(misfit.id)).map((misfit) => ({ ...misfit, at })));
  });
}
