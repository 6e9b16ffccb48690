// A live query looks for a global IndexedDB before it starts.
import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { countWaiting, type Waiting, watchWaiting } from '../../../src/data/read/waiting.ts';
import { adventure, comeBackFromCache, loseConnection, mia, openTestFamily, uuid } from './family.ts';

describe('the count of unsynced changes', () => {
  it('is reported at first and after each edit, refusal and message, until nobody listens', async () => {
    const { db, write } = await openTestFamily();
    const told: Waiting[] = [];
    const stop = watchWaiting(db, (waiting) => told.push(waiting));
    const last = (waiting: Waiting) => vi.waitFor(() => expect(told.at(-1)).toEqual(waiting));
    await last({ rows: 0, messages: 0, refused: 0 });
    await write({ kind: 'saveChild', id: uuid(1), fields: mia });
    await last({ rows: 1, messages: 0, refused: 0 });
    await write({ kind: 'createAdventure', id: uuid(2), fields: adventure() });
    await write({ kind: 'enqueue', item: { id: uuid(3), kind: 'feedback', body: {} } });
    await last({ rows: 2, messages: 1, refused: 0 });
    await db.dexie.children.update(uuid(1), {
      rejected: { code: 'too_many', reason: 'children_per_family', at: '2026-11-21T10:00:00.000Z' },
    });
    await last({ rows: 1, messages: 1, refused: 1 });
    expect(await countWaiting(db)).toBe(3);
    await db.dexie.outbox.update(uuid(3), { refused: { reason: 'feedback_too_long', at: '2026-11-21T10:00:00.000Z' } });
    await last({ rows: 1, messages: 0, refused: 2 });
    stop();
    const count = told.length;
    await write({ kind: 'deleteAdventure', id: uuid(2) });
    await new Promise((later) => setTimeout(later));
    expect(told).toHaveLength(count);
  });

  it('counts again only in tables that were written to', async () => {
    const { db, write } = await openTestFamily();
    await write({ kind: 'createAdventure', id: uuid(2), fields: adventure() });
    let told = 0;
    const stop = watchWaiting(db, () => {
      told += 1;
    });
    await vi.waitFor(() => expect(told).toBe(1));
    const asked = vi.spyOn(db.dexie.children, 'where');
    await write({ kind: 'renameAdventure', id: uuid(2), name: 'The Lost Kite' });
    await vi.waitFor(() => expect(told).toBe(2));
    expect(asked).not.toHaveBeenCalled();
    stop();
  });

  it('is updated once for the pages of a sync that follow one another, and after a single edit', async () => {
    const { db, write } = await openTestFamily();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const told: Waiting[] = [];
    const stop = watchWaiting(db, (waiting) => told.push(waiting));
    const hear = async (times: number): Promise<void> => {
      // (far more turns than counting takes)
      for (let turn = 0; turn < 1_000 && told.length < times; turn += 1) await new Promise((next) => setImmediate(next));
      expect(told).toHaveLength(times);
    };
    vi.runAllTimers();
    await hear(1);
    const asked = vi.spyOn(db.dexie.adventures, 'where');
    for (const page of [1, 2, 3]) {
      const ids = Array.from({ length: 60 }, (_, n) => uuid(page * 100 + n));
      const rows = ids.map((id) => ({ id, version: 0, deletedAt: null, dirty: 1 as const, revision: 1, fields: adventure() }));
      await db.dexie.adventures.bulkPut(rows);
    }
    expect(asked).not.toHaveBeenCalled();
    vi.runAllTimers();
    await hear(2);
    expect(told.at(-1)).toEqual({ rows: 180, messages: 0, refused: 0 });
    await write({ kind: 'createAdventure', id: uuid(2), fields: adventure() });
    vi.runAllTimers();
    await hear(3);
    expect(told.at(-1)).toEqual({ rows: 181, messages: 0, refused: 0 });
    stop();
    vi.useRealTimers();
  });

  it('is counted again when the page returns from the back/forward cache', async () => {
    const { db, write } = await openTestFamily();
    await write({ kind: 'saveChild', id: uuid(1), fields: mia });
    const told: Waiting[] = [];
    const stop = watchWaiting(db, (waiting) => told.push(waiting));
    await vi.waitFor(() => expect(told.at(-1)).toEqual({ rows: 1, messages: 0, refused: 0 }));
    const child = await db.dexie.children.get(uuid(1));
    await comeBackFromCache(db, { children: [{ ...child, dirty: 0 }] });
    await vi.waitFor(() => expect(told.at(-1)).toEqual({ rows: 0, messages: 0, refused: 0 }));
    stop();
  });

  it('is not reported as nothing when it can’t be counted, but a moment later, when it can', async () => {
    const { db, write } = await openTestFamily();
    await write({ kind: 'saveChild', id: uuid(1), fields: mia });
    const lost = loseConnection(db);
    const told: Waiting[] = [];
    const stop = watchWaiting(db, (waiting) => told.push(waiting));
    await vi.waitFor(() => expect(lost.failed()).toBe(5));
    expect(told).toEqual([]);
    lost.restore();
    await vi.waitFor(() => expect(told).not.toEqual([]), { timeout: 5_000 });
    expect(told).toEqual([{ rows: 1, messages: 0, refused: 0 }]);
    stop();
  });

  it('is not reported to a listener that stopped while it was being counted', async () => {
    const { db, write } = await openTestFamily();
    const [stopped, other] = [vi.fn<(waiting: Waiting) => void>(), vi.fn<(waiting: Waiting) => void>()];
    const stop = watchWaiting(db, stopped);
    stop();
    const stopOther = watchWaiting(db, other);
    await write({ kind: 'saveChild', id: uuid(1), fields: mia });
    await vi.waitFor(() => expect(other).toHaveBeenLastCalledWith({ rows: 1, messages: 0, refused: 0 }));
    expect(stopped).not.toHaveBeenCalled();
    stopOther();
  });
});
