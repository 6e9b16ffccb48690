import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Interleaving, stage } from '../support/interleaving.ts';
import { createDatabase, postgresUrl, skippedWithout, type TestDatabase } from '../support/postgres.ts';

/** "Everything newer than my cursor" skips no row, in whatever order concurrent transactions write and commit. */

const seeds = 1500;

describe.skipIf(skippedWithout(postgresUrl, 'Cursors among concurrent transactions'))('on a real PostgreSQL', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase(postgresUrl ?? '');
  });
  afterAll(() => database.drop());

  async function runs(count: number, writers = 3): Promise<Interleaving[]> {
    const { run } = await stage(database, writers, 2);
    const results: Interleaving[] = [];
    for (let seed = 1; seed <= count; seed += 1) results.push(await run(seed));
    return results;
  }

  test(`${seeds} interleavings of three writers and two readers: no row is skipped`, { timeout: 300_000 }, async () => {
    const results = await runs(seeds);
    expect(results.flatMap(({ wrong }) => wrong)).toEqual([]);
    // They did run at once, and ended in every order there is.
    expect(new Set(results.map(({ order }) => order)).size).toBe(6);
    expect(results.reduce((sum, { waits }) => sum + waits, 0)).toBeGreaterThan(seeds);
    expect(results.reduce((sum, { asked }) => sum + asked, 0)).toBeGreaterThan(seeds);
  });

  test('the same devices do skip rows where versions are given out without the family’s lock', { timeout: 300_000 }, async () => {
    const owner = await database.connect();
    await owner.query(`
      create sequence private.loose;
      create or replace function private.next_version(family uuid) returns bigint language sql security definer
        set search_path = '' as $$ select nextval('private.loose') $$;
      create or replace function private.stamp_profile() returns trigger language plpgsql security definer
        set search_path = '' as $$ begin new.version := nextval('private.loose'); return new; end $$;
    `);
    // With one writer it does no harm, with three it does.
    expect((await runs(30, 1)).flatMap(({ wrong }) => wrong)).toEqual([]);
    const results = await runs(100);
    expect(results.flatMap(({ wrong }) => wrong).length).toBeGreaterThan(0);
  });
});
