import { expect, it } from 'vitest';
import { findMutation } from './world/mutations.ts';
import { createReferenceServer } from './world/reference-server.ts';
import { runSeed } from './world/run.ts';

/** The judge can fail: three of the ways to break the program. All of them: `npm run sim -- --mutations`. */
it.each(['no-lock', 'no-tombstones', 'trust-no-error'])('notices within three runs that the program %s', async (name) => {
  const faults: string[] = [];
  for (let seed = 1; seed <= 3 && faults.length === 0; seed += 1) {
    faults.push(...(await runSeed({ seed, server: createReferenceServer(), mutation: findMutation(name) })).faults);
  }
  expect(faults).not.toEqual([]);
});
