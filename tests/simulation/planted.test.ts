import { expect, it } from 'vitest';
import { bundled } from './bundle.ts';
import { allBugs, notice } from './planted/all.ts';
import { noticedAt } from './planted/noticed.ts';

/** The judge can fail: every bug that is planted is noticed. */

/** Where the simulator has changed, and a bug shows at another seed: how many of them may pass before one notices it. */
const most = 600;

it('knows when each of the bugs was noticed', () => {
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
  'finds nothing in the program as it is, with the same families ($name)',
  async ({ name, plan }) => {
    const { runSeed } = await bundled();
    expect((await runSeed({ seed: noticedAt[name] ?? 1, real: null, given: plan ?? {} })).faults).toEqual([]);
  },
);
