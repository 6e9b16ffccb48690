import { closeFamily, type FamilyDb, familyDbOf } from '../../../src/data/db.ts';
import { type FamilyDexie, familyName, schemaVersion, stores, type TableName } from '../../../src/data/schema.ts';
import { type Cells, createTable, type TableHooks } from './table.ts';

/**
 * A device's storage in memory: a stand-in for Dexie on maps, so that a run spends its time in the program and not in an IndexedDB implementation.
 * Transactions are atomic, and never overlap, since virtual time runs them one after the other. `storage.test.ts` compares it with the real database.
 */

export type Disk = {
  /** The schema's version; 0: there is no database. */
  version: number;
  cells: Record<TableName, Cells>;
  /** The open connections, each with what closes it before the schema is upgraded. */
  connections: Map<FamilyDb, () => void>;
  /** What undoes each write of the running transaction; null where none is running. */
  undo: (() => void)[] | null;
};

const closed = new DOMException('The database is closed.', 'DatabaseClosedError');

const tableNames = Object.keys(stores) as TableName[];

/** A disk without a database. */
export function createDisk(): Disk {
  return { version: 0, cells: emptyCells(), connections: new Map(), undo: null };
}

/** Takes a snapshot of the disk, and returns a function that restores it. */
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

/** Opens a connection. `beforeWrite` is called before each write; where it throws, the write fails. */
function connect(disk: Disk, name: string, beforeWrite: () => void): FamilyDexie {
  let isOpen = true;
  const beforeRead = (): void => {
    if (!isOpen) throw closed;
  };
  const hooks: TableHooks = {
    beforeRead,
    beforeWrite: (undo) => {
      beforeRead();
      beforeWrite();
      disk.undo?.push(undo);
    },
  };
  const tables = tableNames.map((table) => createTable(table, primaryOf(table), disk.cells[table], hooks));
  const transaction = async (...given: unknown[]): Promise<unknown> => {
    const work = given.at(-1) as () => Promise<unknown>;
    if (disk.undo !== null) return work();
    beforeRead();
    disk.undo = [];
    try {
      return await work();
    } catch (error) {
      // Writes that were begun in parallel to the failed one finish first, and are then undone too.
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

/** Opens a family's database as `openFamily` does. */
export async function openFamilyOn(disk: Disk, account: string, beforeWrite: () => void): Promise<FamilyDb> {
  const db = openOn(disk, account, beforeWrite);
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

/** Opens the database as a later version of the app does: with a newer schema, which closes the connections of older tabs. */
export async function openNewerOn(disk: Disk, account: string, beforeWrite: () => void, isCutShort: boolean): Promise<FamilyDb> {
  if (disk.version <= schemaVersion) {
    for (const disconnect of disk.connections.values()) disconnect();
    if (isCutShort) throw new DOMException('The upgrade was cut short.', 'AbortError');
    disk.version = schemaVersion + 1;
  }
  return openOn(disk, account, beforeWrite);
}

function openOn(disk: Disk, account: string, beforeWrite: () => void): FamilyDb {
  const version = disk.version;
  const db = familyDbOf(account, connect(disk, familyName(account), beforeWrite));
  disk.connections.set(db, () => {
    if (version > schemaVersion || db.access.get().kind === 'closed') return;
    db.access.set({ kind: 'closed', why: 'upgrade' });
    closeFamily(db);
    disk.connections.delete(db);
  });
  return db;
}
