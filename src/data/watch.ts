import type { FamilyDb } from './family-db.ts';
import { dirtyRows } from './queries.ts';
import { localTables } from './rows.ts';

/** What has not reached the account yet. */
export type Waiting = {
  /** Edited rows that can be sent. */
  rows: number;
  /** Messages that can be sent. */
  messages: number;
  /** Rows and messages that were refused. */
  refused: number;
  /** A name for every edit and message that can be sent: a new name is a new edit. */
  edits: readonly string[];
};

/** Calls `listener` now and whenever what waits has changed, by this tab or another. Answers how to stop. */
export function watchWaiting(db: FamilyDb, listener: (waiting: Waiting) => void): () => void {
  const subscription = db
    .restingLive(() => readWaiting(db))
    .subscribe({
      next: listener,
      // The database is closed or lost: `access` tells the screens, and there is nothing to sync.
      error: () => undefined,
    });
  return () => subscription.unsubscribe();
}

/** As one moment saw it: in one transaction. */
export async function readWaiting(db: FamilyDb): Promise<Waiting> {
  const { dexie } = db;
  const tables = [...localTables.map((table) => dexie[table]), dexie.shelf, dexie.outbox];
  const [dirty, items] = await dexie.transaction('r', tables, async () =>
    Promise.all([Promise.all(localTables.map((table) => dirtyRows(db, table))), dexie.outbox.toArray()]),
  );
  const rows = dirty.flat();
  const [sendable, messages] = [rows.filter((row) => row.rejected === undefined), items.filter((item) => item.refused === undefined)];
  return {
    rows: sendable.length,
    messages: messages.length,
    refused: rows.length - sendable.length + items.length - messages.length,
    edits: [...sendable.map((row) => `${row.id} ${row.revision}`), ...messages.map((item) => item.id)],
  };
}
