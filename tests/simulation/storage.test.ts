import { expect, it } from 'vitest';
import { runSeed } from './world/run.ts';

/** Runs the same family with the real database on every device, and with storage in memory: all events and the stored rows must be the same. */
it.each([1, 2, 3, 4, 5, 6])('storage in memory behaves like the real database (seed %i)', async (seed) => {
  const inMemory = await runSeed({ seed, real: null, storage: 'memory', actions: 30 });
  const real = await runSeed({ seed, real: null, storage: 'indexeddb', actions: 30 });
  expect(inMemory.trace).toEqual(real.trace);
  expect(inMemory.contents).toEqual(real.contents);
  expect(inMemory.contents.flatMap(({ rows }) => rows)).not.toEqual([]);
});
