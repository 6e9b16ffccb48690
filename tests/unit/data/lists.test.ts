// A live query looks for a global IndexedDB before it starts.
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

/** A separate family for each test, because Dexie reports changes by the database's name. */
function newFamily(): Promise<FamilyDb> {
  accounts += 1;
  return openFamily({ id: uuid(70_000 + accounts), adultName: 'Robin' });
}

describe('the live lists', () => {
  it('are available synchronously once they were read', async () => {
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

  it('update for all listeners, with one read for all of them', async () => {
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

  it('keep updating without listeners, so that the next screen gets current data', async () => {
    const db = await newFamily();
    const { children } = db.lists;
    const stop = children.subscribe(() => undefined);
    await vi.waitFor(() => expect(children.get()?.good).toEqual([]));
    stop();
    await db.dexie.children.bulkAdd([row(uuid(1), mia), row(uuid(2), tom)]);
    await vi.waitFor(() => expect(children.get()?.good).toHaveLength(2));
  });

  it('are read again when the writer knows that its change is saved', async () => {
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
    // The write itself has read its row.
    expect(times()).toEqual([1, 0, 0, 0]);
    await vi.waitFor(() => expect(times()).toEqual([2, 1, 1, 0]));
    await vi.waitFor(() => expect(story.get()?.custom_name).toBe('The Lost Kite'));
    await write(db, { kind: 'saveChild', id: uuid(1), fields: mia }, clock);
    expect(times()).toEqual([2, 1, 1, 0]);
    await vi.waitFor(() => expect(db.lists.children.get()?.good).toMatchObject([{ name: 'Mia' }]));
    stop();
  });
});

describe('after the database connection was lost', () => {
  const id = uuid(2);
  const note = (db: FamilyDb, text: string) => write(db, { kind: 'progress', id, move: { kind: 'notes', text } }, clock);
  const notes = (db: FamilyDb) => db.stories.of(id).get()?.continuation_data?.userNotes;

  const look = (live: Live<unknown>) => live.subscribe(() => undefined)();

  async function withStory(): Promise<FamilyDb> {
    const db = await newFamily();
    await write(db, { kind: 'createAdventure', id, fields: adventure() }, clock);
    return db;
  }

  it('a story keeps its data, and updates with the next change', async () => {
    const db = await withStory();
    await answered(db.stories.of(id));
    const isLost = loseConnection(db);
    await note(db, 'They sang.');
    await vi.waitFor(() => expect(isLost()).toBe(true));
    expect(notes(db)).toBe('');
    await note(db, 'They danced.');
    await vi.waitFor(() => expect(notes(db)).toBe('They danced.'));
  });

  it('the next listener finds a change that was missed', async () => {
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

  it('the next listener triggers another read of what could not be read', async () => {
    const db = await withStory();
    for (const live of [db.stories.of(id), db.lists.children, db.lists.adventures]) {
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

  it('reads and checks only the adventure that has changed', async () => {
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

  it('follows a page of a sync, and an emptied table', async () => {
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

  it('lists unreadable rows, and takes them back once they are readable', async () => {
    const db = await newFamily();
    await db.dexie.adventures.bulkAdd([row(uuid(1), adventure()), row(uuid(2), { ...adventure(), status: 'dancing' })]);
    await readLists(db.lists);
    const { adventures } = db.lists;
    expect(adventures.get()).toMatchObject({ good: [{ id: uuid(1) }], bad: [{ id: uuid(2) }] });
    await db.dexie.adventures.update(uuid(2), { 'fields.status': 'active' });
    await vi.waitFor(() => expect(adventures.get()).toMatchObject({ good: [{ id: uuid(1) }, { id: uuid(2) }], bad: [] }));
  });

  it('removes a deleted adventure', async () => {
    const db = await newFamily();
    await db.dexie.adventures.bulkAdd([row(uuid(1), adventure()), row(uuid(2), adventure())]);
    await readLists(db.lists);
    await db.dexie.adventures.delete(uuid(1));
    await vi.waitFor(() => expect(db.lists.adventures.get()?.good.map(({ id }) => id)).toEqual([uuid(2)]));
  });

  it('is complete again with the first change after the connection was lost', async () => {
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

  it('is read again when the page returns from the back/forward cache', async () => {
    const db = await newFamily();
    await db.dexie.adventures.bulkAdd([row(uuid(1), adventure()), row(uuid(2), adventure())]);
    await readLists(db.lists);
    const { adventures } = db.lists;
    const renamed = { id: uuid(1), deletedAt: null, fields: { ...adventure(), custom_name: 'The Lost Kite' } };
    await comeBackFromCache(db, { adventureIndex: [renamed] });
    await vi.waitFor(() => expect(adventures.get()?.good.map(({ custom_name }) => custom_name)).toEqual(['The Lost Kite', null]));
  });

  it('is read for the remaining listeners, and not reported to one that has stopped', async () => {
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
