import { withUnchangedEntry } from '../data/adventure-index.ts';
import { few, rowsById } from '../data/read/rows-by-id.ts';
import { type Backup, type FamilyDexie, type LocalTable, localTables, type Row, type Shadow } from '../data/schema.ts';
import type { Outcome, RowState } from './apply.ts';

/**
 * Collects the changes of rows while an answer is applied. All rows are read at once and written at once, because an answer has hundreds, and single
 * accesses would be slow. Used within one transaction.
 */
export type Ledger = {
  stateOf: (table: LocalTable, id: string) => RowState;
  /** Records the new state of a row. `at`: an ISO time, for the copies of what was replaced. */
  note: (table: LocalTable, outcome: Outcome, at: string) => void;
  /** Writes everything, and returns the number of copies that were kept of replaced rows. */
  write: () => Promise<number>;
};

/** A row that an answer is about. `taken`: the revision of it that the server has applied, and the version that it got. */
export type Place = { table: LocalTable; id: string; taken?: { revision: number; version: number } };

/** Reads the rows at `places`. `newId`: a new UUID. */
export async function openLedger(dexie: FamilyDexie, places: readonly Place[], newId: () => string): Promise<Ledger> {
  const states = new Map<string, RowState>();
  const stored = new Map<string, Row>();
  for (const table of localTables) {
    const there = places.filter((place) => place.table === table);
    if (there.length === 0) continue;
    const rows = await rowsById(dexie[table], [...new Set(there.map(({ id }) => id))]);
    const taken = new Map(there.map((place) => [place.id, place.taken]));
    const shadows = await shadowsOf(
      dexie,
      table,
      rows.filter((row) => row.dirty === 1 && !isDecidedBy(taken.get(row.id), row)).map(({ id }) => id),
    );
    for (const row of rows) {
      stored.set(keyOf(table, row.id), row);
      states.set(keyOf(table, row.id), { row, shadow: shadows.get(row.id) });
    }
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
        const before = ({ id }: Row): Row | undefined => stored.get(keyOf(table, id));
        const shadows = rows.map(({ id }) => states.get(keyOf(table, id))?.shadow);
        const cleared = rows.filter((row, index) => shadows[index] === undefined && before(row)?.dirty === 1).map(({ id }) => id);
        const kept = shadows.filter((shadow): shadow is Shadow => shadow !== undefined);
        writes.push(
          dexie[table].bulkPut(rows.map((row) => (saysTheSame(row, before(row)) ? withUnchangedEntry(row) : row))),
          dexie.shadows.bulkPut(kept),
          clearShadows(dexie, table, cleared),
        );
      }
      await Promise.all(writes);
      return backups.length;
    },
  };
}

/** Whether the receipt alone decides about the row, so that its shadow need not be read. */
function isDecidedBy(taken: Place['taken'], { revision, version }: Row): boolean {
  return taken !== undefined && taken.revision === revision && taken.version > version;
}

function saysTheSame(row: Row, before: Row | undefined): boolean {
  return row.fields === before?.fields && row.deletedAt === before.deletedAt;
}

/** Deletes shadows: with one request instead of hundreds where there is no other shadow between the first and the last, as after a push of many rows. */
async function clearShadows(dexie: FamilyDexie, table: LocalTable, ids: readonly string[]): Promise<void> {
  const between = shadowsBetween(dexie, table, ids);
  const cleared = new Set(ids);
  const isWhole = ids.length > few && (await between?.primaryKeys())?.every(([, id]) => cleared.has(id));
  await (isWhole ? between?.delete() : dexie.shadows.bulkDelete(ids.map((id) => [table, id])));
}

/**
 * The shadows of dirty rows, by the ids of the rows. Only dirty rows have one, so all shadows between the first and the last are hardly more than these, and
 * are read with one request instead of hundreds.
 */
export async function shadowsOf(dexie: FamilyDexie, table: LocalTable, ids: readonly string[]): Promise<ReadonlyMap<string, Shadow>> {
  const found = await shadowsBetween(dexie, table, ids)?.toArray();
  return new Map(found?.map((shadow) => [shadow.id, shadow]));
}

/** All shadows between the first and the last of these rows; null for no rows. */
function shadowsBetween(dexie: FamilyDexie, table: LocalTable, ids: readonly string[]) {
  const sorted = [...ids].sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return null;
  return dexie.shadows.where('[table+id]').between([table, first], [table, last], true, true);
}

function keyOf(table: LocalTable, id: string): string {
  return `${table} ${id}`;
}
