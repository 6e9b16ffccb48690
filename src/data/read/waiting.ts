import type { FamilyDb } from '../db.ts';
import { type FamilyDexie, localTables } from '../schema.ts';
import { throttled } from './throttle.ts';
import { keysIn, onTouched, touchedOf } from './touched.ts';

/** The counts of what is not in the account yet. They come from indexes, without reading rows. */
export type Waiting = {
  /** Edited rows that can be sent. */
  rows: number;
  /** Messages that can be sent. */
  messages: number;
  /** Rows and messages that were refused. */
  refused: number;
};

const counted = [...localTables, 'outbox'] as const;
type Counted = (typeof counted)[number];
export const nothingWaits: Waiting = { rows: 0, messages: 0, refused: 0 };

/**
 * Calls `listener` now, and whenever the counts may have changed, by this tab or another; with pauses where much is written. Only the tables that were written to
 * are counted again, so that an autosave is fast. Returns how to stop.
 */
export function watchWaiting({ dexie }: Pick<FamilyDb, 'dexie'>, listener: (waiting: Waiting) => void): () => void {
  const known = new Map<Counted, Waiting>();
  const changed = new Set<Counted>(counted);
  let stopped = false;

  const read = throttled(async () => {
    const names = [...changed];
    changed.clear();
    try {
      const counts = await Promise.all(names.map((name) => waitingIn(dexie, name)));
      for (const [index, name] of names.entries()) known.set(name, counts[index] ?? nothingWaits);
    } catch {
      // The database is closed or lost, which `access` tells the screens; these tables are counted next time.
      for (const name of names) changed.add(name);
      return;
    }
    if (!stopped) listener(sumOf([...known.values()]));
  });

  const stop = onTouched((parts) => {
    let [isTouched, areMany] = [false, false];
    for (const name of counted) {
      const ranges = touchedOf(parts, dexie, name);
      if (ranges === undefined) continue;
      changed.add(name);
      isTouched = true;
      areMany ||= ranges !== 'all' && keysIn(ranges) === null;
    }
    // After a page of a sync, the next one follows soon, and would have to wait for the count.
    if (isTouched) read(areMany);
  });
  read();
  return () => {
    stopped = true;
    stop();
  };
}

/** Counts everything in one transaction. */
export async function readWaiting({ dexie }: Pick<FamilyDb, 'dexie'>): Promise<Waiting> {
  const tables = localTables.map((table) => dexie[table]);
  return dexie.transaction('r', [...tables, dexie.outbox], async () =>
    sumOf(await Promise.all(counted.map((name) => waitingIn(dexie, name)))),
  );
}

async function waitingIn(dexie: FamilyDexie, name: Counted): Promise<Waiting> {
  if (name === 'outbox') {
    const items = await dexie.outbox.toArray();
    const messages = items.filter((item) => item.refused === undefined).length;
    return { rows: 0, messages, refused: items.length - messages };
  }
  const table = dexie[name];
  const [edited, refused] = await dexie.transaction('r', table, async () =>
    Promise.all([table.where('dirty').equals(1).count(), table.orderBy('rejected.code').count()]),
  );
  return { rows: edited - refused, messages: 0, refused };
}

function sumOf(parts: readonly Waiting[]): Waiting {
  const of = (what: keyof Waiting): number => parts.reduce((total, part) => total + part[what], 0);
  return { rows: of('rows'), messages: of('messages'), refused: of('refused') };
}

/** The number of unsynced rows and messages, including refused ones. */
export async function countWaiting(db: Pick<FamilyDb, 'dexie'>): Promise<number> {
  const { rows, messages, refused } = await readWaiting(db);
  return rows + messages + refused;
}
