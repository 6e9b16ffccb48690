import { closeFamily, type FamilyDb, familyOf } from '../../../src/data/db.ts';
import { type FamilyDexie, familyName, schemaVersion, stores, type TableName } from '../../../src/data/schema.ts';
import { type Cells, createTable, type Keeper } from './table.ts';

/**
 * A device's storage in memory: what the program takes for Dexie, on maps, so that a run costs what the program costs and not what an IndexedDB
 * implementation does. Transactions are all or nothing; they come one after the other, as virtual time lets them. `disk.test.ts` holds it
 * equal to the real one.
 */

export type Disk = {
  /** The schema's version; 0: there is no database. */
  version: number;
  cells: Record<TableName, Cells>;
  /** The families that are open, and what to do before the schema is raised. */
  connections: Map<FamilyDb, () => void>;
  /** What takes back the transaction that is under way; null where none is. */
  undo: (() => void)[] | null;
};

const closed = new DOMException('The database is closed.', 'DatabaseClosedError');

const tableNames = Object.keys(stores) as TableName[];

export function createDisk(): Disk {
  return { version: 0, cells: emptyCells(), connections: new Map(), undo: null };
}

/** How the disk stands now. */
export function copyOf(disk: Disk): () => void {
  const { version } = disk;
  const cells = Object.fromEntries(tableNames.map((name) => [name, new Map(disk.cells[name])]));
  return () => {
    disk.version = version;
    for (const name of tableNames) {
      disk.cells[name].clear();
      for (const [key, value] of cells[name] ?? []) disk.cells[name].set(key, value);
    }
  };
}

function emptyCells(): Record<TableName, Cells> {
  return Object.fromEntries(tableNames.map((name) => [name, new Map()])) as Record<TableName, Cells>;
}

/** `atWrite`: called before each write; where it throws, the write has failed. */
function connect(disk: Disk, name: string, atWrite: () => void): FamilyDexie {
  let isOpen = true;
  const atRead = (): void => {
    if (!isOpen) throw closed;
  };
  const keeper: Keeper = {
    atRead,
    atWrite: (undo) => {
      atRead();
      atWrite();
      disk.undo?.push(undo);
    },
  };
  const tables = tableNames.map((table) => createTable(table, primaryOf(table), disk.cells[table], keeper));
  const transaction = async (...given: unknown[]): Promise<unknown> => {
    const work = given.at(-1) as () => Promise<unknown>;
    if (disk.undo !== null) return work();
    atRead();
    disk.undo = [];
    try {
      return await work();
    } catch (error) {
      // What was begun beside the part that has failed comes to its end, and is undone with it.
      await new Promise((resolve) => setImmediate(resolve));
      for (const undo of disk.undo.reverse()) undo();
      throw error;
    } finally {
      disk.undo = null;
    }
  };
  const dexie = {
    name,
    tables,
    transaction,
    isOpen: () => isOpen,
    close: () => {
      isOpen = false;
    },
    ...Object.fromEntries(tables.map((table) => [table.name, table])),
  };
  return dexie as unknown as FamilyDexie;
}

function primaryOf(table: TableName): string {
  return stores[table].split(',')[0] ?? 'id';
}

/** As `openFamily` does it. */
export async function openFamilyOn(disk: Disk, account: string, atWrite: () => void): Promise<FamilyDb> {
  const db = openOn(disk, account, atWrite);
  if (disk.version > schemaVersion) db.access.set({ kind: 'newer-schema' });
  else {
    disk.version = schemaVersion;
    const fields = { adult_name: 'Robin', show_onboarding: true, memory: {} };
    if ((await db.dexie.profile.get(account)) === undefined) {
      await db.dexie.profile.add({ id: account, version: 0, deletedAt: null, dirty: 0, revision: 0, fields });
    }
  }
  return db;
}

/** As the app of next year does it: under the feet of whatever older tab is open. */
export async function openNewerOn(disk: Disk, account: string, atWrite: () => void, isCutShort: boolean): Promise<FamilyDb> {
  if (disk.version <= schemaVersion) {
    for (const letGo of disk.connections.values()) letGo();
    if (isCutShort) throw new DOMException('The upgrade was cut short.', 'AbortError');
    disk.version = schemaVersion + 1;
  }
  return openOn(disk, account, atWrite);
}

function openOn(disk: Disk, account: string, atWrite: () => void): FamilyDb {
  const version = disk.version;
  const db = familyOf(account, connect(disk, familyName(account), atWrite));
  disk.connections.set(db, () => {
    if (version > schemaVersion || db.access.get().kind === 'closed') return;
    db.access.set({ kind: 'closed', why: 'upgrade' });
    closeFamily(db);
    disk.connections.delete(db);
  });
  return db;
}
