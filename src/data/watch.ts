import { liveQuery } from 'dexie';
import type { FamilyDb } from './family-db.ts';
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
  const subscription = liveQuery(() => readWaiting(db)).subscribe({
    next: listener,
    // The database is closed or lost: `access` tells the screens, and there is nothing to sync.
    error: () => undefined,
  });
  return () => subscription.unsubscribe();
}

export async function readWaiting({ dexie }: FamilyDb): Promise<Waiting> {
  const edits: string[] = [];
  let [rows, messages, refused] = [0, 0, 0];
  for (const table of localTables) {
    for (const row of await dexie[table].where('dirty').equals(1).toArray()) {
      if (row.rejected === undefined) {
        rows += 1;
        edits.push(`${row.id} ${row.revision}`);
      } else refused += 1;
    }
  }
  for (const item of await dexie.outbox.toArray()) {
    if (item.refused === undefined) {
      messages += 1;
      edits.push(item.id);
    } else refused += 1;
  }
  return { rows, messages, refused, edits };
}
