// A live query looks for the browser's own database before it begins.
import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { Dexie } from 'dexie';
import { beginFamily } from '../../../src/data/begin-family.ts';
import { familyName } from '../../../src/data/family.ts';
import { openFamily } from '../../../src/data/family-db.ts';
import { feedsOf } from '../../../src/data/feeds.ts';
import { firstLook } from '../../../src/data/first-look.ts';
import { write } from '../../../src/data/write.ts';
import { adventure, mia, openTestFamily, tom, uuid } from './family.ts';

const never = (): Promise<void> => new Promise(() => undefined);
const atOnce = async (): Promise<void> => undefined;

let accounts = 0;

/** An account of its own for each test, in the one database that `beginFamily` looks into: the browser's. */
async function newAccount() {
  accounts += 1;
  const account = { id: uuid(70_000 + accounts), adultName: 'Robin' };
  const db = await openFamily(account);
  return { account, db };
}

const row = (id: string, fields: Record<string, unknown>) => ({ id, version: 1, deletedAt: null, dirty: 0 as const, revision: 1, fields });
const clock = { now: () => Date.parse('2026-11-21T10:00:00Z'), id: () => uuid(1) };

describe('the lists of the screens', () => {
  it('are there before the database is opened', async () => {
    const { account, db } = await newAccount();
    await write(db, { kind: 'saveChild', id: uuid(1), fields: mia }, clock);
    await write(db, { kind: 'createAdventure', id: uuid(2), fields: adventure() }, clock);
    db.dexie.close();
    const family = await beginFamily(account, never);
    const { children, adventures, profile, environments } = feedsOf(family);
    expect(family.now()).toBeNull();
    expect(children.get()?.good).toMatchObject([{ id: uuid(1), name: 'Mia' }]);
    expect(adventures.get()?.good).toMatchObject([{ id: uuid(2) }]);
    expect(profile.get()?.good).toHaveLength(1);
    expect(environments.get()).toEqual({ good: [], bad: [] });
  });

  it('are not drawn again when the opened database holds what was seen, and are where it holds something else', async () => {
    const { account, db } = await newAccount();
    await db.dexie.children.add(row(uuid(1), mia));
    let open = (): void => undefined;
    const shown = new Promise<void>((resolve) => {
      open = resolve;
    });
    const family = await beginFamily(account, () => shown);
    const { children, waiting, environments } = feedsOf(family);
    const seen = children.get();
    const stops = [children.subscribe(() => undefined), waiting.subscribe(() => undefined)];
    await db.dexie.environments.add(row(uuid(3), { name: 'The den', description: '', available_items: [], space_details: '' }));
    open();
    await vi.waitFor(() => expect(waiting.get()).toBe(0));
    await vi.waitFor(() => expect(environments.get()?.good).toMatchObject([{ name: 'The den' }]));
    expect(family.now()).toBe(await family.opened);
    expect(children.get()).toBe(seen);
    await db.dexie.children.add(row(uuid(2), tom));
    await vi.waitFor(() => expect(children.get()?.good).toHaveLength(2));
    for (const stop of stops) stop();
  });

  it('of a family that is new here are asked for', async () => {
    const family = await beginFamily({ id: uuid(60_000), adultName: 'Robin' }, never);
    expect(family.glance).toBeNull();
    const { children, profile } = feedsOf(family);
    expect(children.get()).toBeUndefined();
    const changed = vi.fn<() => void>();
    const stop = children.subscribe(changed);
    await vi.waitFor(() => expect(children.get()).toEqual({ good: [], bad: [] }));
    expect(changed).toHaveBeenCalled();
    expect(profile.get()?.good).toMatchObject([{ adult_name: 'Robin' }]);
    stop();
  });

  it('change with the rows, for everybody who listens, and are read once for all of them', async () => {
    const { db } = await newAccount();
    const read = vi.spyOn(db.dexie.children, 'toArray');
    const { children, profile } = feedsOf(db);
    const [one, two] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const stops = [children.subscribe(one), children.subscribe(two), profile.subscribe(() => undefined)];
    await vi.waitFor(() => expect(two).toHaveBeenCalledTimes(1));
    expect(read).toHaveBeenCalledTimes(1);
    await db.dexie.children.add(row(uuid(1), mia));
    await vi.waitFor(() => expect(children.get()?.good).toMatchObject([{ name: 'Mia' }]));
    expect(one).toHaveBeenCalledTimes(2);
    expect(two).toHaveBeenCalledTimes(2);
    const seen = children.get();
    expect(children.get()).toBe(seen);
    for (const stop of stops) stop();
    await db.dexie.children.clear();
    expect(children.get()).toBe(seen);
  });

  it('are kept true while any screen listens, so that the next one finds them so; a library of thousands only where it is shown', async () => {
    const { db } = await newAccount();
    const { children, adventures } = feedsOf(db);
    const stops = [children.subscribe(() => undefined)];
    await vi.waitFor(() => expect(adventures.get()).toEqual({ good: [], bad: [] }));
    await db.dexie.adventures.add(row(uuid(1), adventure()));
    await vi.waitFor(() => expect(adventures.get()?.good).toHaveLength(1));
    await db.dexie.adventures.bulkAdd(Array.from({ length: 200 }, (_, n) => row(uuid(n + 2), adventure())));
    await vi.waitFor(() => expect(adventures.get()?.good).toHaveLength(201));
    adventures.subscribe(() => undefined)();
    const read = vi.spyOn(db.dexie.shelf, 'toArray');
    await db.dexie.adventures.add(row(uuid(999), adventure()));
    await db.dexie.children.add(row(uuid(1), mia));
    await vi.waitFor(() => expect(children.get()?.good).toHaveLength(1));
    expect(read).not.toHaveBeenCalled();
    stops.push(adventures.subscribe(() => undefined));
    await vi.waitFor(() => expect(adventures.get()?.good).toHaveLength(202));
    for (const stop of stops) stop();
  });

  it('of a library that would be waited for come later', async () => {
    const { account, db } = await newAccount();
    await db.dexie.adventures.bulkAdd(Array.from({ length: 201 }, (_, n) => row(uuid(n + 1), adventure())));
    const { children, adventures } = feedsOf(await beginFamily(account, atOnce));
    expect(children.get()).toEqual({ good: [], bad: [] });
    expect(adventures.get()).toBeUndefined();
    const stop = adventures.subscribe(() => undefined);
    await vi.waitFor(() => expect(adventures.get()?.good).toHaveLength(201));
    stop();
  });
});

