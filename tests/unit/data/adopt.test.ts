import { Dexie } from 'dexie';
import { describe, expect, it, vi } from 'vitest';
import { closeFamily, deleteFamily, type FamilyDb, type IndexedDb, openFamily } from '../../../src/data/db.ts';
import { adoptFamily, hasAdopted, holdsAnything, release } from '../../../src/data/files/adopt.ts';
import { exportFamily } from '../../../src/data/files/export.ts';
import { loadAdventure, loadFamily } from '../../../src/data/read/queries.ts';
import { readWaiting } from '../../../src/data/read/waiting.ts';
import { familyName, type Row } from '../../../src/data/schema.ts';
import type { CommandInput } from '../../../src/data/write/commands.ts';
import { write } from '../../../src/data/write/write.ts';
import { readFamilyFile } from '../../../src/domain/family-file.ts';
import { account, adventure, den, idb, mia, openTestFamily, step, type TestFamily, tom, uuid } from './family.ts';

const guest = { id: '30000000-0000-4000-8000-000000000003', mark: 'first', adultName: '' };

/** A guest family: two children, a place, an adventure with a step and a note that has ended, and a queued message. */
async function triedOut(storage: IndexedDb, clock: TestFamily['clock']): Promise<void> {
  const db = await openFamily(guest, storage);
  const commands: CommandInput[] = [
    { kind: 'saveChild', id: uuid(1), fields: mia },
    { kind: 'saveChild', id: uuid(2), fields: tom },
    { kind: 'saveEnvironment', id: uuid(3), fields: den },
    { kind: 'createAdventure', id: uuid(4), fields: adventure() },
    { kind: 'progress', id: uuid(4), move: { kind: 'append', step: step('one'), queuedSteps: [] } },
    { kind: 'progress', id: uuid(4), move: { kind: 'notes', text: 'They hid under the table.' } },
    {
      kind: 'endAdventure',
      id: uuid(4),
      summary: null,
      outcome: null,
      met: ['t:pirates'],
      message: { id: uuid(5), kind: 'stop', body: { adventure: uuid(4) } },
    },
  ];
  for (const command of commands) expect(await write(db, command, clock)).toEqual({ ok: true });
  closeFamily(db);
}

async function stage(): Promise<{ into: TestFamily; storage: IndexedDb }> {
  const into = await openTestFamily();
  await triedOut(into.idb, into.clock);
  return { into, storage: into.idb };
}

/** Everything that a family sees of its data, and what is queued for sync. */
async function seen(db: FamilyDb): Promise<unknown> {
  const { profile, children, environments } = await loadFamily(db);
  const sent = (rows: Row[]): unknown => rows.map(({ id, version, dirty, deletedAt }) => ({ id, version, dirty, deletedAt }));
  return {
    memory: profile.memory,
    children,
    environments,
    adventure: await loadAdventure(db, uuid(4)),
    rows: sent([
      ...(await db.dexie.children.toArray()),
      ...(await db.dexie.environments.toArray()),
      ...(await db.dexie.adventures.toArray()),
    ]),
    index: (await db.dexie.adventureIndex.toArray()).map(({ id }) => id),
    outbox: (await db.dexie.outbox.toArray()).map(({ id }) => id),
  };
}

