import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { type FamilyDb, openFamily } from '../../../src/data/db.ts';
import { familyName, type LocalTable, localTables, type OutboxItem, type Row } from '../../../src/data/schema.ts';
import { copyOf, createDisk, openFamilyOn, openNewerOn } from '../memory/disk.ts';
import type { Cells } from '../memory/table.ts';
import { openWithNewerApp } from './newer-app.ts';
import { countWrite } from './storage-fault.ts';

/** The storage of a device: the program's own database on an IndexedDB implementation, or maps in memory, which are a hundred times as fast. */

export type Storage = {
  kind: 'indexeddb' | 'memory';
  /** `newer`: with the schema of a later app; `isCutShort`: the upgrade to it is aborted, and the promise rejects. */
  open: (account: string, app: 'today' | 'newer', isCutShort: boolean) => Promise<FamilyDb>;
  /** Discards all rows, as a browser does. The tabs that have it open are to be killed before. */
  evict: () => void;
  /** Takes a snapshot, and returns a function that goes back to it, as after a power failure. Null where this storage can't. */
  remember: () => (() => void) | null;
  /** Reads all rows and messages without the app's own connection. */
  read: (account: string) => Promise<Contents>;
};

export type Contents = { rows: { table: LocalTable; row: Row }[]; outbox: OutboxItem[] };

/** Storage in memory. */
export function memoryStorage(): Storage {
  let disk = createDisk();
  return {
    kind: 'memory',
    open: (account, app, isCutShort) =>
      app === 'newer' ? openNewerOn(disk, account, countWrite, isCutShort) : openFamilyOn(disk, account, countWrite),
    evict: () => {
      disk = createDisk();
    },
    remember: () => copyOf(disk),
    read: async () => ({
      rows: localTables.flatMap((table) => inOrder<Row>(disk.cells[table]).map((row) => ({ table, row }))),
      outbox: inOrder<OutboxItem>(disk.cells.outbox),
    }),
  };
}

function inOrder<T extends { id: string }>(cells: Cells): T[] {
  return ([...cells.values()] as T[]).sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The real database on an IndexedDB implementation. */
export function indexedDbStorage(): Storage {
  let idb = { indexedDB: new IDBFactory(), IDBKeyRange };
  return {
    kind: 'indexeddb',
    open: (account, app, isCutShort) =>
      app === 'newer' ? openWithNewerApp(account, idb, isCutShort) : openFamily({ id: account, adultName: 'Robin' }, idb),
    evict: () => {
      idb = { ...idb, indexedDB: new IDBFactory() };
    },
    remember: () => null,
    read: async (account) => {
      // After an eviction there is no database until the app is opened again.
      const isThere = (await idb.indexedDB.databases()).some(({ name }) => name === familyName(account));
      if (!isThere) return { rows: [], outbox: [] };
      const reader = new Dexie(familyName(account), { ...idb });
      await reader.open();
      const rows: Contents['rows'] = [];
      for (const table of localTables) for (const row of (await reader.table(table).toArray()) as Row[]) rows.push({ table, row });
      const outbox = (await reader.table('outbox').toArray()) as OutboxItem[];
      reader.close();
      return { rows, outbox };
    },
  };
}
