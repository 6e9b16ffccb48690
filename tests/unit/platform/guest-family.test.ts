import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { closeFamily, type FamilyDb, openFamily } from '../../../src/data/db.ts';
import { type GuestFamily, readDraft, readGuest, saveDraft, saveGuest } from '../../../src/data/device.ts';
import { adoptFamily } from '../../../src/data/files/adopt.ts';
import { exportFamily } from '../../../src/data/files/export.ts';
import { readPicture, savePicture } from '../../../src/data/pictures.ts';
import { loadFamily } from '../../../src/data/read/queries.ts';
import { write } from '../../../src/data/write/write.ts';
import { readFamilyFile } from '../../../src/domain/family-file.ts';
import { setAccountState, useAccountStore } from '../../../src/platform/account/account-state.ts';
import {
  adoptGuest,
  beginGuest,
  detachFromAccount,
  dropBegun,
  openBegun,
  openWithoutAccount,
  throwAway,
} from '../../../src/platform/account/guest-family.ts';
import { clock } from '../../../src/platform/device/clock.ts';
import { loadDraft, storeDraft } from '../../../src/platform/typing/drafts.ts';
import { adventure } from '../data/family.ts';

const account = { id: '10000000-0000-4000-8000-000000000001', email: 'robin@example.com', adultName: 'Robin' };
const other = { id: '10000000-0000-4000-8000-000000000002', email: 'sam@example.com', adultName: 'Sam' };
const mia = { name: 'Mia', age: 6, interests: [], limitations: null };

beforeEach(async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', new EventTarget());
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
  setAccountState({ kind: 'signed-out' });
  useAccountStore.setState({ guest: null });
});

const stateNow = (): string => useAccountStore.getState().state.kind;
const ofTheDevice = ['venture-device', 'venture-pictures'];
const families = async (): Promise<string[]> => (await Dexie.getDatabaseNames()).filter((name) => !ofTheDevice.includes(name)).toSorted();

const drawing = { bytes: new Uint8Array([1]).buffer, type: 'image/webp' };
const photo = { bytes: new Uint8Array([2]).buffer, type: 'image/jpeg' };

/** A guest family with one child. */
async function tryOut(): Promise<GuestFamily> {
  const begun = await beginGuest();
  if (begun === null) throw new Error('There is one already.');
  await addMia(begun);
  await openBegun(begun);
  return noted();
}

async function noted(): Promise<GuestFamily> {
  const guest = await readGuest();
  if (guest === null) throw new Error('Nothing was noted.');
  return guest;
}

async function addMia(owner: { id: string; adultName: string }): Promise<void> {
  const db = await openFamily(owner);
  expect(await write(db, { kind: 'saveChild', id: clock.id(), fields: mia }, clock)).toEqual({ ok: true });
  closeFamily(db);
}

async function within<T>(owner: { id: string; adultName: string }, work: (db: FamilyDb) => Promise<T>): Promise<T> {
  const db = await openFamily(owner);
  return work(db).finally(() => closeFamily(db));
}

const namesIn = (owner: { id: string; adultName: string }): Promise<string[]> =>
  within(owner, async (db) => (await loadFamily(db)).children.map(({ name }) => name));

describe('[BEY-01] a guest family', () => {
  it('is opened once it has its first step, and never before', async () => {
    const begun = await beginGuest();
    await openWithoutAccount();
    expect(stateNow()).toBe('signed-out');
    if (begun !== null) await openBegun(begun);
    expect(stateNow()).toBe('guest');
  });

  it('removes what a failed attempt left behind, and is not replaced by another tab’s', async () => {
    const left = await beginGuest();
    if (left !== null) await addMia(left);
    const { id } = await tryOut();
    expect(await families()).toEqual([`venture-${id}`]);
    expect(await beginGuest()).toBeNull();
    expect(await namesIn({ id, adultName: '' })).toEqual(['Mia']);
  });

  it('that a tab gives up takes nothing from one that another tab has begun since', async () => {
    const here = await beginGuest();
    const elsewhere = await beginGuest();
    if (here === null || elsewhere === null) throw new Error('There is one already.');
    await addMia(here);
    await addMia(elsewhere);
    await dropBegun(here);
    expect(await families()).toEqual([`venture-${elsewhere.id}`]);
    await openBegun(elsewhere);
    expect(stateNow()).toBe('guest');
    expect(await namesIn(elsewhere)).toEqual(['Mia']);
  });
});