describe('[BEY-02] a guest family is moved into an account', () => {
  it('as a whole: the same rows with the same ids, all queued for sync, with the storyteller’s memory and queued messages', async () => {
    const { into, storage } = await stage();
    expect(await holdsAnything(into.db)).toBe(false);
    expect(await adoptFamily(guest, into.db, into.clock, storage)).toEqual({ ok: true });
    const source = await openFamily(guest, storage);
    expect(await seen(into.db)).toEqual(await seen(source));
    closeFamily(source);
    // Two children, a place, an adventure, and the profile.
    expect(await readWaiting(into.db)).toEqual({ rows: 5, messages: 1, refused: 0 });
    expect((await loadFamily(into.db)).profile).toMatchObject({ id: account.id, adult_name: 'Robin', show_onboarding: true });
    expect(await hasAdopted(account.id, guest.mark, storage)).toBe(true);
  });

  it('only once, however often it is repeated, even if the guest family’s database is already deleted', async () => {
    const { into, storage } = await stage();
    await adoptFamily(guest, into.db, into.clock, storage);
    await into.write({ kind: 'saveFamily', children: [], removed: [uuid(1)] });
    const after = await seen(into.db);
    expect(await adoptFamily(guest, into.db, into.clock, storage)).toEqual({ ok: true });
    await deleteFamily(guest.id, storage);
    expect(await adoptFamily(guest, into.db, into.clock, storage)).toEqual({ ok: true });
    expect(await seen(into.db)).toEqual(after);
    // Nor is the one that is gone made again by asking.
    expect((await storage.indexedDB.databases()).map(({ name }) => name)).toEqual([familyName(account.id)]);
  });

  it('once when two tabs do it at the same time: a child deleted after the first does not come back with the second', async () => {
    const { into, storage } = await stage();
    const slower = await openTestFamily(storage);
    const { dexie } = slower.db;
    const begin = dexie.transaction.bind(dexie) as (...args: unknown[]) => Promise<unknown>;
    vi.spyOn(dexie, 'transaction').mockImplementationOnce((async (...args: unknown[]) => {
      await adoptFamily(guest, into.db, into.clock, storage);
      await into.write({ kind: 'saveFamily', children: [], removed: [uuid(1)] });
      return begin(...args);
    }) as never);
    expect(await adoptFamily(guest, slower.db, into.clock, storage)).toEqual({ ok: true });
    expect((await loadFamily(slower.db)).children.map(({ name }) => name)).toEqual(['Tom']);
    closeFamily(slower.db);
  });

  it('again if it comes back later: rows that both have are merged, new ones are added', async () => {
    const { into, storage } = await stage();
    await adoptFamily(guest, into.db, into.clock, storage);
    await deleteFamily(guest.id, storage);
    await triedOut(storage, into.clock);
    const back = await openFamily(guest, storage);
    await write(back, { kind: 'saveChild', id: uuid(7), fields: { ...mia, name: 'Bela' } }, into.clock);
    closeFamily(back);
    expect(await adoptFamily({ ...guest, mark: 'second' }, into.db, into.clock, storage)).toEqual({ ok: true });
    expect((await loadFamily(into.db)).children.map(({ name }) => name)).toEqual(['Mia', 'Tom', 'Bela']);
  });

  it.each(['moved, then imported', 'imported, then moved'])('and its saved file, %s: everything is there once', async (order) => {
    const { into, storage } = await stage();
    const source = await openFamily(guest, storage);
    const answer = readFamilyFile(JSON.stringify(await exportFamily(source, into.clock.now())));
    if (!answer.ok) throw new Error(answer.fault.problem);
    closeFamily(source);
    const move = async (): Promise<void> => expect(await adoptFamily(guest, into.db, into.clock, storage)).toEqual({ ok: true });
    if (order === 'moved, then imported') await move();
    expect(await into.write({ kind: 'importFamily', file: answer.file })).toEqual({ ok: true });
    if (order === 'imported, then moved') await move();
    const { children, environments, adventures } = into.db.dexie;
    expect((await loadFamily(into.db)).children.map(({ name }) => name)).toEqual(['Mia', 'Tom']);
    expect([await children.count(), await environments.count(), await adventures.count()]).toEqual([2, 1, 1]);
    const [told] = await adventures.toArray();
    expect((await into.db.dexie.outbox.toArray()).map(({ body }) => body)).toEqual([{ adventure: told?.id }]);
  });

  it('next to a family that is there already: both are kept, and nothing of the account is replaced', async () => {
    const { into, storage } = await stage();
    await into.write({ kind: 'saveChild', id: uuid(11), fields: { ...mia, name: 'Ada' } });
    expect(await holdsAnything(into.db)).toBe(true);
    await adoptFamily(guest, into.db, into.clock, storage);
    const { profile, children } = await loadFamily(into.db);
    expect(children.map(({ name }) => name).toSorted()).toEqual(['Ada', 'Mia', 'Tom']);
    expect(profile.adult_name).toBe('Robin');
  });

  it('without a question if the account contains only deleted rows', async () => {
    const { into } = await stage();
    await into.db.dexie.children.put({
      id: uuid(11),
      version: 3,
      deletedAt: '2026-11-20T10:00:00.000Z',
      dirty: 0,
      revision: 2,
      fields: {},
    });
    expect(await holdsAnything(into.db)).toBe(false);
  });

  it.each([
    [false, false],
    [true, true],
    [undefined, true],
  ])('the account decides whether the introduction is shown: %s, so %s', async (own, after) => {
    const { into, storage } = await stage();
    await into.db.dexie.profile.update(account.id, { 'fields.show_onboarding': own });
    await adoptFamily(guest, into.db, into.clock, storage);
    expect((await into.db.dexie.profile.get(account.id))?.fields['show_onboarding']).toBe(after);
  });

  it('is refused as a whole if the account’s profile is deleted', async () => {
    const { into, storage } = await stage();
    await into.db.dexie.profile.clear();
    expect(await adoptFamily(guest, into.db, into.clock, storage)).toEqual({
      ok: false,
      error: { kind: 'missing', problem: 'no-profile' },
    });
    expect(await into.db.dexie.children.count()).toBe(0);
  });

  it.each(['the family', 'the account'])('is refused if a newer app has written to %s', async (whose) => {
    const { into, storage } = await stage();
    const source = await openFamily(guest, storage);
    await (whose === 'the family' ? source : into.db).dexie.meta.put({ key: 'minWriter', value: 2 });
    closeFamily(source);
    expect(await adoptFamily(guest, into.db, into.clock, storage)).toMatchObject({ ok: false, error: { kind: 'newer-schema' } });
    expect(await holdsAnything(into.db)).toBe(false);
    expect(await hasAdopted(account.id, guest.mark, storage)).toBe(false);
  });

  it('is refused as a whole if there would be too many children; both families stay unchanged', async () => {
    const { into, storage } = await stage();
    for (let n = 0; n < 19; n += 1) await into.write({ kind: 'saveChild', id: uuid(100 + n), fields: tom });
    const before = await seen(into.db);
    expect(await adoptFamily(guest, into.db, into.clock, storage)).toMatchObject({ ok: false, error: { kind: 'limit' } });
    expect(await seen(into.db)).toEqual(before);
    expect(await hasAdopted(account.id, guest.mark, storage)).toBe(false);
    const source = await openFamily(guest, storage);
    expect((await loadFamily(source)).children).toHaveLength(2);
    closeFamily(source);
  });

  it('reports a full disk, changes neither family, and succeeds once there is space', async () => {
    const { into, storage } = await stage();
    const before = await seen(into.db);
    const noRoom = (): void => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const full = await cutAfter(3, () => adoptFamily(guest, into.db, into.clock, storage), storage, noRoom);
    expect(full).toMatchObject({ ok: false, error: { kind: 'quota' } });
    expect(await seen(into.db)).toEqual(before);
    expect(await adoptFamily(guest, into.db, into.clock, storage)).toEqual({ ok: true });
    expect((await loadFamily(into.db)).children).toHaveLength(2);
  });

  it('makes the guest family read-only in other tabs during the move, and writable again if the move is given up', async () => {
    const { into, storage } = await stage();
    const otherTab = await openFamily(guest, storage);
    await adoptFamily(guest, into.db, into.clock, storage);
    const late = { kind: 'saveChild', id: uuid(6), fields: mia } as const;
    expect(await write(otherTab, late, into.clock)).toMatchObject({ ok: false, error: { kind: 'closed' } });
    await release(guest.id, storage);
    expect(await write(otherTab, late, into.clock)).toEqual({ ok: true });
    closeFamily(otherTab);
  });

  it('a database that does not exist has adopted nothing and is not created by asking; a storage error is reported', async () => {
    const storage = idb();
    expect(await hasAdopted(account.id, guest.mark, storage)).toBe(false);
    expect(await storage.indexedDB.databases()).toEqual([]);
    const foreign = new Dexie(familyName(account.id), storage);
    foreign.version(1).stores({ badges: 'id' });
    await foreign.open();
    foreign.close();
    expect(await hasAdopted(account.id, guest.mark, storage)).toBe(false);
    await expect(release(account.id, storage)).resolves.toBeUndefined();
    storage.indexedDB.open = () => {
      throw new DOMException('no storage here', 'InvalidStateError');
    };
    await expect(hasAdopted(account.id, guest.mark, storage)).rejects.toThrow('no storage here');
  });

  it('is completed by the next start, whichever write was interrupted when the device was switched off', async () => {
    const whole = await stage();
    const writes = await countWrites(() => adoptFamily(guest, whole.into.db, whole.into.clock, whole.storage), whole.storage);
    expect(writes).toBeGreaterThan(1);
    const expected = await seen(whole.into.db);
    for (let last = 0; last < writes; last += 1) {
      const { into, storage } = await stage();
      const cut = await cutAfter(last, () => adoptFamily(guest, into.db, into.clock, storage), storage);
      expect(cut.ok).toBe(false);
      const source = await openFamily(guest, storage);
      expect((await loadFamily(source)).children).toHaveLength(2);
      closeFamily(source);
      expect(await adoptFamily(guest, into.db, into.clock, storage)).toEqual({ ok: true });
      expect(await seen(into.db)).toEqual(expected);
    }
  });
});

