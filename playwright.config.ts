import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './scripts/browser.ts';

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: false,
  // A machine that stalls for a moment is no fault of the program; what needed its second go is named at the end of `npm test`.
  retries: 1,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    viewport: { width: 1180, height: 820 },
    launchOptions: { args: ['--headless=new', ...browserFlags], ...(executablePath === null ? {} : { executablePath }) },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
