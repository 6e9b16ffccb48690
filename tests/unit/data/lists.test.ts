// A live query looks for the browser's own database before it begins.
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FamilyDb, openFamily } from '../../../src/data/db.ts';
import { followIndex } from '../../../src/data/read/follow-index.ts';
import { readLists } from '../../../src/data/read/lists.ts';
import { answered, type Live } from '../../../src/data/read/live.ts';
import { watchWaiting } from '../../../src/data/read/waiting.ts';
import { write } from '../../../src/data/write/write.ts';
import { adventure, comeBackFromCache, loseConnection, mia, step, tom, uuid } from './family.ts';

const clock = { now: () => Date.parse('2026-11-21T10:00:00Z'), id: () => uuid(1) };
const row = (id: string, fields: Record<string, unknown>) => ({ id, version: 1, deletedAt: null, dirty: 0 as const, revision: 1, fields });

let accounts = 0;

/** A family of its own for each test: Dexie tells changes by the database's name. */
function newFamily(): Promise<FamilyDb> {
  accounts += 1;
  return openFamily({ id: uuid(70_000 + accounts), adultName: 'Robin' });
}

describe('the lists of the screens', () => {
  it('are there at once when they have been read', async () => {
    const db = await newFamily();
    await write(db, { kind: 'saveChild', id: uuid(1), fields: mia }, clock);
    await write(db, { kind: 'createAdventure', id: uuid(2), fields: adventure() }, clock);
    expect(db.lists.children.get()).toBeUndefined();
    await readLists(db.lists);
    expect(db.lists.children.get()?.good).toMatchObject([{ id: uuid(1), name: 'Mia' }]);
    expect(db.lists.adventures.get()?.good).toMatchObject([{ id: uuid(2) }]);
    expect(db.lists.profile.get()?.good).toMatchObject([{ adult_name: 'Robin' }]);
    expect(db.lists.environments.get()).toEqual({ good: [], bad: [] });
    expect(db.lists.quarantine.get()).toEqual([]);
  });

  it('change with the rows, for everybody who listens, and are read once for all of them', async () => {
    const db = await newFamily();
    const read = vi.spyOn(db.dexie.children, 'toArray');
    const { children } = db.lists;
    const [one, two] = [vi.fn<() => void>(), vi.fn<() => void>()];
    children.subscribe(one);
    children.subscribe(two);
    await vi.waitFor(() => expect(two).toHaveBeenCalledTimes(1));
    expect(read).toHaveBeenCalledTimes(1);
    await db.dexie.children.add(row(uuid(1), mia));
    await vi.waitFor(() => expect(children.get()?.good).toMatchObject([{ name: 'Mia' }]));
    expect(one).toHaveBeenCalledTimes(2);
    expect(two).toHaveBeenCalledTimes(2);
    expect(children.get()).toBe(children.get());
  });

  it('stay true while nobody listens, so that the next screen finds them so', async () => {
    const db = await newFamily();
    const { children } = db.lists;
    const stop = children.subscribe(() => undefined);
    await vi.waitFor(() => expect(children.get()?.good).toEqual([]));
    stop();
    await db.dexie.children.bulkAdd([row(uuid(1), mia), row(uuid(2), tom)]);
    await vi.waitFor(() => expect(children.get()?.good).toHaveLength(2));
  });

  it('are read again once whoever has changed them knows that it is on the disk', async () => {
    const db = await newFamily();
    await write(db, { kind: 'createAdventure', id: uuid(2), fields: adventure() }, clock);
    await readLists(db.lists);
    const story = db.stories.of(uuid(2));
    await answered(story);
    const counted = vi.fn<() => void>();
    const stop = watchWaiting(db, counted);
    await vi.waitFor(() => expect(counted).toHaveBeenCalledTimes(1));
    const { adventures, adventureIndex, children } = db.dexie;
    const reads = [
      vi.spyOn(adventures, 'get'),
      vi.spyOn(adventures, 'where'),
      vi.spyOn(adventureIndex, 'bulkGet'),
      vi.spyOn(children, 'toArray'),
    ];
    const times = () => reads.map((read) => read.mock.calls.length);
    await write(db, { kind: 'renameAdventure', id: uuid(2), name: 'The Lost Kite' }, clock);
    // (the write has looked at its row)
    expect(times()).toEqual([1, 0, 0, 0]);
    await vi.waitFor(() => expect(times()).toEqual([2, 1, 1, 0]));
    await vi.waitFor(() => expect(story.get()?.custom_name).toBe('The Lost Kite'));
    await write(db, { kind: 'saveChild', id: uuid(1), fields: mia }, clock);
    expect(times()).toEqual([2, 1, 1, 0]);
    await vi.waitFor(() => expect(db.lists.children.get()?.good).toMatchObject([{ name: 'Mia' }]));
    stop();
  });
});

