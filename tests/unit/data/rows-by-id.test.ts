import { IDBObjectStore } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { rowsById } from '../../../src/data/read/rows-by-id.ts';
import { mia, openTestFamily, uuid } from './family.ts';

const from = (first: number, apart = 1): number[] => Array.from({ length: 12 }, (_, n) => first + n * apart);

it.each([
  ['side by side', [3, 1, 2], [1, 2, 3]],
  ['far apart', [9, 1], [1, 9]],
  ['with others between them', [4, 1, 3], [1, 3, 4]],
  ['one', [5], [5]],
  ['one that is not there', [50], []],
  ['some that are not there', [2, 50, 1], [1, 2]],
  ['none', [], []],
  ['many side by side', from(3).reverse(), from(3)],
  ['many, with a few others between them', [...from(3), 18], [...from(3), 18]],
  ['many far apart', from(1, 3), from(1, 3)],
  ['many that are not there', from(50), []],
  ['many, of which a few are there', [...from(50), 7, 2], [2, 7]],
])('existing rows are returned in the order of the requested ids: %s', async (_what, wanted, found) => {
  const { children } = (await openTestFamily()).db.dexie;
  await children.bulkPut(
    Array.from({ length: 40 }, (_, n) => ({ id: uuid(n), version: 1, deletedAt: null, dirty: 0, revision: 0, fields: mia }) as const),
  );
  expect((await rowsById(children, wanted.map(uuid))).map(({ id }) => id)).toEqual(found.map(uuid));
});

/** How often one row is read, and how often a range of rows. */
async function requests(there: readonly number[], wanted: readonly number[]): Promise<{ single: number; between: number }> {
  const { children } = (await openTestFamily()).db.dexie;
  await children.bulkPut(there.map((n) => ({ id: uuid(n), version: 1, deletedAt: null, dirty: 0, revision: 0, fields: mia }) as const));
  const single = vi.spyOn(IDBObjectStore.prototype, 'get');
  const between = vi.spyOn(IDBObjectStore.prototype, 'getAll');
  await rowsById(children, wanted.map(uuid));
  const counts = { single: single.mock.calls.length, between: between.mock.calls.length };
  vi.restoreAllMocks();
  return counts;
}

const range = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, n) => first + n);

it.each([
  ['a page of rows that have all changed', range(0, 300), range(0, 300), { single: 0, between: 1 }],
  ['a page of a first pull, of which none is there', range(500, 600), range(0, 300), { single: 0, between: 1 }],
  ['a page of rows with a thousand others between them', range(0, 1_000), range(0, 11).map((n) => n * 90), { single: 12, between: 0 }],
  ['ten', range(0, 20), range(0, 9), { single: 10, between: 0 }],
  ['none', range(0, 20), [], { single: 0, between: 0 }],
])('as few reads as possible are made: %s', async (_what, there, wanted, expected) => {
  expect(await requests(there, wanted)).toEqual(expected);
});
