import { fork } from 'node:child_process';
import { parseArgs } from 'node:util';
import { bundled } from '../tests/simulation/bundle.ts';
import { allBugs, notice } from '../tests/simulation/planted/all.ts';
import { type RunReport, runSeed } from '../tests/simulation/world/run.ts';
import type { SimServer } from '../tests/simulation/world/server.ts';
import { createSqlServer } from '../tests/simulation/world/sql-server.ts';

/**
 * The sync simulator.
 *
 *     npm run simulate -- --count 300000 --seed 1       runs many families, one for each seed, with the model of `sync` and devices in memory
 *     npm run simulate -- --count 100 --real            with the real function, and the real database on every device
 *     npm run simulate -- --count 1 --seed 77 --trace   prints what happened in one run
 *     npm run simulate -- --bugs --count 1000           plants each of the known bugs, and prints the first seed that notices it
 *     npm run simulate -- --bug no-lock                 plants one of them
 *
 * `--actions` sets how many actions people take, `--jobs` the number of processes. For a seed that fails, the command that repeats it is printed. Exits with
 * 1 where a seed fails, or a planted bug is not noticed.
 */

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    actions: { type: 'string' },
    jobs: { type: 'string', default: '1' },
    real: { type: 'boolean', default: false },
    trace: { type: 'boolean', default: false },
    bugs: { type: 'boolean', default: false },
    bug: { type: 'string' },
  },
});
const [from, count, jobs] = [Number(values.seed), Number(values.count), Number(values.jobs)];
const actions = values.actions === undefined ? null : Number(values.actions);

/** What a worker process reports: how many seeds it has run since its last report, and those that failed. */
type Progress = { done: number; failed: Pick<RunReport, 'seed' | 'violations'>[] };

const everySeeds = 100;

async function open(): Promise<(seed: number) => Promise<RunReport>> {
  if (!values.real) {
    const bundle = await bundled();
    return (seed) => bundle.runSeed({ seed, real: null, actions });
  }
  const server: SimServer = await createSqlServer();
  return (seed) => runSeed({ seed, real: server, actions });
}

/** Runs every `jobs`-th seed, beginning with `first`. */
async function work(first: number, say: (progress: Progress) => void): Promise<void> {
  const run = await open();
  let progress: Progress = { done: 0, failed: [] };
  for (let seed = first; seed < from + count; seed += jobs) {
    const { violations, trace } = await run(seed);
    progress.done += 1;
    if (values.trace) console.log(trace.join('\n'));
    if (violations.length > 0) progress.failed.push({ seed, violations });
    if (progress.failed.length === 0 && progress.done < everySeeds) continue;
    say(progress);
    progress = { done: 0, failed: [] };
  }
  say(progress);
}

async function search(): Promise<void> {
  const started = performance.now();
  const rate = (): string => `${(done / ((performance.now() - started) / 1000)).toFixed(1)} schedules/s`;
  let [done, failed, told] = [0, 0, 0];
  const hear = (progress: Progress): void => {
    done += progress.done;
    failed += progress.failed.length;
    for (const { seed, violations } of progress.failed) {
      console.log(`seed ${seed}:\n  ${violations.map((violation) => violation.slice(0, 1000)).join('\n  ')}`);
      const how = `${values.real ? ' --real' : ''}${actions === null ? '' : ` --actions ${actions}`}`;
      console.log(`again: npm run simulate -- --seed ${seed} --count 1 --trace${how}`);
    }
    if (done < told + 10 * everySeeds) return;
    told = done;
    console.log(`${done} schedules, ${failed} failed, ${rate()}`);
  };
  if (jobs === 1) await work(from, hear);
  else {
    await Promise.all(
      Array.from({ length: jobs }, (_, place) => {
        // Runs make many objects that live shortly; see `vitest.config.ts`.
        const execArgv = [...process.execArgv, '--max-semi-space-size=64'];
        const worker = fork(import.meta.filename, process.argv.slice(2), {
          execArgv,
          env: { ...process.env, FIRST_SEED: String(from + place) },
        });
        worker.on('message', hear);
        return new Promise<void>((resolve, reject) => {
          worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A worker ended with ${code}`))));
        });
      }),
    );
  }
  console.log(`${done} schedules ${values.real ? 'on the real function' : 'on the model'}, ${failed} failed, ${rate()}`);
  process.exitCode = failed === 0 ? 0 : 1;
}

async function searchBugs(): Promise<void> {
  const seeds = Array.from({ length: count }, (_, n) => from + n);
  for (const bug of allBugs) {
    if (values.bug !== undefined && bug.name !== values.bug) continue;
    const noticed = await notice(bug, seeds);
    console.log(`| \`${bug.name}\` | ${bug.breaks} | ${noticed?.seed ?? `not in ${count}`} | ${noticed?.violation.slice(0, 120) ?? ''} |`);
    if (noticed === null) process.exitCode = 1;
  }
}

const firstSeed = process.env['FIRST_SEED'];
if (values.bugs || values.bug !== undefined) await searchBugs();
else if (process.send !== undefined && firstSeed !== undefined) {
  await work(Number(firstSeed), (progress) => process.send?.(progress));
  process.disconnect();
} else await search();
