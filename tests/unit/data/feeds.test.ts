// A live query looks for the browser's own database before it begins.
import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { openFamily } from '../../../src/data/family-db.ts';
import { feedsOf } from '../../../src/data/feeds.ts';
import { account, adventure, mia, openTestFamily, type TestFamily, uuid } from './family.ts';

async function openedAgain(made: TestFamily) {
  made.db.dexie.close();
  return openFamily(account, made.idb);
}

describe('the lists of the screens', () => {
  it('are there when the database is open, before it is asked again', async () => {
    const made = await openTestFamily();
    await made.write({ kind: 'saveChild', id: uuid(1), fields: mia });
    await made.write({ kind: 'createAdventure', id: uuid(2), fields: adventure() });
    const { children, adventures, profile, environments } = feedsOf(await openedAgain(made));
    expect(children.get()?.good).toMatchObject([{ id: uuid(1), name: 'Mia' }]);
    expect(adventures.get()?.good).toMatchObject([{ id: uuid(2) }]);
    expect(profile.get()?.good).toHaveLength(1);
    expect(environments.get()).toEqual({ good: [], bad: [] });
  });

  it('of a family that is new here are asked for', async () => {
    const { db } = await openTestFamily();
    const { children } = feedsOf(db);
    expect(children.get()).toBeUndefined();
    const changed = vi.fn<() => void>();
    const stop = children.subscribe(changed);
    await vi.waitFor(() => expect(children.get()).toEqual({ good: [], bad: [] }));
    expect(changed).toHaveBeenCalled();
    stop();
  });

  it('change with the rows, for everybody who listens, and are read once for all of them', async () => {
    const made = await openTestFamily();
    const db = await openedAgain(made);
    const read = vi.spyOn(db.dexie.children, 'toArray');
    const { children, profile } = feedsOf(db);
    const [one, two] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const stops = [children.subscribe(one), children.subscribe(two), profile.subscribe(() => undefined)];
    await vi.waitFor(() => expect(two).toHaveBeenCalledTimes(1));
    expect(read).toHaveBeenCalledTimes(1);
    await db.dexie.children.add({ id: uuid(1), version: 0, deletedAt: null, dirty: 1, revision: 1, fields: mia });
    await vi.waitFor(() => expect(children.get()?.good).toMatchObject([{ name: 'Mia' }]));
    expect(one).toHaveBeenCalledTimes(2);
    expect(two).toHaveBeenCalledTimes(2);
    const seen = children.get();
    expect(children.get()).toBe(seen);
    for (const stop of stops) stop();
    await db.dexie.children.clear();
    expect(children.get()).toBe(seen);
  });

  it('of a library that would be waited for come later', async () => {
    const made = await openTestFamily();
    const rows = Array.from({ length: 201 }, (_, n) => ({
      id: uuid(n + 1),
      version: 1,
      deletedAt: null,
      dirty: 0 as const,
      revision: 1,
      fields: adventure(),
    }));
    await made.db.dexie.adventures.bulkAdd(rows);
    const { children, adventures } = feedsOf(await openedAgain(made));
    expect(children.get()).toEqual({ good: [], bad: [] });
    expect(adventures.get()).toBeUndefined();
    const stop = adventures.subscribe(() => undefined);
    await vi.waitFor(() => expect(adventures.get()?.good).toHaveLength(201));
    stop();
  });
});