describe('[BEY-02] an interrupted move into an account, when nobody is signed in', () => {
  it('is completed if the account has everything already', async () => {
    const guest = await tryOut();
    await within(account, (db) => adoptFamily(guest, db, clock));
    await saveGuest({ ...guest, moving: account.id });
    await openWithoutAccount();
    expect(stateNow()).toBe('signed-out');
    expect(await families()).toEqual([`venture-${account.id}`]);
    expect(await namesIn(account)).toEqual(['Mia']);
  });

  it('is undone if the account has nothing of it, and another account can take the family', async () => {
    const guest = await tryOut();
    await saveGuest({ ...guest, moving: account.id });
    await openWithoutAccount();
    expect(stateNow()).toBe('guest');
    expect(await readGuest()).toEqual(guest);
    expect(await within(other, (db) => adoptGuest(guest, db))).toEqual({ ok: true });
    expect(await namesIn(other)).toEqual(['Mia']);
    expect(await readGuest()).toBeNull();
    expect(await families()).toEqual([`venture-${other.id}`]);
  });
});

describe('[BEY-02] a move into an account while a tab in the background holds the old database', () => {
  /** The browser deletes no database. */
  const hold = () =>
    vi.spyOn(IDBFactory.prototype, 'deleteDatabase').mockImplementation(() => {
      throw new DOMException('held', 'AbortError');
    });

  it('has succeeded, shows the family nowhere else, and is cleaned up by a later start', async () => {
    const guest = await tryOut();
    const held = hold();
    expect(await within(account, (db) => adoptGuest(guest, db))).toEqual({ ok: true });
    expect(await namesIn(account)).toEqual(['Mia']);
    expect(useAccountStore.getState().guest).toBeNull();
    await openWithoutAccount();
    expect(stateNow()).toBe('signed-out');
    held.mockRestore();
    await openWithoutAccount();
    expect(await readGuest()).toBeNull();
    expect(await families()).toEqual([`venture-${account.id}`]);
  });

  it('lets the account’s views be seen before the browser has deleted it', async () => {
    const guest = await tryOut();
    const shown: (GuestFamily | null)[] = [];
    const held = vi.spyOn(IDBFactory.prototype, 'deleteDatabase').mockImplementation(() => {
      shown.push(useAccountStore.getState().guest);
      throw new DOMException('held', 'AbortError');
    });
    await within(account, (db) => adoptGuest(guest, db));
    held.mockRestore();
    expect(shown).toEqual([null]);
  });
});

describe('[BEY-02] a family whose account is gone', () => {
  it('continues as a guest family with all its data, and can move into another account', async () => {
    await addMia(account);
    expect(await detachFromAccount(account)).toBe(true);
    expect(useAccountStore.getState().state).toMatchObject({ kind: 'guest', account: { id: account.id } });
    const guest = await noted();
    expect(await within(other, (db) => adoptGuest(guest, db))).toEqual({ ok: true });
    expect(await namesIn(other)).toEqual(['Mia']);
    expect(await families()).toEqual([`venture-${other.id}`]);
  });

  it('returns to its account if that exists again', async () => {
    await addMia(account);
    await detachFromAccount(account);
    const guest = await noted();
    expect(await within(account, (db) => adoptGuest(guest, db))).toEqual({ ok: true });
    expect(await namesIn(account)).toEqual(['Mia']);
    expect(await readGuest()).toBeNull();
  });

  it('stays in its account while this device has another guest family', async () => {
    const { id } = await tryOut();
    await addMia(account);
    expect(await detachFromAccount(account)).toBe(false);
    expect((await readGuest())?.id).toBe(id);
  });
});

