import { Dexie } from 'dexie';
import { IDBObjectStore } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { closeFamily, deleteFamily, type IndexedDb, leavingKey, openFamily, probeFamily } from '../../../src/data/db.ts';
import { loadFamily } from '../../../src/data/read/queries.ts';
import { readWaiting } from '../../../src/data/read/waiting.ts';
import { familyName, minWriterKey, schemaVersion, stores, writerVersion } from '../../../src/data/schema.ts';
import { faultOf, write } from '../../../src/data/write/write.ts';
import { openWithNewerApp } from '../../simulation/world/newer-app.ts';
import { account, adventure, idb, mia, openTestFamily, type TestFamily, uuid } from './family.ts';

/** A newer version of the app opens the database, with one more table. */
async function openNewer({ db, idb }: TestFamily): Promise<Dexie> {
  const newer = new Dexie(familyName(account.id), idb);
  const known = db.dexie.tables.map(({ name, schema }) => [
    name,
    [schema.primKey.src, ...schema.indexes.map((index) => index.src)].join(','),
  ]);
  newer.version(schemaVersion + 1).stores({ ...Object.fromEntries(known), badges: 'id' });
  return newer.open();
}

describe('a newer app on the same device', () => {
  it('that has upgraded the database makes this one read-only', async () => {
    const family = await openTestFamily();
    await family.write({ kind: 'saveChild', id: uuid(1), fields: mia });
    family.db.dexie.close();
    (await openNewer(family)).close();
    const old = await openTestFamily(family.idb);
    expect(old.db.access.get()).toEqual({ kind: 'newer-schema' });
    expect((await loadFamily(old.db)).children).toMatchObject([{ name: 'Mia' }]);
    expect(await old.write({ kind: 'saveChild', id: uuid(2), fields: mia })).toMatchObject({ ok: false, error: { kind: 'newer-schema' } });
    const reopened = await openNewer(family);
    expect(reopened.tables.map((table) => table.name)).toContain('badges');
  });

  it('that upgrades it in another tab: this one saves what is typed, closes its connection, and asks for a reload', async () => {
    const family = await openTestFamily();
    const flushed: string[] = [];
    family.db.flushers.add(async () => {
      await family.write({ kind: 'saveFamily', adult_name: 'Typed Last', children: [], removed: [] });
      flushed.push('done');
    });
    const newer = await openNewer(family);
    expect(flushed).toEqual(['done']);
    expect(family.db.access.get()).toEqual({ kind: 'closed', why: 'upgrade' });
    expect(await newer.table('profile').get(account.id)).toMatchObject({ fields: { adult_name: 'Typed Last' } });
    expect(await family.write({ kind: 'saveFamily', adult_name: 'Too Late', children: [], removed: [] })).toMatchObject({
      ok: false,
      error: { kind: 'closed' },
    });
  });

  it('that only raised the data format also makes this one read-only', async () => {
    const family = await openTestFamily();
    await family.db.dexie.meta.put({ key: 'minWriter', value: writerVersion });
    expect(await family.write({ kind: 'saveFamily', adult_name: 'Robin', children: [], removed: [] })).toEqual({ ok: true });
    await family.db.dexie.meta.put({ key: 'minWriter', value: 2 });
    expect(await family.write({ kind: 'saveFamily', adult_name: 'Old App', children: [], removed: [] })).toMatchObject({
      ok: false,
      error: { kind: 'newer-schema' },
    });
    expect((await loadFamily(family.db)).profile.adult_name).toBe('Robin');
    expect(family.db.access.get()).toEqual({ kind: 'newer-schema' });
    expect((await openTestFamily(family.idb)).db.access.get()).toEqual({ kind: 'newer-schema' });
  });
});

describe('a browser that can’t list its databases', () => {
  /** An older browser's IndexedDB, without the method that lists databases. */
  function unlisted({ indexedDB, IDBKeyRange }: IndexedDb): IndexedDb {
    const factory: Omit<IDBFactory, 'databases'> = {
      open: (...args) => indexedDB.open(...args),
      deleteDatabase: (...args) => indexedDB.deleteDatabase(...args),
      cmp: (...args) => indexedDB.cmp(...args),
    };
    return { indexedDB: factory as IDBFactory, IDBKeyRange };
  }

  it('still opens a family, read-only if a newer app has upgraded it', async () => {
    const storage = idb();
    const family = await openTestFamily(unlisted(storage));
    expect(family.db.access.get()).toEqual({ kind: 'open' });
    await family.write({ kind: 'saveChild', id: uuid(1), fields: mia });
    closeFamily(family.db);
    const again = await openTestFamily(unlisted(storage));
    expect(again.db.access.get()).toEqual({ kind: 'open' });
    closeFamily(again.db);
    (await openNewer({ ...again, idb: storage })).close();
    const old = await openTestFamily(unlisted(storage));
    expect(old.db.access.get()).toEqual({ kind: 'newer-schema' });
    expect((await loadFamily(old.db)).children).toMatchObject([{ name: 'Mia' }]);
  });

  it('never opens a newer app’s family for writing, even when the first look at its version fails', async () => {
    const family = await openTestFamily();
    closeFamily(family.db);
    (await openNewer(family)).close();
    const storage = unlisted(family.idb);
    const open = storage.indexedDB.open.bind(storage.indexedDB);
    storage.indexedDB.open = () => {
      storage.indexedDB.open = open;
      throw new DOMException('no storage for a moment', 'InvalidStateError');
    };
    await expect(openFamily(account, storage)).rejects.toThrow('no storage for a moment');
    expect((await openFamily(account, storage)).access.get()).toEqual({ kind: 'newer-schema' });
  });

  it('reports it if there is no storage at all', async () => {
    const storage = unlisted(idb());
    storage.indexedDB.open = () => {
      throw new DOMException('no storage here', 'InvalidStateError');
    };
    await expect(openFamily(account, storage)).rejects.toThrow('no storage here');
  });
});

