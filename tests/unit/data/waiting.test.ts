import { describe, expect, it, vi } from 'vitest';
import { countWaiting, type Waiting, watchWaiting } from '../../../src/data/read/waiting.ts';
import { adventure, mia, openTestFamily, uuid } from './family.ts';

describe('what waits', () => {
  it('is told at first, and after each edit, refusal and message, until nobody listens', async () => {
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
    await db.dexie.outbox.update(uuid(3), { refused: { reason: 'feedback_too_long', at: '2026-11-21T10:00:00.000Z' } });
    await last({ rows: 1, messages: 0, refused: 2 });
    expect(await countWaiting(db)).toBe(3);
    stop();
    const heard = told.length;
    await write({ kind: 'deleteAdventure', id: uuid(2) });
    await new Promise((later) => setTimeout(later));
    expect(told).toHaveLength(heard);
  });

  it('is counted in the tables that were written to, and in no other', async () => {
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
});
