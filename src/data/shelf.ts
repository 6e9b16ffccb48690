import type { DBCore, DBCoreMutateRequest, Middleware } from 'dexie';
import type { FamilyDb } from './family-db.ts';
import type { Row } from './rows.ts';

/**
 * The table `shelf`: every adventure without its story, for lists. A family of years has megabytes of told steps, and a list
 * that reads them to show titles would be felt. It is a copy that keeps itself: what changes `adventures`, by whatever way,
 * changes `shelf` in the same transaction.
 */

/** The row with its steps counted instead of told; all that lists read of a story. What does not look like a story stays as it is. */
export function withoutStory(row: Row): Row {
  const { continuation_data: data, keepsake } = row.fields;
  const fields = { ...row.fields };
  if (holds(data, 'adventureSteps')) {
    fields['continuation_data'] = { currentStep: data['currentStep'], adventureSteps: counted(data['adventureSteps']) };
  }
  if (holds(keepsake, 'steps')) fields['keepsake'] = { steps: counted(keepsake['steps']) };
  return { ...row, fields };
}

function holds<K extends string>(value: unknown, key: K): value is Record<K, unknown[]> & Record<string, unknown> {
  return typeof value === 'object' && value !== null && Array.isArray((value as Record<string, unknown>)[key]);
}

function counted(steps: unknown[]): number[] {
  return Array<number>(steps.length).fill(0);
}

export const shelfKeeper: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'shelf',
  create: (core) => ({
    ...core,
    transaction: (tables, mode, options) =>
      core.transaction(mode === 'readwrite' && tables.includes('adventures') ? [...new Set([...tables, 'shelf'])] : tables, mode, options),
    table: (name) => {
      const table = core.table(name);
      if (name !== 'adventures') return table;
      const shelf = core.table('shelf');
      return { ...table, mutate: (request) => table.mutate(request).then((done) => shelf.mutate(onShelf(request)).then(() => done)) };
    },
  }),
};

/** The same change for the shelf. `add` becomes `put`: whether the row may be new was decided by the adventures. */
function onShelf(request: DBCoreMutateRequest): DBCoreMutateRequest {
  switch (request.type) {
    case 'add':
    case 'put':
      return { type: 'put', trans: request.trans, values: request.values.map(withoutStory) };
    case 'delete':
      return { type: 'delete', trans: request.trans, keys: request.keys };
    case 'deleteRange':
      return { type: 'deleteRange', trans: request.trans, range: request.range };
  }
}

/** Few enough to be read at once, whatever their stories weigh. */
const chunk = 100;

/** Fills the shelf of a database that has none yet, or that was written to by something else than this code. */
export async function fillShelf({ dexie }: Pick<FamilyDb, 'dexie'>): Promise<void> {
  const [stories, entries] = await Promise.all([dexie.adventures.count(), dexie.shelf.count()]);
  if (stories === entries) return;
  await dexie.transaction('rw', dexie.adventures, dexie.shelf, async () => {
    if ((await dexie.adventures.count()) === (await dexie.shelf.count())) return;
    await dexie.shelf.clear();
    const ids = await dexie.adventures.toCollection().primaryKeys();
    for (let at = 0; at < ids.length; at += chunk) {
      const rows = await dexie.adventures.bulkGet(ids.slice(at, at + chunk));
      await dexie.shelf.bulkPut(rows.filter((row) => row !== undefined).map(withoutStory));
    }
  });
}
