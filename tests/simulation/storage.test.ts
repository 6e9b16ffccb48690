import { expect, it } from 'vitest';
import { runSeed } from './world/run.ts';

/** The same family twice: once with the real database on every device, once in memory. Whatever happens must be the same, and what is stored in the end. */
it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('storage in memory is what the real one is (seed %i)', async (seed) => {
  const inMemory = await runSeed({ seed, real: null, storage: 'memory', deeds: 30 });
  const real = await runSeed({ seed, real: null, storage: 'indexeddb', deeds: 30 });
  expect(inMemory.trace).toEqual(real.trace);
  expect(inMemory.contents).toEqual(real.contents);
  expect(inMemory.contents.flatMap(({ rows }) => rows)).not.toEqual([]);
});
