import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startServer } from '../support/server.ts';
import { type Switchboard, startSwitchboard } from '../support/switchboard.ts';
import { test as base, expect, finishAdventure, offlineReady, playPirates } from './support.ts';

/** Two real builds, and a server for each on one and the same data: an update as a family meets it. */

const offer = 'A new version of Play Venture is ready';

type Versions = { newDist: string };
type Served = { front: Switchboard; update: () => Promise<void>; url: string };

const test = base.extend<{ served: Served }, { versions: Versions }>({
  versions: [
    async ({}, provide) => {
      const newDist = join(mkdtempSync(join(tmpdir(), 'venture-update-')), 'new');
      const build = [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--outDir', newDist, '--emptyOutDir', '--logLevel', 'error'];
      execFileSync(process.execPath, build, { env: { ...process.env, BUILD_ID: 'the next one' } });
      await provide({ newDist });
      rmSync(join(newDist, '..'), { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  served: async ({ versions }, provide) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'venture-versions-'));
    let server = await startServer({ dataDir });
    const front = await startSwitchboard(server.url);
    const update = async (): Promise<void> => {
      await server.stop();
      server = await startServer({ dataDir, dist: versions.newDist });
      front.target(server.url);
    };
    await provide({ front, update, url: front.url });
    await front.stop();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
});

/** The browser looks for a new version, as it does by itself every hour and whenever the app comes back to the front. */
async function download(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null), { timeout: 30_000 })
    .toBe(true);
}

async function expectVersion(page: Page, version: string): Promise<void> {
  await page.getByRole('button', { name: 'My Profile' }).click();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByText(`Version ${version}`, { exact: true })).toBeVisible();
}

test('a new version waits while a step is played and while text is unsaved anywhere, then comes to all tabs at once, and changes nothing that is stored', async ({
  page,
  context,
  served,
}) => {
  test.setTimeout(180_000);
  await playPirates(page, served.url, { slides: 'finished' });
  await offlineReady(page);
  await served.update();
  await download(page);
  // In the middle of a step nothing is offered, and nothing happens by itself.
  await expect(page.getByText('Step 1 of 8', { exact: true })).toBeVisible();
  await expect(page.getByText(offer)).toHaveCount(0);
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(page.getByText('Step 2 of 8', { exact: true })).toBeVisible();

  const other = await context.newPage();
  await other.goto(served.url);
  await other.getByRole('button', { name: 'Update now' }).click();
  await expect(other.getByText(/Another tab is in the middle of an adventure/)).toBeVisible();
  await page.getByRole('button', { name: 'Home' }).click();

  // Feedback that is half written in the one tab is not lost to the other.
  await page.getByRole('button', { name: 'Give Feedback' }).click();
  const text = page.getByRole('dialog', { name: 'Give Feedback' }).getByRole('textbox').first();
  await text.fill('The crab was the best of all.');
  await other.getByRole('button', { name: 'Update now' }).click();
  await expect(other.getByText(/Something is written and not saved yet/)).toBeVisible();
  await expect(text).toHaveValue('The crab was the best of all.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Give Feedback' })).toHaveCount(0);

  const reloads = [page, other].map((tab) => tab.waitForEvent('load'));
  await other.getByRole('button', { name: 'Update now' }).click();
  await Promise.all(reloads);
  for (const tab of [page, other]) await expectVersion(tab, 'the next one');
  await page.goto(served.url);
  await expect(page.getByText(offer)).toHaveCount(0);
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
  await expect(page.getByText('Step 2 of 8', { exact: true })).toBeVisible();
});

test('a new version is offered at the end of an adventure', async ({ page, served }) => {
  test.setTimeout(150_000);
  await playPirates(page, served.url, { slides: 'finished' });
  await offlineReady(page);
  await served.update();
  await download(page);
  await finishAdventure(page);
  await expect(page.getByText(offer)).toBeVisible();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Update now' }).click()]);
  await expect(page.getByRole('heading', { level: 1, name: 'Adventure Complete!' })).toBeVisible();
});

test('whichever file the download of a new version is cut at, the old one still opens with no connection', async ({
  page,
  served,
  versions,
}) => {
  test.setTimeout(240_000);
  await playPirates(page, served.url, { slides: 'finished' });
  await offlineReady(page);
  await page.getByRole('button', { name: 'Home' }).click();
  await served.update();
  const before = new Set(readdirSync('dist/assets'));
  const fresh = readdirSync(join(versions.newDist, 'assets')).filter((file) => !before.has(file) && !/\.(br|gz)$/.test(file)).length;
  expect(fresh).toBeGreaterThan(0);
  // The first, some in between, and the last.
  const cuts = [...new Set([0, 0.3, 0.6, 1].map((part) => (part === 1 ? fresh : Math.floor(part * fresh))))];
  // What came before a cut is kept and not fetched again.
  const fetched = new Set<string>();
  for (const cut of cuts) {
    served.front.let((path) => {
      if (path === '/sw.js') return true;
      if (fetched.size >= cut || !(path.startsWith('/assets/') || path.startsWith('/index.html'))) return false;
      fetched.add(path);
      return true;
    });
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update().catch(() => undefined);
      const coming = registration.installing;
      if (coming === null) return;
      await new Promise<void>((resolve) => {
        coming.addEventListener('statechange', () => resolve());
      });
    });
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
    served.front.let(() => false);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' })).toBeVisible();
    await page.getByRole('button', { name: 'Resume', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pirates Adventure' })).toBeVisible();
    await page.getByRole('button', { name: 'Home' }).click();
  }
  await expectVersion(page, process.env['BUILD_ID'] ?? 'local');
  await page
    .getByRole('button', { name: 'Back to Home' })
    .or(page.getByRole('button', { name: 'Home', exact: true }))
    .first()
    .click();
  // And with a line that holds, it comes after all.
  served.front.let(() => true);
  await download(page);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Update now' }).click()]);
  await expectVersion(page, 'the next one');
});

test('code of an old version that the server no longer has leads to the new version, where no worker keeps it', async ({
  browser,
  served,
}) => {
  test.setTimeout(150_000);
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await playPirates(page, served.url, { slides: 'finished' });
    await page.goto(served.url);
    await expect(page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' })).toBeVisible();
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    await served.update();
    await page.getByRole('button', { name: 'My Profile' }).click();
    await expect(page.getByRole('heading', { name: 'Play Venture has a new version' })).toBeVisible();
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Load the new version' }).click()]);
    await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    await page.getByRole('tab', { name: 'Settings' }).click();
    await expect(page.getByText('Version the next one')).toBeVisible();
  } finally {
    await context.close();
  }
});

test('a page whose files the browser has thrown away finds its way to the new version through the worker', async ({ page, served }) => {
  test.setTimeout(150_000);
  await playPirates(page, served.url, { slides: 'finished' });
  await offlineReady(page);
  await page.goto(served.url);
  await expect(page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' })).toBeVisible();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) if (new URL(request.url).pathname.startsWith('/assets/')) await cache.delete(request);
    }
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.clearBrowserCache');
  await served.update();
  await page.getByRole('button', { name: 'My Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Play Venture has a new version' })).toBeVisible();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Load the new version' }).click()]);
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
});
