import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** Runs the programs of a check, some of them side by side, and says in the end how each went. */

export type Step = { name: string; command: string; args: readonly string[]; env?: Readonly<Record<string, string>> };

export type Outcome = { name: string; ok: boolean; seconds: number };

/** A program that npm has installed. */
export const bin = (name: string): string => join('node_modules', '.bin', name);

/** A script of this folder, with the loader that reads TypeScript. */
export function script(name: string, file: string, ...args: readonly string[]): Step {
  return { name, command: process.execPath, args: ['--import', 'tsx', `scripts/${file}`, ...args] };
}

/** What is quick and needs no build: a check and the whole test both begin with it. The longest first. */
export const quickChecks: readonly Step[] = [
  { name: 'lint', command: bin('oxlint'), args: ['--type-aware'] },
  { name: 'types: app, server, scripts, tests, function', command: bin('tsc'), args: ['-p', 'tsconfig.json'] },
  { name: 'unused files, exports, packages', command: bin('knip'), args: [] },
  { name: 'types: worker', command: bin('tsc'), args: ['-p', 'sw/tsconfig.json'] },
  { name: 'format and import order', command: bin('biome'), args: ['check', '.'] },
  script('promises: each has a test', 'coverage-spec.ts', '--quiet'),
];

/** Runs one step. What it prints comes at once, or, for steps that run side by side, all together when it has ended. */
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

/** Runs all of them, as many at once as there are processors, in the order given. */
export async function runSideBySide(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = [...steps];
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) outcomes.push(await run(step, 'together'));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return outcomes;
}

/** Says how each went, and has the process fail where one did. */
export function conclude(outcomes: readonly Outcome[]): void {
  console.log('');
  for (const { name, ok, seconds } of outcomes) console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`);
  process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;
}
