import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realPostgres } from '../support/database/postgres.ts';
import { type Database, openEmbedded, openOn } from './differential/database.ts';
import { runFamilies, smallQuota } from './differential/run.ts';

/** The model of `sync` behaves like the database function: both get the same calls, and answers and stored rows are compared after each. */

/** Families whose calls are made by turns on one database, where a seed is pinned: it meets its situation only among the others. */
const most = 25;
/** Elsewhere. */
const some = 10;
/** The embedded database takes ten times as long. */
const embedded = 8;

/** Most calls go to a native PostgreSQL where one is installed, since it takes a tenth of the time that the embedded database takes. */
const server = await realPostgres('Quota of the differential calls on a native PostgreSQL');
afterAll(() => server?.stop());

async function differencesFrom(database: Database, from: number, families = most): Promise<string[]> {
  const { calls, differences } = await runFamilies(database, from, families);
  expect(calls).toBeGreaterThan(20 * families);
  return differences;
}

/** Seeds at which model and database once differed, each with the rule that was wrong in the model. */
const pinned: readonly [family: number, found: string][] = [
  [24, 'where any text of a push can’t be stored, no adventures of it are written in one statement'],
  [93, 'a list inside a list of texts is stored as a text'],
  [1021, 'adventures that are written in one statement are also checked for the columns that no device may write'],
];

describe('on the embedded database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmbedded();
  });
  afterAll(() => database.close());

  it('the model answers and stores the same as PostgreSQL (8 families from seed 2001)', async () => {
    expect(await differencesFrom(database, 2001, embedded)).toEqual([]);
  });
});

describe('on many more families', () => {
  let database: Database;
  beforeAll(async () => {
    database = server === null ? await openEmbedded() : await openOn(server.url);
  });
  afterAll(() => database.close());

  it.each(pinned)('seed %i: %s', async (family) => {
    expect(await differencesFrom(database, family - ((family - 1) % most))).toEqual([]);
  });

  it.each([2026])(`the model answers and stores the same as PostgreSQL (${some} families from seed %i)`, async (from) => {
    expect(await differencesFrom(database, from, some)).toEqual([]);
  });

  it('the model enforces a family’s quota like PostgreSQL (with a smaller quota)', async () => {
    await database.shrink(smallQuota);
    const outcome = await runFamilies(database, 100_001, some, smallQuota);
    expect(outcome.differences).toEqual([]);
    expect(outcome.calls).toBeGreaterThan(20 * some);
  });
});
