import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Interleaving, stage } from '../support/database/interleaving.ts';
import { createDatabase, realPostgres, type TestDatabase } from '../support/database/postgres.ts';

/** "Everything newer than my cursor" misses no row, in whatever order concurrent transactions write and commit, and nothing deadlocks. */

const server = await realPostgres('Cursors among concurrent transactions');
afterAll(() => server?.stop());

/** Schedules in total, shared among groups of one to six writers and one to two readers. `VENTURE_SCHEDULES=10000` for a long run. */
const schedules = Number(process.env['VENTURE_SCHEDULES'] ?? 120);
const crowds = [2, 3, 4, 5, 6, 7, 8].map((sessions) => {
  const readers = sessions < 4 ? 1 : 2;
  return { sessions, readers, writers: sessions - readers };
});
const share = Math.ceil(schedules / crowds.length);

describe.skipIf(server === null)('on a real PostgreSQL', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase(server?.url ?? '');
  });
  afterAll(() => database.drop());

  async function runs(count: number, writers: number, readers: number, byRows = false): Promise<Interleaving[]> {
    const { run, end } = await stage(database, writers, readers, byRows);
    const results: Interleaving[] = [];
    for (let seed = 1; seed <= count; seed += 1) results.push(await run(seed));
    await end();
    return results;
  }
  const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

  test.each(crowds)(
    `${share} schedules of $sessions sessions, $writers of them writing: nothing is missed or lost, and there is no deadlock`,
    { timeout: 300_000 },
    async ({ writers, readers }) => {
      const results = await runs(share, writers, readers);
      expect(results.flatMap(({ wrong }) => wrong)).toEqual([]);
      // Proves that they ran concurrently: writers had to wait for each other and finished in many orders, with readers in between.
      expect(new Set(results.map(({ order }) => order)).size).toBeGreaterThanOrEqual(Math.min([1, 2, 6][writers - 1] ?? 24, share / 4));
      expect(sum(results.map(({ waits }) => waits))).toBeGreaterThan(writers === 1 ? -1 : share / 4);
      expect(sum(results.map(({ asked }) => asked))).toBeGreaterThan(share / 2);
    },
  );

  test('devices would miss rows if versions were given without the family’s lock', { timeout: 300_000 }, async () => {
    const owner = await database.connect();
    await owner.query(`
      create sequence private.loose;
      create or replace function private.next_version(family uuid) returns bigint language sql security definer
        set search_path = '' as $$ select nextval('private.loose') $$;
      create or replace function private.stamp_profile() returns trigger language plpgsql security definer
        set search_path = '' as $$ begin new.version := nextval('private.loose'); new.sync_counter := 1000000000; return new; end $$;
    `);
    // The counter can't be used then, so a device goes by the rows. With one writer that is harmless, with three it is not.
    expect((await runs(30, 1, 2, true)).flatMap(({ wrong }) => wrong)).toEqual([]);
    const { run, end } = await stage(database, 3, 2, true);
    let skipped = false;
    for (let seed = 1; seed <= 100 && !skipped; seed += 1) skipped = (await run(seed)).wrong.some((said) => said.includes('known'));
    await end();
    expect(skipped).toBe(true);
  });
});
