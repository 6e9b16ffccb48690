import { expect, it } from 'vitest';
import { bundled } from './bundle.ts';
import { allBugs, notice } from './planted/all.ts';
import { noticedAt } from './planted/noticed.ts';

/** Shows that the simulator's checks can fail: each bug that is planted in the program is noticed. */

/** How many seeds are tried where the simulator has changed and the recorded seed no longer notices the bug. */
const most = 600;

it('a seed is recorded for each planted bug', () => {
  expect(Object.keys(noticedAt).toSorted()).toEqual(allBugs.map(({ name }) => name).toSorted());
});

it.each(allBugs)('notices that the program $breaks ($name)', async (bug) => {
  function* seeds(): Generator<number> {
    const known = noticedAt[bug.name];
    if (known !== undefined) yield known;
    for (let seed = 1; seed <= most; seed += 1) yield seed;
  }
  expect(await notice(bug, seeds())).not.toBeNull();
});

it.each(allBugs.filter(({ plan }) => plan !== undefined))(
  'finds no violation in the unchanged program with the same plan ($name)',
  async ({ name, plan }) => {
    const { runSeed } = await bundled();
    expect((await runSeed({ seed: noticedAt[name] ?? 1, real: null, overrides: plan ?? {} })).violations).toEqual([]);
  },
);
