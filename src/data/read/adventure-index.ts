import { type DBCore, type DBCoreMutateRequest, type DBCoreTable, Dexie, type Middleware } from 'dexie';
import type { FamilyDexie, Listed, Row } from '../schema.ts';

/**
 * The table `adventureIndex`: every adventure without its story, for lists. A family of years has megabytes of told steps, and a list
 * that reads them to show titles would be felt. It is a copy that keeps itself: what changes `adventures`, by whatever way,
 * changes the index in the same transaction.
 */

/** The row as lists read it: its steps are counted instead of told, and what sync notes about it is left out. What does not look like a story stays as it is. */
function withoutStory({ id, deletedAt, fields: whole }: Row): Listed {
  const { continuation_data: data, keepsake } = whole;
  const fields = { ...whole };
  if (holds(data, 'adventureSteps')) {
    fields['continuation_data'] = { currentStep: data['currentStep'], adventureSteps: counted(data['adventureSteps']) };
  }
  if (holds(keepsake, 'steps')) fields['keepsake'] = { steps: counted(keepsake['steps']) };
  return { id, deletedAt, fields };
}

function holds<K extends string>(value: unknown, key: K): value is Record<K, unknown[]> & Record<string, unknown> {
  return typeof value === 'object' && value !== null && Array.isArray((value as Record<string, unknown>)[key]);
}

function counted(steps: unknown[]): number[] {
  return Array<number>(steps.length).fill(0);
}

/** Rows that are put with their entries left as they are; known by the object, which lives as long as its transaction. */
const entered = new WeakSet<Row>();

/**
 * The same row, for a row that differs from the stored one only in what sync notes about it: its entry is not written again, and no list is read
 * again for it, when this very object is put into `adventures`.
 */
export function keepingEntry(row: Row): Row {
  entered.add(row);
  return row;
}

export const indexKeeper: Middleware<DBCore> = {
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
      // Dexie asks for each table anew in every transaction, and making one is a good part of a small write.
      table: (name) => {
        const table = made.get(name) ?? keptTable(core, name);
        made.set(name, table);
        return table;
      },
    };
  },
};

function keptTable(core: DBCore, name: string): DBCoreTable {
  const table = core.table(name);
  // (an upgrade from a version without the table begins as that version)
  if (name !== 'adventures' || !core.schema.tables.some((other) => other.name === 'adventureIndex')) return table;
  const index = core.table('adventureIndex');
  return {
    ...table,
    mutate: (request) => {
      const changed = table.mutate(request);
      const change = onIndex(request);
      if (change === null) return changed;
      // Whether a row may be added is said by the adventures. Anything else is asked for at once: should it fail, the transaction goes with it.
      if (request.type === 'add') return changed.then((done) => index.mutate(change).then(() => done));
      return Dexie.Promise.all([changed, index.mutate(change)]).then(([done]) => done);
    },
  };
}

/** The same change for the index; null where it is none. `add` becomes `put`: whether the row may be new was decided by the adventures. */
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

/** Few enough to be read at once, whatever their stories weigh. */
const chunk = 100;

/** Fills the index of a database that has none yet, or that was written to by something else than this code. */
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
