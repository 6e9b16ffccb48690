import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Bundle, bundled } from './bundle.ts';
import { runSeed } from './world/run.ts';
import { createSqlServer, type SqlServer } from './world/sql-server.ts';

/** What a test file says of seeds. The files that call this run side by side. */

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, n) => from + n);
const again = (seed: number): string => `again: npm run simulate -- --seed ${seed} --count 1 --trace`;

/** Runs the seeds from `from` to `to` on the model of `sync` and on devices in memory, some hundreds a test. */
export function simulateOnModel(from: number, to: number): void {
  const each = 250;
  let bundle: Bundle;
  beforeAll(async () => {
    bundle = await bundled();
  });
  it.each(range(0, Math.floor((to - from) / each)).map((part) => from + part * each))(
    'seeds from %i on: nothing is lost, nothing is back, every device has what the account has',
    async (first) => {
      for (const seed of range(first, Math.min(to, first + each - 1))) {
        const { faults, trace } = await bundle.runSeed({ seed, real: null });
        expect(faults, `${trace.join('\n')}\n${again(seed)}`).toEqual([]);
      }
    },
  );
}

/** Runs the seeds on the real `sync` function, on one Postgres, and on devices with the real database. */
export function simulateOnSql(from: number, to: number): void {
  let server: SqlServer;
  beforeAll(async () => {
    server = await createSqlServer();
  });
  afterAll(() => server.close());
  it.each(range(from, to))('seed %i on the real function: every device has what the account has', async (seed) => {
    const { faults, trace } = await runSeed({ seed, real: server, deeds: 80 });
    expect(faults, `${trace.join('\n')}\n${again(seed)} --real --deeds 80`).toEqual([]);
  });
}
