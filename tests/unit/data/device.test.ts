import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { IDBDatabase, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as DeviceDb from '../../../src/data/device.ts';

const name = 'venture-device';

/** The copy that can be read synchronously; it survives a reload. */
let quick: Map<string, string>;
let isBlocked: boolean;

/** The module as a newly loaded page has it. */
async function freshPage(): Promise<typeof DeviceDb> {
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => {
      if (isBlocked) throw new DOMException('no storage here', 'SecurityError');
      return quick.get(key) ?? null;
    },
    setItem: (key: string, value: unknown) => quick.set(key, String(value)),
    removeItem: (key: string) => quick.delete(key),
  });
  return import('../../../src/data/device.ts');
}

beforeEach(() => {
  quick = new Map();
  isBlocked = false;
});

afterEach(async () => {
  vi.restoreAllMocks();
  await Dexie.delete(name);
  vi.unstubAllGlobals();
});

const robin = { id: 'a', email: 'robin@example.com', adultName: 'Robin' };

it('stores what the device knows; signing out deletes only the account and its sign-ins', async () => {
  const page = await freshPage();
  expect(await page.readAccount()).toBeNull();
  await page.saveAccount(robin);
  await page.saveSetting('settings', { light: 'night' });
  await page.saveSessionCopy('one', 'secret');
  await page.saveSessionCopy('two', 'secret');
  const next = await freshPage();
  expect(await next.readAccount()).toEqual(robin);
  expect(await next.readSessionCopy('two')).toBe('secret');
  await next.forgetAccount();
  expect([await next.readAccount(), await next.readSessionCopy('one'), await next.readSessionCopy('two')]).toEqual([null, null, null]);
  expect(await next.readSetting('settings')).toEqual({ light: 'night' });
});

it('reads what earlier versions wrote with Dexie', async () => {
  const earlier = new Dexie(name);
  earlier.version(1).stores({ entries: 'key' });
  await earlier.table('entries').put({ key: 'account', value: robin });
  earlier.close();
  const page = await freshPage();
  expect(await page.readAccount()).toEqual(robin);
});

it('can still be used after a newer app has run on the device', async () => {
  await (await freshPage()).saveAccount(robin);
  const newer = new Dexie(name);
  newer.version(2).stores({ entries: 'key', badges: 'id' });
  await newer.open();
  newer.close();
  const page = await freshPage();
  expect(await page.readAccount()).toEqual(robin);
  await page.saveSetting('hand', 'left');
  expect(await page.readSetting('hand')).toBe('left');
});

it('closes the connection when the database is to be deleted, and then creates a new one', async () => {
  const page = await freshPage();
  await page.saveAccount(robin);
  await Dexie.delete(name);
  expect(await page.readAccount()).toBeNull();
  await page.saveAccount(robin);
  expect(await page.readAccount()).toEqual(robin);
});

const guest = { id: 't', mark: 'first', stage: 'here', apart: ['a'], moving: null } as const;

