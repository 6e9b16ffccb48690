import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { type FamilyDb, openFamily } from '../../../src/data/db.ts';
import { familyName, type LocalTable, localTables, type OutboxItem, type Row } from '../../../src/data/schema.ts';
import { copyOf, createDisk, openFamilyOn, openNewerOn } from '../memory/disk.ts';
import type { Cells } from '../memory/table.ts';
import { openWithNewerApp } from './newer-app.ts';
import { countWrite } from './storage-fault.ts';

/** What a device keeps its rows in: the program's own database on an IndexedDB implementation, or maps, which are a hundred times as quick. */

export type Storage = {
  kind: 'indexeddb' | 'memory';
  /** `newer`: with the schema of next year's app; `isCutShort`: its upgrade is killed half-way. */
  open: (account: string, app: 'today' | 'newer', isCutShort: boolean) => Promise<FamilyDb>;
  /** The browser throws everything away. Whoever has it open is to be killed before. */
  evict: () => void;
  /** Keeps in mind what is stored now; answers how to go back there, as after a power failure. Null where this storage can't. */
  remember: () => (() => void) | null;
  /** All that is stored, past whoever has it open. */
  read: (account: string) => Promise<Contents>;
};

export type Contents = { rows: { table: LocalTable; row: Row }[]; outbox: OutboxItem[] };

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
      // (after an eviction there is none until the app is opened again)
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