describe('a connection', () => {
  it('that the browser has dropped is opened again, but nothing is written through a closed one', async () => {
    const family = await openTestFamily();
    expect(await probeFamily(family.db)).toBe(true);
    family.db.dexie.close({ disableAutoOpen: true });
    expect(await probeFamily(family.db)).toBe(true);
    expect(await family.write({ kind: 'saveFamily', adult_name: 'Back', children: [], removed: [] })).toEqual({ ok: true });
    closeFamily(family.db);
    expect(await family.write({ kind: 'saveFamily', adult_name: 'Too Late', children: [], removed: [] })).toMatchObject({
      ok: false,
      error: { kind: 'closed' },
    });
  });

  it('that the browser has dropped is opened again, also when the page becomes visible twice at once', async () => {
    const family = await openTestFamily();
    family.db.dexie.close({ disableAutoOpen: true });
    expect(await Promise.all([probeFamily(family.db), probeFamily(family.db)])).toEqual([true, true]);
    expect(await family.write({ kind: 'saveFamily', adult_name: 'Back', children: [], removed: [] })).toEqual({ ok: true });
  });

  it('that can’t be opened again is reported', async () => {
    const family = await openTestFamily();
    family.db.dexie.close({ disableAutoOpen: true });
    family.idb.indexedDB.open = () => {
      throw new DOMException('no storage here', 'InvalidStateError');
    };
    expect(await probeFamily(family.db)).toBe(false);
  });

  it('is closed for good when another tab deletes the family', async () => {
    const family = await openTestFamily();
    await deleteFamily(account.id, family.idb);
    expect(family.db.access.get()).toEqual({ kind: 'closed', why: 'deleted' });
    expect(await probeFamily(family.db)).toBe(false);
    expect(await family.idb.indexedDB.databases()).toEqual([]);
  });
});

describe('a database of an older version', () => {
  it('is opened with all its rows, unsynced edits, and the list of adventures', async () => {
    const storage = idb();
    const earlier = new Dexie(familyName(account.id), storage);
    const { adventureIndex: _, ...kept } = stores;
    earlier
      .version(1)
      .stores({ ...kept, profile: 'id, dirty', children: 'id, dirty', environments: 'id, dirty', adventures: 'id, dirty', shelf: 'id' });
    await earlier.open();
    const rejected = { code: '23514', reason: 'children_age', at: '2026-11-20T10:00:00.000Z' };
    const row = { version: 0, deletedAt: null, dirty: 1, revision: 1 };
    await earlier.table('children').add({ ...row, id: uuid(1), fields: mia, rejected });
    await earlier.table('adventures').add({ ...row, id: uuid(2), fields: adventure() });
    await earlier.table('shelf').add({ ...row, id: uuid(2), fields: adventure() });
    earlier.close();
    const { db } = await openTestFamily(storage);
    expect(db.access.get()).toEqual({ kind: 'open' });
    expect(await db.dexie.adventureIndex.toCollection().primaryKeys()).toEqual([uuid(2)]);
    expect(await readWaiting(db)).toEqual({ rows: 1, messages: 0, refused: 1 });
    expect([...db.dexie.backendDB().objectStoreNames]).not.toContain('shelf');
  });
});

describe('an interrupted upgrade', () => {
  it('leaves the database unchanged, and starts again the next time it is opened', async () => {
    const family = await openTestFamily();
    await family.write({ kind: 'saveChild', id: uuid(1), fields: mia });
    family.db.dexie.close();
    await expect(openWithNewerApp(account.id, family.idb, true)).rejects.toMatchObject({ name: 'AbortError' });
    const old = await openTestFamily(family.idb);
    expect(old.db.access.get()).toEqual({ kind: 'open' });
    expect(old.db.dexie.tables.map(({ name }) => name)).not.toContain('novelties');
    expect(await old.db.dexie.children.get(uuid(1))).toMatchObject({ dirty: 1, fields: mia });
    old.db.dexie.close();
    const { dexie } = await openWithNewerApp(account.id, family.idb, false);
    expect(await dexie.table('novelties').toCollection().primaryKeys()).toEqual(['half', 'whole']);
    expect(await dexie.children.get(uuid(1))).toMatchObject({ dirty: 1, fields: mia });
    dexie.close();
  });
});

