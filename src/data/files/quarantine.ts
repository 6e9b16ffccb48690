import type { FamilyDb } from '../db.ts';
import { lastAnswer } from '../read/live-query.ts';
import type { UnreadableRow } from '../read/parse.ts';
import { lists } from '../read/queries.ts';
import type { LocalTable } from '../schema.ts';

const watched = ['profile', 'children', 'environments', 'adventures'] as const;

/** Updates the quarantine now and whenever the lists find other unreadable rows. `at`: the time of an entry. Returns how to stop. */
export function watchQuarantine(db: FamilyDb, at: () => string): () => void {
  const reported = new Map<LocalTable, string>();
  const report = (): void => {
    for (const table of watched) {
      const unreadable = lastAnswer<{ bad: UnreadableRow[] }>(db, lists[table])?.bad;
      const ids = unreadable?.map(({ id }) => id).join(' ');
      if (unreadable === undefined || ids === undefined || ids === reported.get(table)) continue;
      reported.set(table, ids);
      quarantineRows(db, table, unreadable, at()).catch(() => undefined);
    }
  };
  db.onRead.add(report);
  report();
  return () => db.onRead.delete(report);
}

/**
 * Enters the rows of a table that do not fit their schema in the quarantine, and removes the entries of rows that fit (again). The rows
 * themselves stay as they are: a newer version of the app may know how to read them, and sync carries them unchanged.
 */
export async function quarantineRows(db: FamilyDb, table: LocalTable, unreadable: readonly UnreadableRow[], at: string): Promise<void> {
  if (db.access.get().kind !== 'open') return;
  const { dexie } = db;
  // Nearly always there is nothing to enter and nothing to remove; then no transaction is opened for writing.
  if (unreadable.length === 0 && (await dexie.quarantine.filter((entry) => entry.table === table).count()) === 0) return;
  await dexie.transaction('rw', dexie.quarantine, async () => {
    const known = await dexie.quarantine.filter((entry) => entry.table === table).toArray();
    const bad = new Set(unreadable.map((row) => row.id));
    await dexie.quarantine.bulkDelete(known.filter((entry) => !bad.has(entry.id)).map((entry) => [table, entry.id]));
    const reported = new Set(known.map((entry) => entry.id));
    await dexie.quarantine.bulkPut(unreadable.filter((row) => !reported.has(row.id)).map((row) => ({ ...row, at })));
  });
}
