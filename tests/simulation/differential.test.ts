import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from './differential/database.ts';
import { runFamilies, smallMost } from './differential/run.ts';

/** The model of `sync` is what the real function is: the same calls go to both, and answers and tables are compared after each. */

let database: Database;
let calls = 0;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const hundreds = 25;

/** Families that once showed a difference: each says what it was. */
const pinned: readonly [family: number, found: string][] = [
  [24, 'one text that no database can store, anywhere in a push, and no adventure of it is written together with others'],
  [93, 'a list in a list of texts is a text'],
  [1021, 'adventures that are written together are read with the columns that no device may write'],
];

it.each(pinned)('family %i: %s', async (family) => {
  const { differences } = await runFamilies(database, family - ((family - 1) % hundreds), hundreds);
  expect(differences).toEqual([]);
});

it.each([2001, 2026, 2051, 2076, 2101, 2126, 2151])(
  'the model answers and stores what PostgreSQL does (families from %i on)',
  async (from) => {
    const outcome = await runFamilies(database, from, hundreds);
    calls += outcome.calls;
    expect(outcome.differences).toEqual([]);
  },
);

it('the model bounds a family as PostgreSQL does, with smaller numbers', async () => {
  await database.shrink(smallMost);
  const outcome = await runFamilies(database, 100_001, 2 * hundreds, smallMost);
  expect(outcome.differences).toEqual([]);
  expect(calls + outcome.calls).toBeGreaterThan(9_000);
});
