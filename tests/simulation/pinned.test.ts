import { expect, it } from 'vitest';
import { runSeed } from './world/run.ts';

/**
 * Seeds at which the simulator once found a bug, each with the bug. A seed meets the same situation only as long as the simulator itself does not
 * change, so each bug has a unit test as well.
 */
const pinned: readonly [seed: number, found: string][] = [
  [151, 'the badge said that everything was synced during a retry after a failure (sync/status.ts)'],
  [5103365, 'an edit was discarded by a person during its push: the account kept it, and this device did not (sync/apply.ts)'],
  [5141081, 'restoring a copy from before the first adventure removed everything that the family had met since (domain/merge/rules.ts)'],
  [51009816, 'a child came back that another device had imported from a file and removed before it was sent (data/write/edit.ts)'],
];

it.each(pinned)('seed %i: %s', async (seed) => {
  const { violations } = await runSeed({ seed, real: null });
  expect(violations).toEqual([]);
});
