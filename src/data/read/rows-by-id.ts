import type { Table } from 'dexie';
import type { Row } from '../schema.ts';

/** Up to so many single requests are no slower than a look at the keys that decides whether one request is enough for all. */
export const few = 10;

/** Up to so many rows are read for each wanted row; beyond that, single requests are faster. */
const spare = 1.5;

/**
 * The rows with these ids, in their order, without those that do not exist. Where there are few other rows between the first and the last, they are read with
 * one request instead of hundreds; rows that do not exist, as in a first pull, are not requested.
 */
export async function rowsById(table: Table<Row, string>, ids: readonly string[]): Promise<Row[]> {
  const sorted = [...ids].sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return [];
  const oneByOne = async (each: string[]): Promise<Row[]> => (await table.bulkGet(each)).filter((row) => row !== undefined);
  if (ids.length <= few) return oneByOne(sorted);
  const wanted = new Set(ids);
  const between = table.where('id').between(first, last, true, true);
  const there = await between.primaryKeys();
  const found = there.filter((id) => wanted.has(id));
  if (there.length > found.length * spare) return oneByOne(found);
  return (await between.toArray()).filter((row) => wanted.has(row.id));
}
