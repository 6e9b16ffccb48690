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
 *     npm run simulate -- --count 300000 --seed 1       many families, each by its seed, on the model of `sync` and devices in memory
 *     npm run simulate -- --count 100 --real            on the real function, and the real database on every device
 *     npm run simulate -- --count 1 --seed 77 --trace   what happened in one of them
 *     npm run simulate -- --bugs --count 1000           plants each of the known bugs: after how many seeds is it noticed?
 *     npm run simulate -- --bug no-lock                 one of them
 *
 * A seed that fails prints the command that repeats it.
 */

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    deeds: { type: 'string' },
    jobs: { type: 'string', default: '1' },
    real: { type: 'boolean', default: false },
    trace: { type: 'boolean', default: false },
    bugs: { type: 'boolean', default: false },
    bug: { type: 'string' },
  },
});
const [from, count, jobs] = [Number(values.seed), Number(values.count), Number(values.jobs)];
const deeds = values.deeds === undefined ? null : Number(values.deeds);

/** What a worker says now and then: how many seeds it has done since, and those that failed. */
type Progress = { done: number; failed: Pick<RunReport, 'seed' | 'faults'>[] };

const everySeeds = 100;

async function open(): Promise<(seed: number) => Promise<RunReport>> {
  if (!values.real) {
    const bundle = await bundled();
    return (seed) => bundle.runSeed({ seed, real: null, deeds });
  }
  const server: SimServer = await createSqlServer();
  return (seed) => runSeed({ seed, real: server, deeds });
}

/** Every `jobs`-th seed, from this one on. */
async function work(first: number, say: (progress: Progress) => void): Promise<void> {
  const run = await open();
  let progress: Progress = { done: 0, failed: [] };
  for (let seed = first; seed < from + count; seed += jobs) {
    const { faults, trace } = await run(seed);
    progress.done += 1;
    if (values.trace) console.log(trace.join('\n'));
    if (faults.length > 0) progress.failed.push({ seed, faults });
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
    for (const { seed, faults } of progress.failed) {
      console.log(`seed ${seed}:\n  ${faults.map((fault) => fault.slice(0, 1000)).join('\n  ')}`);
      const how = `${values.real ? ' --real' : ''}${deeds === null ? '' : ` --deeds ${deeds}`}`;
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
        // (the runs make much garbage that dies young)
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
    console.log(`| \`${bug.name}\` | ${bug.breaks} | ${noticed?.seed ?? `not in ${count}`} | ${noticed?.fault.slice(0, 120) ?? ''} |`);
    if (noticed === null) process.exitCode = 1;
  }
}

const firstSeed = process.env['FIRST_SEED'];
if (values.bugs || values.bug !== undefined) await searchBugs();
else if (process.send !== undefined && firstSeed !== undefined) {
  await work(Number(firstSeed), (progress) => process.send?.(progress));
  process.disconnect();
} else await search();
