import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './scripts/browser.ts';

const executablePath = findBrowser();

// What `npm test` starts hashes its test families' passwords no more thoroughly than it must.
process.env['LITE_AUTH_BCRYPT_COST'] ??= '4';

export default defineConfig({
  testDir: 'tests/e2e',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // A browser test waits for half of its time, for a server to start or a page to settle: two more than processors keep them busy.
  workers: Math.min(6, availableParallelism() + 2),
  // Each test has an account or a server of its own, so none waits for the others of its file.
  fullyParallel: true,
  // A machine that stalls for a moment is no fault of the program; what needed its second go is named at the end of `npm test`.
  retries: 1,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    // In every new context the worker would keep all of the app for offline use, which costs more than many a test: those it matters to let it in.
    serviceWorkers: 'block',
    viewport: { width: 1180, height: 820 },
    launchOptions: { args: ['--headless=new', ...browserFlags], ...(executablePath === null ? {} : { executablePath }) },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
