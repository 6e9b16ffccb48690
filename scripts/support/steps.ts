import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** Runs the programs of `npm run check` and `npm test`, some of them in parallel, and reports how each ended. */

export type Step = { name: string; command: string; args: readonly string[]; env?: Readonly<Record<string, string>> };

export type Outcome = { name: string; ok: boolean; seconds: number };

/** The path of a program of an installed package. */
export const bin = (name: string): string => join('node_modules', '.bin', name);

/** A step that runs a script of this folder. */
export function script(name: string, file: string, ...args: readonly string[]): Step {
  return { name, command: process.execPath, args: ['--import', 'tsx', `scripts/${file}`, ...args] };
}

/** The fast steps that need no build, with which `npm run check` and `npm test` begin; the longest first. */
export const quickChecks: readonly Step[] = [
  { name: 'lint', command: bin('oxlint'), args: ['--type-aware'] },
  { name: 'types: app, server, scripts, tests, function', command: bin('tsc'), args: ['-p', 'tsconfig.json'] },
  { name: 'unused files, exports, packages', command: bin('knip'), args: [] },
  { name: 'types: worker', command: bin('tsc'), args: ['-p', 'sw/tsconfig.json'] },
  { name: 'format and import order', command: bin('biome'), args: ['check', '.'] },
  script('promises: each has a test', 'coverage-spec.ts', '--quiet'),
];

/** Runs a step. `live` prints its output at once; `together`, for steps that run in parallel, when the step has ended. Never rejects. */
export async function run(step: Step, output: 'live' | 'together' = 'live'): Promise<Outcome> {
  const { name, command, args, env } = step;
  if (output === 'live') console.log(`\n── ${name}`);
  const started = Date.now();
  let printed = '';
  const code = await new Promise<number>((resolve) => {
    const child = spawn(command, args, { stdio: output === 'live' ? 'inherit' : 'pipe', env: { ...process.env, ...env } });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => (printed += String(piece)));
    child.on('error', (error) => {
      printed += error.message;
      if (output === 'live') console.error(error.message);
      resolve(1);
    });
    child.on('close', (status) => resolve(status ?? 1));
  });
  if (output === 'together') console.log(`\n── ${name}\n${printed.trimEnd()}`);
  return { name, ok: code === 0, seconds: Math.round((Date.now() - started) / 1000) };
}

/** Runs the steps in their order, as many at the same time as there are processors. */
export async function runSideBySide(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = [...steps];
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) outcomes.push(await run(step, 'together'));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return outcomes;
}

/** Prints the outcome of each step, and sets the exit code to 1 where one has failed. */
export function conclude(outcomes: readonly Outcome[]): void {
  console.log('');
  for (const { name, ok, seconds } of outcomes) console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`);
  process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;
}
