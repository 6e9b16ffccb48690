import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { findMutation, type Mutation, mutations } from '../tests/simulation/world/mutations.ts';
import { createReferenceServer } from '../tests/simulation/world/reference-server.ts';
import { type RunReport, runSeed } from '../tests/simulation/world/run.ts';
import type { SimServer } from '../tests/simulation/world/server.ts';
import { createSqlServer } from '../tests/simulation/world/sql-server.ts';

/**
 * The sync simulator.
 *
 *     npm run sim -- --seeds 10000 --from 1     many families, each by its seed, against the real `sync` function
 *     npm run sim -- --server reference          against the short model of it instead: quicker
 *     npm run sim -- --seeds 1 --from 77 --trace what happened in one of them
 *     npm run sim -- --mutations                 breaks the program in each of the known ways: after how many seeds is it noticed?
 *     npm run sim -- --mutation no-lock          in one of them
 *
 * A seed that fails prints its trace and the command that repeats it.
 */

const { values } = parseArgs({
  options: {
    seeds: { type: 'string' },
    from: { type: 'string', default: '1' },
    deeds: { type: 'string', default: '200' },
    server: { type: 'string', default: 'sql' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    trace: { type: 'boolean', default: false },
    mutation: { type: 'string' },
    mutations: { type: 'boolean', default: false },
  },
});
const [from, deeds, jobs] = [Number(values.from), Number(values.deeds), Number(values.jobs)];

/** A worker is this file, forked: it asks for a seed by sending its last report, and gets the next one. */
type Task = { seed: number };

async function work(): Promise<void> {
  const server = await openServer();
  const mutation = chosenMutation();
  process.on('message', ({ seed }: Task) => {
    void runSeed({ seed, server, deeds, mutation }).then((report) => process.send?.(report));
  });
  process.send?.(null);
}

async function openServer(): Promise<SimServer> {
  if (values.server !== 'sql' && values.server !== 'reference') throw new Error(`--server ${values.server}: sql or reference`);
  return values.server === 'sql' ? createSqlServer() : createReferenceServer();
}

function chosenMutation(): Mutation | null {
  return values.mutation === undefined ? null : findMutation(values.mutation);
}

/** Runs seeds from `from` on, on `jobs` processes at once, until `seeds` of them are done or `heard` answers that it is enough. */
function runSeeds(seeds: number, extra: readonly string[], heard: (report: RunReport) => boolean): Promise<void> {
  let next = from;
  const given = ['--server', values.server, '--deeds', values.deeds, ...extra];
  const workers = Array.from({ length: Math.max(1, Math.min(jobs, seeds)) }, () =>
    // (the runs make much garbage that dies young)
    fork(import.meta.filename, given, { execArgv: [...process.execArgv, '--max-semi-space-size=64'] }),
  );
  return Promise.all(
    workers.map(
      (worker) =>
        new Promise<void>((resolve, reject) => {
          worker.on('message', (report: RunReport | null) => {
            if (report !== null && heard(report)) next = from + seeds;
            if (next >= from + seeds) {
              worker.kill();
              return resolve();
            }
            worker.send({ seed: next } satisfies Task);
            next += 1;
          });
          worker.on('exit', (code) => (code === null || code === 0 ? resolve() : reject(new Error(`A worker ended with ${code}`))));
        }),
    ),
  ).then(() => undefined);
}

async function search(): Promise<void> {
  const seeds = Number(values.seeds ?? '20');
  const mutation = values.mutation === undefined ? [] : ['--mutation', values.mutation];
  const started = performance.now();
  let [done, failed] = [0, 0];
  await runSeeds(seeds, mutation, (report) => {
    done += 1;
    if (report.faults.length > 0) {
      failed += 1;
      if (values.mutation === undefined || values.trace) console.log(report.trace.join('\n'));
      console.log(`seed ${report.seed}:\n  ${report.faults.join('\n  ')}`);
      console.log(`again: npm run sim -- --from ${report.seed} --seeds 1 --server ${values.server} --deeds ${deeds} ${mutation.join(' ')}`);
    } else if (values.trace) console.log(report.trace.join('\n'));
    if (done % 100 === 0) console.log(`${done} schedules, ${failed} failed, ${rate(done, started)}`);
    return values.mutation !== undefined && failed > 0;
  });
  console.log(`${done} schedules of ${deeds} operations against ${values.server}, ${failed} failed, ${rate(done, started)}`);
  process.exitCode = failed === 0 ? 0 : 1;
}

async function searchMutations(): Promise<void> {
  const seeds = Number(values.seeds ?? '300');
  for (const { name, breaks } of mutations) {
    let noticed: RunReport | null = null;
    await runSeeds(seeds, ['--mutation', name], (report) => {
      if (report.faults.length > 0 && (noticed === null || report.seed < noticed.seed)) noticed = report;
      return noticed !== null;
    });
    const found = noticed as RunReport | null;
    console.log(`| ${name} | ${breaks} | ${found === null ? `not in ${seeds}` : found.seed - from + 1} | ${found?.faults[0] ?? ''} |`);
    if (found === null) process.exitCode = 1;
  }
}

function rate(done: number, started: number): string {
  return `${(done / ((performance.now() - started) / 1000)).toFixed(2)} schedules/s`;
}

if (process.send !== undefined) await work();
else if (values.mutations) await searchMutations();
else await search();
