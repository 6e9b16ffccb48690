import { type DBCore, type DBCoreMutateRequest, type DBCoreMutateResponse, type DBCoreTable, Dexie, type Middleware } from 'dexie';
import type { FamilyDexie, Listed, Row } from './schema.ts';

/**
 * The table `adventureIndex` has every adventure without its story, for lists. A family may have megabytes of told steps, and reading them to show titles
 * would be slow. Any change of `adventures` updates the index in the same transaction, because that is done in a middleware of Dexie.
 */

/** The row for lists: with the number of steps instead of the steps, when it was played, and without the bookkeeping of sync. An unreadable story is kept unchanged. */
function withoutStory({ id, deletedAt, fields: whole }: Row): Listed {
  const { continuation_data: data, keepsake } = whole;
  const fields = { ...whole };
  if (holds(data, 'adventureSteps')) {
    const { currentStep, adventureSteps, pausedAt, end_timestamp } = data;
    fields['continuation_data'] = { currentStep, adventureSteps: counted(adventureSteps), pausedAt, end_timestamp };
  }
  if (holds(keepsake, 'steps')) fields['keepsake'] = { steps: counted(keepsake['steps']), completed_at: keepsake['completed_at'] };
  return { id, deletedAt, fields };
}

function holds<K extends string>(value: unknown, key: K): value is Record<K, unknown[]> & Record<string, unknown> {
  return typeof value === 'object' && value !== null && Array.isArray((value as Record<string, unknown>)[key]);
}

function counted(steps: unknown[]): number[] {
  return Array<number>(steps.length).fill(0);
}

/** Row objects that are written without updating their index entries. */
const entered = new WeakSet<Row>();

/**
 * Marks a row that differs from the stored one only in the bookkeeping of sync, and returns it. When this object is put into `adventures`, its index entry is
 * not written, so that no list is read again.
 */
export function withUnchangedEntry(row: Row): Row {
  entered.add(row);
  return row;
}

export const indexMiddleware: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'adventure-index',
  create: (core) => {
    const made = new Map<string, DBCoreTable>();
    return {
      ...core,
      transaction: (tables, mode, options) =>
        core.transaction(
          mode === 'readwrite' && tables.includes('adventures') ? [...new Set([...tables, 'adventureIndex'])] : tables,
          mode,
          options,
        ),
      // Cached: Dexie asks for each table in every transaction, and creating one takes a good part of a small write.
      table: (name) => {
        const table = made.get(name) ?? indexedTable(core, name);
        made.set(name, table);
        return table;
      },
    };
  },
};

function indexedTable(core: DBCore, name: string): DBCoreTable {
  const table = core.table(name);
  // During an upgrade from a version without the index, the table is missing at first.
  if (name !== 'adventures' || !core.schema.tables.some((other) => other.name === 'adventureIndex')) return table;
  const index = core.table('adventureIndex');
  return {
    ...table,
    mutate: (request) => {
      const changed = table.mutate(request);
      const change = onIndex(request);
      if (change === null) return changed;
      // `add` fails where the row exists already, so the index waits for it. Other writes are requested in parallel.
      if (request.type === 'add') return changed.then((rows) => index.mutate(change).then((entries) => answerOf(rows, entries)));
      return Dexie.Promise.all([changed, index.mutate(change)]).then(([rows, entries]) => answerOf(rows, entries));
    },
  };
}

/** Dexie reports failed requests in its answer. Where the index could not be changed, this throws, so that the whole transaction is undone. */
function answerOf(rows: DBCoreMutateResponse, entries: DBCoreMutateResponse): DBCoreMutateResponse {
  const [failure] = Object.values(entries.failures);
  if (failure !== undefined) throw failure;
  return rows;
}

/** The corresponding change of the index; null where there is none. `add` becomes `put`, since the table of adventures has checked that the row is new. */
function onIndex(request: DBCoreMutateRequest): DBCoreMutateRequest | null {
  switch (request.type) {
    case 'add':
    case 'put': {
      const values = (request.values as readonly Row[]).filter((row) => !entered.has(row)).map(withoutStory);
      return values.length === 0 ? null : { type: 'put', trans: request.trans, values };
    }
    case 'delete':
      return { type: 'delete', trans: request.trans, keys: request.keys };
    case 'deleteRange':
      return { type: 'deleteRange', trans: request.trans, range: request.range };
  }
}

/** The number of rows that are read at a time, small enough for large stories. */
const chunk = 100;

/** Fills the index of a database that has none yet, or that was written without this middleware. */
export async function fillIndex(dexie: FamilyDexie): Promise<void> {
  await dexie.transaction('rw', dexie.adventures, dexie.adventureIndex, async () => {
    await dexie.adventureIndex.clear();
    const ids = await dexie.adventures.toCollection().primaryKeys();
    for (let at = 0; at < ids.length; at += chunk) {
      const rows = await dexie.adventures.bulkGet(ids.slice(at, at + chunk));
      await dexie.adventureIndex.bulkPut(rows.filter((row) => row !== undefined).map(withoutStory));
    }
  });
}
