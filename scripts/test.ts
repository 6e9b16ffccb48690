import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { getBrowser } from './browser.ts';

/**
 * The whole check: lint, layers, promises, types, unit, integration and simulation tests, the build, and the browser tests.
 * Everything runs even when something before it failed; the last line counts the tests.
 */

type Outcome = { name: string; ok: boolean; seconds: number };

const outcomes: Outcome[] = [];
const counts = { passed: 0, failed: 0 };
let secondGo = 0;
const reports = mkdtempSync(join(tmpdir(), 'venture-test-'));
const bin = (name: string): string => join('node_modules', '.bin', name);

async function step(name: string, command: string, args: readonly string[], env: Record<string, string> = {}): Promise<boolean> {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const code = await new Promise<number>((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (status) => resolve(status ?? 1));
  });
  outcomes.push({ name, ok: code === 0, seconds: Math.round((Date.now() - started) / 1000) });
  return code === 0;
}

const VitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const BrowserReport = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) });

function count(file: string, read: (json: unknown) => { passed: number; failed: number }): void {
  try {
    const found = read(JSON.parse(readFileSync(file, 'utf8')));
    counts.passed += found.passed;
    counts.failed += found.failed;
  } catch {
    counts.failed += 1;
    console.error(`No report of the tests was written (${file}).`);
  }
}

await step('lint', bin('oxlint'), ['--type-aware']);
await step('layers', process.execPath, ['--import', 'tsx', 'scripts/check-layers.ts']);
await step('promises: each has a test', process.execPath, ['--import', 'tsx', 'scripts/coverage-spec.ts', '--quiet']);
await step('format', bin('biome'), ['format', '.']);
await step('types: app, server, scripts, tests, function', bin('tsc'), ['-p', 'tsconfig.json']);
await step('types: worker', bin('tsc'), ['-p', 'sw/tsconfig.json']);
await step('types: function under Deno', bin('deno'), ['check', '--node-modules-dir=manual', 'supabase/functions/story/index.ts']);

const built = await step('build', 'npm', ['run', 'build', '--silent']);
if (built) await step('size', process.execPath, ['--import', 'tsx', 'scripts/size.ts']);

const vitestReport = join(reports, 'vitest.json');
await step('unit, integration, simulation', bin('vitest'), [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
]);
count(vitestReport, (json) => {
  const report = VitestReport.parse(json);
  return { passed: report.numPassedTests, failed: report.numFailedTests };
});

const browser = getBrowser();
if (browser === null || !built) {
  outcomes.push({ name: 'browser', ok: false, seconds: 0 });
} else {
  const browserReport = join(reports, 'browser.json');
  await step('browser', bin('playwright'), ['test'], { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport });
  count(browserReport, (json) => {
    const { stats } = BrowserReport.parse(json);
    secondGo = stats.flaky;
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
}

rmSync(reports, { recursive: true, force: true });
console.log('');
for (const { name, ok, seconds } of outcomes) console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`);
if (secondGo > 0) console.log(`\n${secondGo} of the browser tests passed only at the second go: see "flaky" above.`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = outcomes.every((outcome) => outcome.ok) ? 0 : 1;
