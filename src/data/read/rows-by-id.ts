import type { Table } from 'dexie';
import type { Row } from '../schema.ts';

/** So many requests cost no more than looking what is there. */
const few = 10;

/** How many rows may be read in vain for each that is wanted, before asking for each by itself is cheaper. */
const spare = 1.5;

/**
 * The rows with these ids, in their order; those that are not there are left out. Where few others stand between the first and the last, as
 * among rows that have all changed, they come in one request instead of hundreds; of those that are not there, as in a first pull, none is asked for.
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
