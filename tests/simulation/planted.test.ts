import { expect, it } from 'vitest';
import { bundled } from './bundle.ts';
import { allBugs, notice } from './planted/all.ts';
import { noticedAt } from './planted/noticed.ts';

/**
 * Shows that the simulator's checks can fail: each bug that is planted in the program is noticed. A change tries one bug of each kind, the night
 * (`VENTURE_PLANTED=all`) all of them.
 */

const ofEachKind = new Set([
  'earlier-note',
  'set-without-base',
  'sleeping-deletion',
  'unsent-vanishes',
  'no-copy',
  'import-replaces',
  'late-answer',
  'silent-stop',
  'rosy-badge',
  'cursor-first',
  'sql-any-base',
  'sql-undead',
  'sql-no-family-lock',
]);
const tried = process.env['VENTURE_PLANTED'] === 'all' ? allBugs : allBugs.filter(({ name }) => ofEachKind.has(name));

/** How many seeds are tried where the simulator has changed and the recorded seed no longer notices the bug. */
const most = 600;

it('a seed is recorded for each planted bug', () => {
  expect(Object.keys(noticedAt).toSorted()).toEqual(allBugs.map(({ name }) => name).toSorted());
});

it('the bugs that a change tries are there', () => {
  expect(allBugs.filter(({ name }) => ofEachKind.has(name))).toHaveLength(ofEachKind.size);
});

it.each(tried)('notices that the program $breaks ($name)', async (bug) => {
  function* seeds(): Generator<number> {
    const known = noticedAt[bug.name];
    if (known !== undefined) yield known;
    for (let seed = 1; seed <= most; seed += 1) yield seed;
  }
  expect(await notice(bug, seeds())).not.toBeNull();
});

it.each(tried.filter(({ plan }) => plan !== undefined))(
  'finds no violation in the unchanged program with the same plan ($name)',
  async ({ name, plan }) => {
    const { runSeed } = await bundled();
    expect((await runSeed({ seed: noticedAt[name] ?? 1, real: null, overrides: plan ?? {} })).violations).toEqual([]);
  },
);