describe('where the connection to the database is lost', () => {
  const id = uuid(2);
  const note = (db: FamilyDb, text: string) => write(db, { kind: 'progress', id, move: { kind: 'notes', text } }, clock);
  const notes = (db: FamilyDb) => db.stories.of(id).get()?.continuation_data?.userNotes;

  const look = (live: Live<unknown>) => live.subscribe(() => undefined)();

  async function withStory(): Promise<FamilyDb> {
    const db = await newFamily();
    await write(db, { kind: 'createAdventure', id, fields: adventure() }, clock);
    return db;
  }

  it('a story stays as it was, and goes on with the next change', async () => {
    const db = await withStory();
    await answered(db.stories.of(id));
    const isLost = loseConnection(db);
    await note(db, 'They sang.');
    await vi.waitFor(() => expect(isLost()).toBe(true));
    expect(notes(db)).toBe('');
    await note(db, 'They danced.');
    await vi.waitFor(() => expect(notes(db)).toBe('They danced.'));
  });

  it('a change that was missed is found by whoever looks next', async () => {
    const db = await withStory();
    await answered(db.stories.of(id));
    const isLost = loseConnection(db);
    await note(db, 'They sang.');
    await vi.waitFor(() => expect(isLost()).toBe(true));
    await vi.waitFor(() => {
      look(db.stories.of(id));
      expect(notes(db)).toBe('They sang.');
    });
  });

  it('what could not be read at all, a story or a list, is asked for by whoever looks next', async () => {
    const db = await withStory();
    for (const live of [db.stories.of(id), db.lists.children]) {
      const isLost = loseConnection(db);
      look(live);
      await vi.waitFor(() => expect(isLost()).toBe(true));
      expect(live.get()).toBeUndefined();
      await vi.waitFor(() => {
        look(live);
        expect(live.get()).toBeTruthy();
      });
    }
  });
});

