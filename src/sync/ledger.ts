import { rowsById } from '../data/read/rows-by-id.ts';
import { type Backup, type FamilyDexie, type LocalTable, localTables, type Row, type Shadow } from '../data/schema.ts';
import type { Outcome, RowState } from './apply.ts';

/**
 * The rows that an answer speaks of, as they become while it is gone through: read at once and written at once, because an answer
 * has hundreds, and each access on its own would be felt. Lives inside one transaction.
 */
export type Ledger = {
  stateOf: (table: LocalTable, id: string) => RowState;
  /** What became of the row. `at`: ISO time, for what is kept of it. */
  note: (table: LocalTable, outcome: Outcome, at: string) => void;
  /** Answers how many copies it keeps of what was replaced. */
  write: () => Promise<number>;
};

type Place = { table: LocalTable; id: string };

/** `newId`: a new UUID. */
export async function openLedger(dexie: FamilyDexie, places: readonly Place[], newId: () => string): Promise<Ledger> {
  const states = new Map<string, RowState>();
  /** Which rows have a shadow on the disk. */
  const shadowed = new Set<string>();
  for (const table of localTables) {
    const ids = [...new Set(places.filter((place) => place.table === table).map(({ id }) => id))];
    if (ids.length === 0) continue;
    const rows = await rowsById(dexie[table], ids);
    const dirty = rows.filter((row) => row.dirty === 1);
    const shadows = await shadowsOf(
      dexie,
      table,
      dirty.map(({ id }) => id),
    );
    for (const id of shadows.keys()) shadowed.add(keyOf(table, id));
    for (const row of rows) states.set(keyOf(table, row.id), { row, shadow: shadows.get(row.id) });
  }
  const changed: Record<LocalTable, Map<string, Row>> = {
    profile: new Map(),
    children: new Map(),
    environments: new Map(),
    adventures: new Map(),
  };
  const backups: Backup[] = [];
  return {
    stateOf: (table, id) => states.get(keyOf(table, id)) ?? { row: undefined, shadow: undefined },
    note: (table, outcome, at) => {
      if (outcome === null) return;
      const { row, shadow } = outcome;
      states.set(keyOf(table, row.id), { row, shadow: shadow === null ? undefined : { table, id: row.id, ...shadow } });
      changed[table].set(row.id, row);
      for (const backup of outcome.backups) backups.push({ id: newId(), table, rowId: row.id, at, ...backup });
    },
    write: async () => {
      const writes: PromiseLike<unknown>[] = [dexie.backups.bulkAdd(backups)];
      for (const table of localTables) {
        const rows = [...changed[table].values()];
        if (rows.length === 0) continue;
        const shadows = rows.map(({ id }) => states.get(keyOf(table, id))?.shadow);
        const cleared = rows.filter(({ id }, index) => shadows[index] === undefined && shadowed.has(keyOf(table, id)));
        writes.push(
          dexie[table].bulkPut(rows),
          dexie.shadows.bulkPut(shadows.filter((shadow): shadow is Shadow => shadow !== undefined)),
          dexie.shadows.bulkDelete(cleared.map(({ id }) => [table, id])),
        );
      }
      await Promise.all(writes);
      return backups.length;
    },
  };
}

/**
 * The shadows of dirty rows, by the rows' ids. Nothing but a dirty row has one, so all between the first and the last are hardly more than these,
 * and come in one request instead of hundreds.
 */
export async function shadowsOf(dexie: FamilyDexie, table: LocalTable, ids: readonly string[]): Promise<ReadonlyMap<string, Shadow>> {
  const sorted = [...ids].sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const found = await dexie.shadows.where('[table+id]').between([table, first], [table, last], true, true).toArray();
  return new Map(found.map((shadow) => [shadow.id, shadow]));
}

function keyOf(table: LocalTable, id: string): string {
  return `${table} ${id}`;
}
