import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, expect, it, vi } from 'vitest';
import type * as DeviceDb from '../../../src/data/device.ts';

const name = 'venture-device';

/** The module as a page that has just been loaded has it. */
async function freshPage(): Promise<typeof DeviceDb> {
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  return import('../../../src/data/device.ts');
}

afterEach(async () => {
  await Dexie.delete(name);
  vi.unstubAllGlobals();
});

const robin = { id: 'a', email: 'robin@example.com', adultName: 'Robin' };

it('keeps what the device knows; a sign-out forgets the account and its sign-ins, and nothing else', async () => {
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

it('reads what earlier versions have written through Dexie', async () => {
  const earlier = new Dexie(name);
  earlier.version(1).stores({ entries: 'key' });
  await earlier.table('entries').put({ key: 'account', value: robin });
  earlier.close();
  const page = await freshPage();
  expect(await page.readAccount()).toEqual(robin);
});

it('can be read and written after a newer app has been on the device', async () => {
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

it('lets go of a database that somebody wants to delete, and begins a new one', async () => {
  const page = await freshPage();
  await page.saveAccount(robin);
  await Dexie.delete(name);
  expect(await page.readAccount()).toBeNull();
  await page.saveAccount(robin);
  expect(await page.readAccount()).toEqual(robin);
});
