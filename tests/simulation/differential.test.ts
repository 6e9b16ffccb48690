import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realPostgres } from '../support/postgres.ts';
import { type Database, openEmbedded, openOn } from './differential/database.ts';
import { runFamilies, smallMost } from './differential/run.ts';

/** The model of `sync` is what the real function is: the same calls go to both, and answers and tables are compared after each. */

const hundreds = 25;

/** A native one takes the same calls in a tenth of the time: most of them go there, where there is one. */
const server = await realPostgres('Most of the differential calls on a native PostgreSQL');
afterAll(() => server?.stop());

async function differencesFrom(database: Database, from: number): Promise<string[]> {
  const { calls, differences } = await runFamilies(database, from, hundreds);
  expect(calls).toBeGreaterThan(500);
  return differences;
}

/** Families that once showed a difference: each says what it was. */
const pinned: readonly [family: number, found: string][] = [
  [24, 'one text that no database can store, anywhere in a push, and no adventure of it is written together with others'],
  [93, 'a list in a list of texts is a text'],
  [1021, 'adventures that are written together are read with the columns that no device may write'],
];

describe('on the embedded database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmbedded();
  });
  afterAll(() => database.close());

  it('the model answers and stores what PostgreSQL does (families from 2001 on)', async () => {
    expect(await differencesFrom(database, 2001)).toEqual([]);
  });
});

describe('on many more families', () => {
  let database: Database;
  beforeAll(async () => {
    database = server === null ? await openEmbedded() : await openOn(server.url);
  });
  afterAll(() => database.close());

  it.each(pinned)('family %i: %s', async (family) => {
    expect(await differencesFrom(database, family - ((family - 1) % hundreds))).toEqual([]);
  });

  it.each([2026, 2051, 2076])('the model answers and stores what PostgreSQL does (families from %i on)', async (from) => {
    expect(await differencesFrom(database, from)).toEqual([]);
  });

  it('the model bounds a family as PostgreSQL does, with smaller numbers', async () => {
    await database.shrink(smallMost);
    const outcome = await runFamilies(database, 100_001, 2 * hundreds, smallMost);
    expect(outcome.differences).toEqual([]);
    expect(outcome.calls).toBeGreaterThan(1_000);
  });
});
