import { execFileSync } from 'node:child_process';
import { bin, conclude, quickChecks, run, runSideBySide } from './support/steps.ts';

/**
 * `npm run check`: lint, types, and the unit tests of what changed since the last commit (on a clean checkout, with it), to be run before every commit.
 * `npm run check -- --all` runs all fast ones. `npm test` runs all there are.
 */

/** The files that differ from this commit, new ones included; null where there is no such commit, as outside of a git checkout. */
function changedSince(commit: string): string[] | null {
  const git = (...args: readonly string[]): string[] =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter((path) => path !== '');
  try {
    return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')];
  } catch {
    return null;
  }
}

/** The tests that import what changed, of all kinds but `integration` and `simulation`. */
const related = (since: string): string[] => [
  '--changed',
  since,
  '--passWithNoTests',
  ...['pure', 'unit', 'adventures', 'screens', 'screens-apart'].flatMap((project) => ['--project', project]),
];
const allFast = ['--project', 'pure', '--project', 'unit'];
/** Tales and mechanics are read from the disk by the tests, so nothing says that they import them. */
const ofTales = ['--project', 'adventures', 'storyteller/tales', 'storyteller/seasons'];

const since = changedSince('HEAD')?.length === 0 ? 'HEAD~1' : 'HEAD';
const changed = process.argv.includes('--all') ? null : changedSince(since);

const outcomes = await runSideBySide(quickChecks);
const tests = (name: string, args: readonly string[]) => run({ name, command: bin('vitest'), args: ['run', ...args] });
outcomes.push(changed === null ? await tests('unit', allFast) : await tests(`tests of what changed since ${since}`, related(since)));
if (changed?.some((path) => /^src\/storyteller\/(?:tales|mechanics)\/.*\.json$/.test(path))) outcomes.push(await tests('tales', ofTales));
conclude(outcomes);
