import { liveQuery } from 'dexie';
import type { FamilyDb } from './family-db.ts';
import { localTables } from './rows.ts';

/** What waits to be synced, reduced to what tells one moment from another. */
export type Waiting = {
  /** Rows and messages that can be sent. */
  sendable: number;
  /** Rows and messages that the server refused. */
  refused: number;
  /** Changes with every local edit, also of a row that was waiting before. */
  edits: string;
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
  const waiting: Waiting = { sendable: 0, refused: 0, edits: '' };
  for (const table of localTables) {
    for (const row of await dexie[table].where('dirty').equals(1).toArray()) {
      if (row.rejected === undefined) {
        waiting.sendable += 1;
        waiting.edits += `${row.id}:${row.revision} `;
      } else waiting.refused += 1;
    }
  }
  for (const item of await dexie.outbox.toArray()) {
    if (item.refused === undefined) {
      waiting.sendable += 1;
      waiting.edits += `${item.id} `;
    } else waiting.refused += 1;
  }
  return waiting;
}
