import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { getBrowser } from './support/browser.ts';
import { RunReport } from './support/run-report.ts';
import { bin, conclude, quickChecks, run, runSideBySide, script } from './support/steps.ts';

/**
 * `npm test`: lint, types, the other quick checks and the build in parallel; then the tests without a browser, then those with one. All of it runs even
 * where something before has failed. Its last lines repeat what failed without a browser, and count the tests.
 */

const counts = { passed: 0, failed: 0 };
let flaky = 0;
let errors: readonly string[] = [];
const reports = mkdtempSync(join(tmpdir(), 'venture-test-'));

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

const build = 'build';
const outcomes = await runSideBySide([
  { name: build, command: 'npm', args: ['run', 'build', '--silent'] },
  {
    name: 'types: function under Deno',
    command: bin('deno'),
    args: ['check', '--node-modules-dir=manual', 'supabase/functions/story/index.ts'],
  },
  ...quickChecks,
]);
const built = outcomes.some(({ name, ok }) => name === build && ok);
if (built) outcomes.push(await run(script('size', 'size.ts')));

const vitestReport = join(reports, 'vitest.json');
outcomes.push(
  await run({
    name: 'unit, adventures, screens, integration, simulation',
    command: bin('vitest'),
    args: ['run', '--reporter=default', '--reporter=./scripts/support/run-report.ts'],
    env: { RUN_REPORT: vitestReport },
  }),
);
count(vitestReport, (json) => {
  const report = RunReport.parse(json);
  ({ errors } = report);
  return report;
});

const browser = getBrowser();
if (browser === null || !built) {
  outcomes.push({ name: 'browser', ok: false, seconds: 0 });
} else {
  const browserReport = join(reports, 'browser.json');
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport };
  outcomes.push(await run({ name: 'browser', command: bin('playwright'), args: ['test'], env }));
  count(browserReport, (json) => {
    const { stats } = BrowserReport.parse(json);
    flaky = stats.flaky;
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
}

rmSync(reports, { recursive: true, force: true });
conclude(outcomes);
for (const error of errors) console.log(`\nFAILED  ${error}`);
if (flaky > 0) console.log(`\n${flaky} of the browser tests passed only when they were retried: see "flaky" above.`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