describe('what was typed for a guest family and not saved', () => {
  it('[BEY-01] is deleted with it, and nobody else’s', async () => {
    const guest = await tryOut();
    storeDraft(`${guest.id}:profile`, { name: 'Secret Child' });
    storeDraft(`${account.id}:profile`, { name: 'Ada' });
    await vi.waitFor(async () =>
      expect([await readDraft(`${guest.id}:profile`), await readDraft(`${account.id}:profile`)]).not.toContain(undefined),
    );
    await throwAway(guest);
    expect(await readDraft(`${guest.id}:profile`)).toBeUndefined();
    expect(await loadDraft(`${guest.id}:profile`, z.unknown())).toBeNull();
    expect(await readDraft(`${account.id}:profile`)).toEqual({ name: 'Ada' });
  });
});

describe('[BEY-02] what was typed for a guest family and not saved', () => {
  it('moves into the account with it, and replaces nothing that was typed there', async () => {
    const guest = await tryOut();
    await saveDraft(`${guest.id}:profile`, { name: 'Real Name' });
    await saveDraft(`${guest.id}:selector`, { words: 'a castle' });
    await saveDraft(`${account.id}:selector`, { words: 'a kite' });
    expect(await within(account, (db) => adoptGuest(guest, db))).toEqual({ ok: true });
    expect(await readDraft(`${account.id}:profile`)).toEqual({ name: 'Real Name' });
    expect(await readDraft(`${account.id}:selector`)).toEqual({ words: 'a kite' });
    expect([await readDraft(`${guest.id}:profile`), await readDraft(`${guest.id}:selector`)]).toEqual([undefined, undefined]);
  });
});

describe('[BEY-09] the pictures of a guest family', () => {
  it('move into the account with it, and replace none that is there', async () => {
    const guest = await tryOut();
    await savePicture(guest.id, 'castle', drawing);
    await savePicture(guest.id, 'kite', drawing);
    await savePicture(account.id, 'kite', photo);
    expect(await within(account, (db) => adoptGuest(guest, db))).toEqual({ ok: true });
    expect(await readPicture(account.id, 'castle')).toEqual(drawing);
    expect(await readPicture(account.id, 'kite')).toEqual(photo);
    expect(await readPicture(guest.id, 'castle')).toBeNull();
    expect(await readPicture(guest.id, 'kite')).toBeNull();
  });

  it('are found where the account has the adventure under another id, from the family’s file', async () => {
    const guest = await tryOut();
    const told = clock.id();
    const file = await within({ id: guest.id, adultName: '' }, async (db) => {
      expect(await write(db, { kind: 'createAdventure', id: told, fields: adventure() }, clock)).toEqual({ ok: true });
      return readFamilyFile(JSON.stringify(await exportFamily(db, clock.now())));
    });
    if (!file.ok) throw new Error(file.fault.problem);
    await savePicture(guest.id, told, drawing);
    await within(account, async (db) => {
      expect(await write(db, { kind: 'importFamily', file: file.file }, clock)).toEqual({ ok: true });
      expect(await adoptGuest(guest, db)).toEqual({ ok: true });
      const [row] = await db.dexie.adventures.toArray();
      expect(await readPicture(account.id, row?.id ?? '')).toEqual(drawing);
    });
  });

  it('follow it if the move was interrupted after its rows', async () => {
    const guest = await tryOut();
    await savePicture(guest.id, 'castle', drawing);
    await within(account, (db) => adoptFamily(guest, db, clock));
    await saveGuest({ ...guest, moving: account.id });
    await openWithoutAccount();
    expect(await readPicture(account.id, 'castle')).toEqual(drawing);
  });

  it('are deleted with it', async () => {
    const guest = await tryOut();
    await savePicture(guest.id, 'castle', drawing);
    await throwAway(guest);
    expect(await families()).toEqual([]);
    expect(await readPicture(guest.id, 'castle')).toBeNull();
  });
});