describe('the list of adventures', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('reads and checks only what has changed: a note of one adventure reads no other', async () => {
    const db = await newFamily();
    await db.dexie.adventures.bulkAdd(Array.from({ length: 60 }, (_, n) => row(uuid(n + 1), adventure())));
    await readLists(db.lists);
    const { adventures } = db.lists;
    const before = adventures.get()?.good.find(({ id }) => id === uuid(7));
    const whole = vi.spyOn(db.dexie.adventureIndex, 'toArray');
    await write(db, { kind: 'progress', id: uuid(5), move: { kind: 'append', step: step('a'), queuedSteps: [] } }, clock);
    await write(db, { kind: 'deleteAdventure', id: uuid(6) }, clock);
    await vi.waitFor(() => expect(adventures.get()?.good).toHaveLength(59));
    expect(adventures.get()?.good[0]).toMatchObject({ id: uuid(5), progress: { step: 1, total: 8 } });
    expect(adventures.get()?.good.find(({ id }) => id === uuid(7))).toBe(before);
    expect(whole).not.toHaveBeenCalled();
  });

  it('follows a page of a sync, and a table that is emptied', async () => {
    const db = await newFamily();
    await readLists(db.lists);
    const { adventures } = db.lists;
    await db.dexie.adventures.bulkPut(Array.from({ length: 200 }, (_, n) => row(uuid(n + 1), adventure())));
    await vi.waitFor(() => expect(adventures.get()?.good).toHaveLength(200));
    await db.dexie.adventures.clear();
    await vi.waitFor(() => expect(adventures.get()).toEqual({ good: [], bad: [] }));
  });

  it('is read at once after a single edit, and only after the last page of a sync', async () => {
    const db = await newFamily();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const told = vi.fn<(list: { good: readonly unknown[] }) => void>();
    const stop = followIndex(db.dexie, told);
    // (far more turns than a read of the database takes)
    const heard = async (times: number): Promise<void> => {
      for (let turn = 0; turn < 1_000 && told.mock.calls.length < times; turn += 1) await new Promise((next) => setImmediate(next));
      expect(told).toHaveBeenCalledTimes(times);
    };
    await heard(1);
    vi.runAllTimers();
    await write(db, { kind: 'createAdventure', id: uuid(1), fields: adventure() }, clock);
    vi.advanceTimersByTime(1);
    await heard(2);
    vi.runAllTimers();
    const read = vi.spyOn(db.dexie.adventureIndex, 'toArray');
    for (const page of [1, 2, 3]) {
      await db.dexie.adventures.bulkPut(Array.from({ length: 60 }, (_, n) => row(uuid(page * 100 + n), adventure())));
      vi.advanceTimersByTime(1);
    }
    expect(read).not.toHaveBeenCalled();
    vi.runAllTimers();
    await heard(3);
    expect(told.mock.lastCall?.[0].good).toHaveLength(181);
    stop();
  });

  it('names the rows that can not be read, and takes them back in once they can', async () => {
    const db = await newFamily();
    await db.dexie.adventures.bulkAdd([row(uuid(1), adventure()), row(uuid(2), { ...adventure(), status: 'dancing' })]);
    await readLists(db.lists);
    const { adventures } = db.lists;
    expect(adventures.get()).toMatchObject({ good: [{ id: uuid(1) }], bad: [{ id: uuid(2) }] });
    await db.dexie.adventures.update(uuid(2), { 'fields.status': 'active' });
    await vi.waitFor(() => expect(adventures.get()).toMatchObject({ good: [{ id: uuid(1) }, { id: uuid(2) }], bad: [] }));
  });

  it('lets go of an adventure that is gone from the device', async () => {
    const db = await newFamily();
    await db.dexie.adventures.bulkAdd([row(uuid(1), adventure()), row(uuid(2), adventure())]);
    await readLists(db.lists);
    await db.dexie.adventures.delete(uuid(1));
    await vi.waitFor(() => expect(db.lists.adventures.get()?.good.map(({ id }) => id)).toEqual([uuid(2)]));
  });

  it('has everything again with the first change after the connection was lost', async () => {
    const db = await newFamily();
    await db.dexie.adventures.bulkAdd([row(uuid(1), adventure()), row(uuid(2), adventure())]);
    await readLists(db.lists);
    const rename = (id: string, name: string) => write(db, { kind: 'renameAdventure', id, name }, clock);
    const isLost = loseConnection(db);
    await rename(uuid(1), 'The Lost Kite');
    await vi.waitFor(() => expect(isLost()).toBe(true));
    await rename(uuid(2), 'The Long Tide');
    const names = () => new Set(db.lists.adventures.get()?.good.map(({ custom_name }) => custom_name));
    await vi.waitFor(() => expect(names()).toEqual(new Set(['The Lost Kite', 'The Long Tide'])));
  });

  it('is read anew when the page comes back from the back/forward cache', async () => {
    const db = await newFamily();
    await db.dexie.adventures.bulkAdd([row(uuid(1), adventure()), row(uuid(2), adventure())]);
    await readLists(db.lists);
    const { adventures } = db.lists;
    const renamed = { id: uuid(1), deletedAt: null, fields: { ...adventure(), custom_name: 'The Lost Kite' } };
    await comeBackFromCache(db, { adventureIndex: [renamed] });
    await vi.waitFor(() => expect(adventures.get()?.good.map(({ custom_name }) => custom_name)).toEqual(['The Lost Kite', null]));
  });

  it('is read for the listeners that are left, and no longer told to one that stopped', async () => {
    const db = await newFamily();
    const [stopped, other] = [vi.fn<(list: unknown) => void>(), vi.fn<(list: unknown) => void>()];
    const stop = followIndex(db.dexie, stopped);
    await vi.waitFor(() => expect(stopped).toHaveBeenCalledOnce());
    stop();
    followIndex(db.dexie, () => undefined)();
    const stopOther = followIndex(db.dexie, other);
    const read = vi.spyOn(db.dexie.adventureIndex, 'bulkGet');
    await db.dexie.adventures.add(row(uuid(1), adventure()));
    await vi.waitFor(() => expect(other).toHaveBeenLastCalledWith({ good: [expect.objectContaining({ id: uuid(1) })], bad: [] }));
    expect(stopped).toHaveBeenCalledOnce();
    expect(read).toHaveBeenCalledOnce();
    stopOther();
  });
});
