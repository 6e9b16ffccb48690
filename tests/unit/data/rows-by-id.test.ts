import { expect, it } from 'vitest';
import { rowsById } from '../../../src/data/read/rows-by-id.ts';
import { mia, openTestFamily, uuid } from './family.ts';

it.each([
  ['side by side', [3, 1, 2], [1, 2, 3]],
  ['far apart', [9, 1], [1, 9]],
  ['with others between them', [4, 1, 3], [1, 3, 4]],
  ['one', [5], [5]],
  ['one that is not there', [50], []],
  ['some that are not there', [2, 50, 1], [1, 2]],
  ['none', [], []],
])('rows by their ids come in their order, those that are there: %s', async (_what, wanted, found) => {
  const { children } = (await openTestFamily()).db.dexie;
  await children.bulkPut(
    Array.from({ length: 10 }, (_, n) => ({ id: uuid(n), version: 1, deletedAt: null, dirty: 0, revision: 0, fields: mia }) as const),
  );
  expect((await rowsById(children, wanted.map(uuid))).map(({ id }) => id)).toEqual(found.map(uuid));
});
