import { expect, it, vi } from 'vitest';
import { reportMisfits } from '../../../src/data/files/quarantine.ts';
import type { LocalTable } from '../../../src/data/schema.ts';
import { openTestFamily, uuid } from './family.ts';

const misfit = (n: number, table: LocalTable = 'children') => ({ table, id: uuid(n), reason: 'age: expected a number' });
const [one, two] = ['2026-11-21T10:00:00.000Z', '2026-11-21T11:00:00.000Z'];

it('an unreadable row is reported once, with the date it was found, and removed from the report when it is readable again', async () => {
  const { db } = await openTestFamily();
  const reported = async () => (await db.dexie.quarantine.toArray()).map(({ table, id, at }) => [table, id, at]);
  await reportMisfits(db, 'environments', [misfit(9, 'environments')], one);
  await reportMisfits(db, 'children', [misfit(1), misfit(2)], one);
  await reportMisfits(db, 'children', [misfit(2), misfit(3)], two);
  expect(await reported()).toEqual([
    ['children', uuid(2), one],
    ['children', uuid(3), two],
    ['environments', uuid(9), one],
  ]);
  await reportMisfits(db, 'children', [], two);
  expect(await reported()).toEqual([['environments', uuid(9), one]]);
});

it('nothing is written if nothing is wrong and nothing was, or if the page is read-only', async () => {
  const { db } = await openTestFamily();
  await reportMisfits(db, 'environments', [misfit(9, 'environments')], one);
  vi.spyOn(db.dexie, 'transaction').mockImplementation(() => {
    throw new Error('Nobody is to write.');
  });
  await expect(reportMisfits(db, 'children', [], two)).resolves.toBeUndefined();
  db.access.set({ kind: 'newer-schema' });
  await expect(reportMisfits(db, 'children', [misfit(1)], two)).resolves.toBeUndefined();
});

it('an unreadable child is reported even if a place with the same id is', async () => {
  const { db } = await openTestFamily();
  await reportMisfits(db, 'environments', [misfit(9, 'environments')], one);
  await reportMisfits(db, 'children', [misfit(9)], two);
  expect(await db.dexie.quarantine.toCollection().primaryKeys()).toEqual([
    ['children', uuid(9)],
    ['environments', uuid(9)],
  ]);
});
