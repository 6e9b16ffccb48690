import { liveQuery, type Subscription } from 'dexie';
import type { FamilyDb } from '../db.ts';
import { type FamilyDexie, localTables } from '../schema.ts';
import { againMs, rested } from './live-query.ts';

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
 * Calls `listener` with the counts once all are known, and whenever they may have changed, by this tab or another; with rests where much is written. Only the
 * tables that were written to are counted again, so that an autosave is fast. Returns how to stop.
 */
export function watchWaiting({ dexie }: Pick<FamilyDb, 'dexie'>, listener: (waiting: Waiting) => void): () => void {
  const known = new Map<Counted, Waiting>();
  const stops = counted.map((name) =>
    follow(dexie, name, (waiting) => {
      known.set(name, waiting);
      if (known.size === counted.length) listener(sumOf([...known.values()]));
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

/** Counts a table now and after each change; again a second later where it can't be read. Returns how to stop. */
function follow(dexie: FamilyDexie, name: Counted, tell: (waiting: Waiting) => void): () => void {
  const count = rested(async () => waitingIn(dexie, name).catch(tryAgain));
  let again: ReturnType<typeof setTimeout> | undefined;
  let subscription = begin();
  function begin(): Subscription {
    return liveQuery(count).subscribe((waiting) => {
      if (waiting !== null) tell(waiting);
    });
  }
  function tryAgain(): null {
    if (subscription.closed) return null;
    again = setTimeout(() => {
      subscription.unsubscribe();
      subscription = begin();
    }, againMs);
    return null;
  }
  return () => {
    clearTimeout(again);
    subscription.unsubscribe();
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