type Stores = { put: IDBObjectStore['put']; add: IDBObjectStore['add'] };

/** The prototype of this IndexedDB's object stores; every row is written with one of these two methods. */
async function storesOf(storage: IndexedDb): Promise<Stores> {
  const db = await openFamily({ id: 'probe', adultName: '' }, storage);
  const native = db.dexie.backendDB();
  const found = Object.getPrototypeOf(native.transaction('meta').objectStore('meta')) as Stores;
  closeFamily(db);
  return found;
}

async function watched<T>(storage: IndexedDb, onWrite: () => void, work: () => Promise<T>): Promise<T> {
  const stores = await storesOf(storage);
  const { put, add } = stores;
  stores.put = function (this: IDBObjectStore, ...args) {
    onWrite();
    return put.apply(this, args);
  };
  stores.add = function (this: IDBObjectStore, ...args) {
    onWrite();
    return add.apply(this, args);
  };
  try {
    return await work();
  } finally {
    Object.assign(stores, { put, add });
  }
}

async function countWrites(work: () => Promise<unknown>, storage: IndexedDb): Promise<number> {
  let count = 0;
  await watched(storage, () => (count += 1), work);
  return count;
}

/** Simulates a power cut at write number `last` (from 0): its transaction and everything after it is lost. */
function cutAfter<T>(last: number, work: () => Promise<T>, storage: IndexedDb, fault = off): Promise<T> {
  let count = 0;
  const onWrite = (): void => {
    if (count >= last) fault();
    count += 1;
  };
  return watched(storage, onWrite, work);
}

function off(): void {
  throw new Error('the device is off');
}