describe('what the first screen needs can be read synchronously', () => {
  it('after a reload, exactly as it was saved', async () => {
    const page = await freshPage();
    expect([page.quickAccount(), page.quickGuest(), page.quickLanguage()]).toEqual([null, null, null]);
    await page.saveAccount(robin);
    await page.saveGuest(guest);
    page.saveQuickLanguage('de');
    const next = await freshPage();
    expect([next.quickAccount(), next.quickGuest(), next.quickLanguage()]).toEqual([robin, guest, 'de']);
    expect(await next.readGuest()).toEqual(guest);
  });

  it('until it is forgotten', async () => {
    const page = await freshPage();
    await page.saveAccount(robin);
    await page.saveGuest(guest);
    page.saveQuickLanguage('de');
    await page.forgetAccount();
    await page.forgetGuest();
    page.saveQuickLanguage(null);
    expect([page.quickAccount(), page.quickGuest(), page.quickLanguage(), await page.readGuest()]).toEqual([null, null, null, null]);
  });

  it('as nothing if it is unreadable or has the wrong format', async () => {
    const page = await freshPage();
    await page.saveAccount(robin);
    await page.saveGuest(guest);
    isBlocked = true;
    expect([page.quickAccount(), page.quickGuest(), page.quickLanguage()]).toEqual([null, null, null]);
    isBlocked = false;
    for (const key of quick.keys()) quick.set(key, '{torn');
    expect([page.quickAccount(), page.quickGuest()]).toEqual([null, null]);
    for (const odd of ['null', '7', '{}', '{"id":7,"email":"e","adultName":"n"}', '{"id":"i","adultName":"n"}', '{"id":"i","email":"e"}']) {
      for (const key of quick.keys()) quick.set(key, odd);
      expect([odd, page.quickAccount(), page.quickGuest()]).toEqual([odd, null, null]);
    }
  });
});

it('remembers that an account no longer exists, until that turns out wrong or somebody signs in', async () => {
  const page = await freshPage();
  expect(page.isNotedGone('a')).toBe(false);
  page.noteGone('a');
  expect([page.isNotedGone('a'), page.isNotedGone('b')]).toEqual([true, false]);
  page.noteGone(null);
  expect(page.isNotedGone('a')).toBe(false);
  page.noteGone('a');
  await page.forgetAccount();
  expect(page.isNotedGone('a')).toBe(false);
});

it('keeps a draft until it is saved or all drafts are deleted, without affecting other data', async () => {
  const page = await freshPage();
  await page.saveDraft('child', { name: 'Mi' });
  await page.saveDraft('place', { name: 'The d' });
  await page.saveDraft('place', null);
  await page.saveCachedConfig({ supabaseUrl: '' });
  await page.saveSessionCopy('one', 'secret');
  await page.saveSessionCopy('two', 'secret');
  await page.saveSessionCopy('two', null);
  expect([await page.readDraft('child'), await page.readDraft('place')]).toEqual([{ name: 'Mi' }, undefined]);
  await page.removeDrafts();
  expect([await page.readDraft('child'), await page.readCachedConfig()]).toEqual([undefined, { supabaseUrl: '' }]);
  expect([await page.readSessionCopy('one'), await page.readSessionCopy('two')]).toEqual(['secret', null]);
});

describe('browser failures', () => {
  const dropped = new DOMException('The connection was lost.', 'InvalidStateError');
  const odd = new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  const dropOnce = () =>
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw dropped;
    });
  const refuseOnce = () =>
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw odd;
    });

  it('a dropped connection is opened once more, and data is on the disk when saving is acknowledged', async () => {
    const page = await freshPage();
    await page.saveAccount(robin);
    const begun = dropOnce();
    await page.saveSetting('hand', 'left');
    expect(await page.readSetting('hand')).toBe('left');
    for (const [, , options] of begun.mock.calls) expect(options).toEqual({ durability: 'strict' });
    expect(begun).toHaveBeenCalledTimes(3);
  });

  it('a database that can’t be opened is reported, and opened again at the next call', async () => {
    const page = await freshPage();
    refuseOnce();
    await expect(page.readAccount()).rejects.toBe(odd);
    expect(await page.readAccount()).toBeNull();
  });

  it('a failed write, for example on a full disk, is reported', async () => {
    const page = await freshPage();
    await page.saveAccount(robin);
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its own `this` below
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (this: IDBObjectStore, ...args) {
      const request = put.apply(this, args);
      this.transaction.abort();
      return request;
    });
    await expect(
      Promise.race([
        page.saveSetting('hand', 'left').then(
          () => 'saved',
          () => 'told',
        ),
        page.readAccount().then(() => 'nothing'),
      ]),
    ).resolves.toBe('told');
    expect(await page.readSetting('hand')).toBeUndefined();
  });
});
