import { expect, it } from 'vitest';
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
  ['many far apart', from(1, 3), from(1, 3)],
  ['many that are not there', from(50), []],
  ['many, of which a few are there', [...from(50), 7, 2], [2, 7]],
])('rows by their ids come in their order, those that are there: %s', async (_what, wanted, found) => {
  const { children } = (await openTestFamily()).db.dexie;
  await children.bulkPut(
    Array.from({ length: 40 }, (_, n) => ({ id: uuid(n), version: 1, deletedAt: null, dirty: 0, revision: 0, fields: mia }) as const),
  );
  expect((await rowsById(children, wanted.map(uuid))).map(({ id }) => id)).toEqual(found.map(uuid));
});
