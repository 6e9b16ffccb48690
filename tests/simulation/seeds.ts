import { afterAll, beforeAll, expect, it } from 'vitest';
import { runSeed } from './world/run.ts';
import { createSqlServer, type SqlServer } from './world/sql-server.ts';

/**
 * Runs the seeds from `from` to `to` on the real `sync` function: on one Postgres, one family after the other. The test files that
 * call this run side by side. Sixteen families are what every check affords; `npm run sim -- --seeds 10000` is for a change of sync.
 */
export function simulateSeeds(from: number, to: number): void {
  let server: SqlServer;
  beforeAll(async () => {
    server = await createSqlServer();
  });
  afterAll(() => server.close());

  const seeds = Array.from({ length: to - from + 1 }, (_, n) => from + n);
  it.each(seeds)('seed %i: nothing is lost, nothing is back, every device has what the account has', async (seed) => {
    const { faults, trace } = await runSeed({ seed, server });
    expect(faults, `${trace.join('\n')}\nagain: npm run sim -- --from ${seed} --seeds 1 --trace`).toEqual([]);
  });
}
