import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './scripts/support/browser.ts';

const executablePath = findBrowser();

// The cheapest bcrypt cost, for the servers that the tests start: the passwords of test families need not resist an attack.
process.env['LITE_AUTH_BCRYPT_COST'] ??= '4';

export default defineConfig({
  testDir: 'tests/e2e',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // A browser test spends half of its time waiting for a server or a page: two workers more than processors keep them busy.
  workers: Math.min(6, availableParallelism() + 2),
  // Each test has an account or a server of its own, so the tests of one file can run side by side.
  fullyParallel: true,
  // A machine that stalls for a moment is no fault of the program; the tests that needed their retry are listed at the end of `npm test`.
  retries: 1,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    // In every new context the service worker would store the whole app for offline use, which takes longer than many a test. The tests that are about it
    // allow it.
    serviceWorkers: 'block',
    viewport: { width: 1180, height: 820 },
    launchOptions: { args: ['--headless=new', ...browserFlags], ...(executablePath === null ? {} : { executablePath }) },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
