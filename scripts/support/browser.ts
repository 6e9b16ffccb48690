import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/**
 * Finds a Chromium for the browser tests: the one that CHROMIUM_PATH names, an installed one, or Playwright's. Where there is none, it is downloaded by
 * Playwright, or else installed with the package manager, which needs root.
 */

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * The features that are switched off in tests. The two popups of the address bar are pages that every window loads again, which takes two thirds of the
 * processor time of opening a window, just when a test or a measurement begins. Chromium only uses the last `--disable-features`, so this includes
 * Playwright's list.
 */
const unwanted = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Flags for a Chromium that makes no requests by itself, and can run as any user. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${unwanted.join(',')}`,
];

/** The path of an installed browser; null where there is none. */
export function findBrowser(): string | null {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const system = systemNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...system, ...elsewhere, chromium.executablePath()].find((path) => path !== '' && existsSync(path)) ?? null;
}

/** The path of a browser, which is installed where there is none. Null, with a line on the console, where that fails. */
export function getBrowser(): string | null {
  return findBrowser() ?? downloadBrowser() ?? installBrowser() ?? sayNone();
}

function downloadBrowser(): string | null {
  console.log('No browser found: trying the test driver’s own download …');
  const cli = join(createRequire(import.meta.url).resolve('@playwright/test/package.json'), '..', 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 240_000 });
  return findBrowser();
}

function installBrowser(): string | null {
  if (process.getuid?.() !== 0) return null;
  console.log('Installing a browser with the package manager …');
  const options = { stdio: 'ignore', timeout: 400_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  try {
    execFileSync('apt-get', ['update'], options);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
  } catch {
    return null;
  }
  return findBrowser();
}

function sayNone(): null {
  console.error('No browser for the browser tests: install Chromium or Google Chrome (or set CHROMIUM_PATH) and run the command again.');
  return null;
}