describe('the first look', () => {
  it('leaves what has to be put in order, or was written by a newer app, to the opening of the database', async () => {
    const { account, db } = await newAccount();
    expect(await firstLook(account.id)).toMatchObject({ profile: [{ id: account.id }], children: [], shelf: [] });
    await db.dexie.meta.put({ key: 'minWriter', value: 2 });
    expect(await firstLook(account.id)).toBeNull();
    await db.dexie.meta.clear();
    await db.dexie.profile.clear();
    expect(await firstLook(account.id)).toBeNull();
  });

  it('of a database with another schema, or of none at all, sees nothing and makes nothing', async () => {
    expect(await firstLook(uuid(61_000))).toBeNull();
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(familyName(uuid(61_000)));
    const other = new Dexie(familyName(uuid(62_000)));
    other.version(2).stores({ profile: 'id' });
    await other.open();
    other.close();
    expect(await firstLook(uuid(62_000))).toBeNull();
  });

  it('does not hold up whoever wants to delete the database', async () => {
    const made = await openTestFamily();
    made.db.dexie.close();
    await firstLook(made.db.account, made.idb.indexedDB);
    await new Dexie(familyName(made.db.account), made.idb).delete();
    expect(await firstLook(made.db.account, made.idb.indexedDB)).toBeNull();
  });
});
