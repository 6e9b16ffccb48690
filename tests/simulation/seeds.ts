import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Bundle, bundled } from './bundle.ts';
import { runSeed } from './world/run.ts';
import { createSqlServer, type SqlServer } from './world/sql-server.ts';

/** Defines the tests for a range of seeds. `.ci/nightly` runs those that follow. */

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, n) => from + n);
const again = (seed: number): string => `again: npm run simulate -- --seed ${seed} --count 1 --trace`;

/** Defines tests that run the seeds from `from` to `to` with the model of `sync` and devices in memory, 250 seeds a test. */
export function simulateOnModel(from: number, to: number): void {
  const each = 250;
  let bundle: Bundle;
  beforeAll(async () => {
    bundle = await bundled();
  });
  it.each(range(0, Math.floor((to - from) / each)).map((part) => from + part * each))(
    '250 seeds from %i: nothing is lost, nothing deleted comes back, and every device has what the account has',
    async (first) => {
      for (const seed of range(first, Math.min(to, first + each - 1))) {
        const { violations, trace } = await bundle.runSeed({ seed, real: null });
        expect(violations, `${trace.join('\n')}\n${again(seed)}`).toEqual([]);
      }
    },
  );
}

/** Defines a test for each seed from `from` to `to` with the real `sync` function on PostgreSQL and devices with the real database. */
export function simulateOnSql(from: number, to: number): void {
  let server: SqlServer;
  beforeAll(async () => {
    server = await createSqlServer();
  });
  afterAll(() => server.close());
  it.each(range(from, to))('seed %i with the real function: every device has what the account has', async (seed) => {
    const { violations, trace } = await runSeed({ seed, real: server, actions: 80 });
    expect(violations, `${trace.join('\n')}\n${again(seed)} --real --actions 80`).toEqual([]);
  });
}
