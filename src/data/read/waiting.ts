import { liveQuery } from 'dexie';
import type { FamilyDb } from '../db.ts';
import { localTables } from '../schema.ts';

/** What has not reached the account yet. All of it is counted by the indexes, and no row is read. */
export type Waiting = {
  /** Edited rows that can be sent. */
  rows: number;
  /** Messages that can be sent. */
  messages: number;
  /** Rows and messages that were refused. */
  refused: number;
};

/** Calls `listener` now and whenever what waits has changed, by this tab or another. Answers how to stop. */
export function watchWaiting(db: FamilyDb, listener: (waiting: Waiting) => void): () => void {
  const subscription = liveQuery(() => readWaiting(db)).subscribe({
    next: listener,
    // The database is closed or lost: `access` tells the screens, and there is nothing to sync.
    error: () => undefined,
  });
  return () => subscription.unsubscribe();
}

/** As one moment saw it: in one transaction. */
export async function readWaiting({ dexie }: Pick<FamilyDb, 'dexie'>): Promise<Waiting> {
  const tables = localTables.map((table) => dexie[table]);
  const [edited, rejected, items] = await dexie.transaction('r', [...tables, dexie.outbox], async () =>
    Promise.all([
      Promise.all(tables.map((table) => table.where('dirty').equals(1).count())),
      Promise.all(tables.map((table) => table.orderBy('rejected.code').count())),
      dexie.outbox.toArray(),
    ]),
  );
  const refusedRows = sum(rejected);
  const messages = items.filter((item) => item.refused === undefined).length;
  return { rows: sum(edited) - refusedRows, messages, refused: refusedRows + items.length - messages };
}

/** Everything that waits: edited rows (refused ones too) and messages. */
export async function countWaiting(db: Pick<FamilyDb, 'dexie'>): Promise<number> {
  const { rows, messages, refused } = await readWaiting(db);
  return rows + messages + refused;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