describe('accounts on one device', () => {
  it('store a blank name as none, and leave another program’s database alone', async () => {
    const storage = idb();
    const other = new Dexie('something-else', storage);
    other.version(99).stores({ things: 'id' });
    (await other.open()).close();
    const family = await openFamily({ id: uuid(77), adultName: '  ' }, storage);
    expect(family.access.get()).toEqual({ kind: 'open' });
    expect((await loadFamily(family)).profile.adult_name).toBeNull();
  });

  it('[AUTH-12] have separate databases and never see each other’s data', async () => {
    const storage = idb();
    const first = await openTestFamily(storage);
    await first.write({ kind: 'saveChild', id: uuid(1), fields: mia });
    const second = await openFamily({ id: uuid(77), adultName: 'Kim' }, storage);
    expect(await loadFamily(second)).toMatchObject({ profile: { id: uuid(77), adult_name: 'Kim' }, children: [] });
    await deleteFamily(uuid(77), storage);
    expect((await loadFamily(first.db)).children).toHaveLength(1);
  });
});

describe('storage faults', () => {
  it('a full disk is reported, and the command is rolled back', async () => {
    const family = await openTestFamily();
    family.db.dexie.children.hook('creating', () => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const children = [{ id: uuid(1), fields: mia }];
    const result = await write(family.db, { kind: 'saveFamily', adult_name: 'Half', children, removed: [] }, family.clock);
    expect(result).toMatchObject({ ok: false, error: { kind: 'quota' } });
    expect((await loadFamily(family.db)).profile.adult_name).toBe('Robin');
  });

  it('an edit is rolled back if one of its two writes fails', async () => {
    const family = await openTestFamily();
    await family.write({ kind: 'createAdventure', id: uuid(1), fields: adventure() });
    const { dexie } = family.db;
    await dexie.adventures.update(uuid(1), { dirty: 0, version: 3 });
    await dexie.shadows.clear();
    const before = await dexie.adventures.get(uuid(1));
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its own `this` below
    const put = IDBObjectStore.prototype.put;
    const failing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
      if (this.name === 'adventures') throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, args);
    });
    const result = await family.write({ kind: 'progress', id: uuid(1), move: { kind: 'notes', text: 'They sang.' } });
    failing.mockRestore();
    expect(result).toMatchObject({ ok: false, error: { kind: 'quota' } });
    expect(await dexie.adventures.get(uuid(1))).toEqual(before);
    expect(await dexie.shadows.toArray()).toEqual([]);
  });

  it.each([
    [minWriterKey, 1_000, 'newer-schema'],
    [leavingKey, uuid(77), 'closed'],
  ])('a read-only page (%s) writes nothing of an adventure’s edit', async (key, value, kind) => {
    const family = await openTestFamily();
    await family.write({ kind: 'createAdventure', id: uuid(1), fields: adventure() });
    const before = await family.db.dexie.adventures.get(uuid(1));
    await family.db.dexie.meta.put({ key, value });
    const result = await family.write({ kind: 'progress', id: uuid(1), move: { kind: 'notes', text: 'They sang.' } });
    expect(result).toMatchObject({ ok: false, error: { kind } });
    expect(await family.db.dexie.adventures.get(uuid(1))).toEqual(before);
  });

  it.each([
    ['what nobody knows', new Error('the disk is odd'), { kind: 'storage', problem: 'storage', detail: 'the disk is odd' }],
    ['no error at all', 'odd', { kind: 'storage', problem: 'storage', detail: 'odd' }],
    [
      'a full disk inside of what the browser says',
      Object.assign(new Error('aborted'), { inner: new DOMException('full', 'QuotaExceededError') }),
      { kind: 'quota', problem: 'no-space' },
    ],
    [
      'a full disk as the cause',
      new Error('aborted', { cause: new DOMException('full', 'QuotaExceededError') }),
      { kind: 'quota', problem: 'no-space' },
    ],
  ])('%s is reported as an error', (_, fault, said) => {
    expect(faultOf(fault)).toEqual(said);
  });

  it('the next write opens a lost connection again', async () => {
    const family = await openTestFamily();
    family.db.dexie.close({ disableAutoOpen: false });
    expect(await family.write({ kind: 'saveFamily', adult_name: 'Back', children: [], removed: [] })).toEqual({ ok: true });
  });
});
