import { expect, it, vi } from 'vitest';
import { closeFamily } from '../../../src/data/db.ts';
import { quarantineRows, watchQuarantine } from '../../../src/data/files/quarantine.ts';
import { lastAnswer } from '../../../src/data/read/live-query.ts';
import { lists, readLists } from '../../../src/data/read/queries.ts';
import type { LocalTable } from '../../../src/data/schema.ts';
import { mia, openTestFamily, tom, uuid } from './family.ts';

const unreadable = (n: number, table: LocalTable = 'children') => ({ table, id: uuid(n), reason: 'age: expected a number' });
const [one, two] = ['2026-11-21T10:00:00.000Z', '2026-11-21T11:00:00.000Z'];

it('an unreadable row is reported once, with the date it was found, and removed from the report when it is readable again', async () => {
  const { db } = await openTestFamily();
  const reported = async () => (await db.dexie.quarantine.toArray()).map(({ table, id, at }) => [table, id, at]);
  await quarantineRows(db, 'environments', [unreadable(9, 'environments')], one);
  await quarantineRows(db, 'children', [unreadable(1), unreadable(2)], one);
  await quarantineRows(db, 'children', [unreadable(2), unreadable(3)], two);
  expect(await reported()).toEqual([
    ['children', uuid(2), one],
    ['children', uuid(3), two],
    ['environments', uuid(9), one],
  ]);
  await quarantineRows(db, 'children', [], two);
  expect(await reported()).toEqual([['environments', uuid(9), one]]);
});

it('nothing is written if nothing is wrong and nothing was, or if the page is read-only', async () => {
  const { db } = await openTestFamily();
  await quarantineRows(db, 'environments', [unreadable(9, 'environments')], one);
  vi.spyOn(db.dexie, 'transaction').mockImplementation(() => {
    throw new Error('Nobody is to write.');
  });
  await expect(quarantineRows(db, 'children', [], two)).resolves.toBeUndefined();
  db.access.set({ kind: 'newer-schema' });
  await expect(quarantineRows(db, 'children', [unreadable(1)], two)).resolves.toBeUndefined();
});

it('an unreadable child is reported even if a place with the same id is', async () => {
  const { db } = await openTestFamily();
  await quarantineRows(db, 'environments', [unreadable(9, 'environments')], one);
  await quarantineRows(db, 'children', [unreadable(9)], two);
  expect(await db.dexie.quarantine.toCollection().primaryKeys()).toEqual([
    ['children', uuid(9)],
    ['environments', uuid(9)],
  ]);
});

it('what can’t be read in a list is reported again only when that changes, and no more once the watching stops', async () => {
  const { db, write } = await openTestFamily();
  await db.dexie.children.put({ id: uuid(1), version: 1, deletedAt: null, dirty: 0, revision: 0, fields: { ...mia, age: 'six' } });
  const reported = vi.fn<() => string>(() => one);
  const shown = async (good: number, bad: number) => {
    await readLists(db);
    expect(lastAnswer(db, lists.children)).toMatchObject({ good: { length: good }, bad: { length: bad } });
    for (const listener of db.onRead) listener();
  };
  await readLists(db);
  const stop = watchQuarantine(db, reported);
  // Once each: the profile, children, places and adventures.
  expect(reported).toHaveBeenCalledTimes(4);
  await write({ kind: 'saveChild', id: uuid(2), fields: tom });
  await shown(1, 1);
  await write({ kind: 'saveChild', id: uuid(3), fields: tom });
  await shown(2, 1);
  expect(reported).toHaveBeenCalledTimes(4);
  await db.dexie.children.update(uuid(2), { 'fields.age': 'nine' });
  await shown(1, 2);
  expect(reported).toHaveBeenCalledTimes(5);
  await vi.waitFor(async () => expect(await db.dexie.quarantine.count()).toBe(2));
  stop();
  await db.dexie.children.update(uuid(3), { 'fields.age': 'nine' });
  await shown(0, 3);
  expect(reported).toHaveBeenCalledTimes(5);
  closeFamily(db);
});
