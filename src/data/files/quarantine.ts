import type { FamilyDb } from '../db.ts';
import type { Misfit } from '../read/parse.ts';
import type { LocalTable } from '../schema.ts';

const watched = ['profile', 'children', 'environments', 'adventures'] as const;

/** Updates the reports on invalid rows, now and whenever the lists find other ones. `at`: the time of a report. Returns how to stop. */
export function watchMisfits(db: FamilyDb, at: () => string): () => void {
  const stops = watched.map((table) => {
    let reported: string | null = null;
    const report = (): void => {
      const misfits = db.lists[table].get()?.bad;
      const ids = misfits?.map(({ id }) => id).join(' ');
      if (misfits === undefined || ids === reported) return;
      reported = ids ?? null;
      reportMisfits(db, table, misfits, at()).catch(() => undefined);
    };
    const stop = db.lists[table].subscribe(report);
    report();
    return stop;
  });
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Reports the rows of a table that do not fit their schema, and takes back the reports on rows that fit (again). The rows
 * themselves stay as they are: a newer version of the app may know how to read them, and sync carries them unchanged.
 */
export async function reportMisfits(db: FamilyDb, table: LocalTable, misfits: readonly Misfit[], at: string): Promise<void> {
  if (db.access.get().kind !== 'open') return;
  const { dexie } = db;
  // Nearly always there is nothing to report and nothing to take back; then no transaction is opened for writing.
  if (misfits.length === 0 && (await dexie.quarantine.filter((entry) => entry.table === table).count()) === 0) return;
  await dexie.transaction('rw', dexie.quarantine, async () => {
    const known = await dexie.quarantine.filter((entry) => entry.table === table).toArray();
    const bad = new Set(misfits.map((misfit) => misfit.id));
    await dexie.quarantine.bulkDelete(known.filter((entry) => !bad.has(entry.id)).map((entry) => [table, entry.id]));
    const reported = new Set(known.map((entry) => entry.id));
    await dexie.quarantine.bulkPut(misfits.filter((misfit) => !reported.has(misfit.id)).map((misfit) => ({ ...misfit, at })));
  });
}
