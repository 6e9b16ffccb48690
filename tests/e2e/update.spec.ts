import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startServer } from '../support/server.ts';
import { portalWords, type Switchboard, startSwitchboard } from '../support/switchboard.ts';
import { test as base, expect, finishAdventure, offlineReady, playPirates } from './support.ts';

/** Two real builds, and a server for each on one and the same data: an update as a family meets it. */

const offer = 'A new version of Play Venture is ready';

/** Every file of the new build has an address of its own: an update that has to fetch all of it. */
const nextAssets = 'assets/next';

type Versions = { newDist: string };
type Served = { front: Switchboard; update: () => Promise<void>; url: string };

const test = base.extend<{ served: Served }, { versions: Versions }>({
  versions: [
    async ({}, provide) => {
      const newDist = join(mkdtempSync(join(tmpdir(), 'venture-update-')), 'new');
      const vite = join('node_modules', 'vite', 'bin', 'vite.js');
      const build = ['build', '--assetsDir', nextAssets, '--outDir', newDist, '--emptyOutDir', '--logLevel', 'error'];
      execFileSync(process.execPath, [vite, ...build], { env: { ...process.env, BUILD_ID: 'the next one' } });
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

/** What this page was made of, and what the worker keeps for the next start. */
type Made = { page: string; code: string[]; kept: string[] };

/** The page as the worker serves it, the code that it has read so far, and every address in the worker's store. */
function madeOf(page: Page): Promise<Made> {
  return page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) kept.push(url);
    const code = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return { page: await (await fetch('/index.html')).text(), code: code.filter((path) => path.startsWith('/assets/')), kept };
  });
}

/** Has the browser try for the new version, until it has given up or has it. */
async function tryForUpdate(page: Page): Promise<'waiting' | 'given up'> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => undefined);
    const coming = registration.installing;
    if (coming !== null && coming.state === 'installing') {
      await new Promise<void>((resolve) => {
        coming.addEventListener('statechange', () => resolve(), { once: true });
      });
    }
    return registration.waiting === null ? 'given up' : 'waiting';
  });
}

test('whichever file the download of a new version is cut at, each in turn, the old one still opens with no connection', async ({
  page,
  served,
  versions,
}) => {
  test.setTimeout(300_000);
  await playPirates(page, served.url, { slides: 'finished' });
  await offlineReady(page);
  await page.getByRole('button', { name: 'Home' }).click();
  const old = await madeOf(page);
  await served.update();
  const files = readdirSync(join(versions.newDist, nextAssets), { recursive: true }).map((file) => `/${nextAssets}/${String(file)}`);
  const download = new Set(['/sw.js', ...files, '/index.html', '/sw-sync.js']);

  // Each round lets one file more through than the round before; the browser keeps those, and asks for the others again. What is let
  // through was cut before: in the middle of the file by turns, or with no answer at all.
  const through = new Set<string>();
  const cut = new Set<string>();
  let rounds = 0;
  for (; ; rounds += 1) {
    const more = new Set<string>();
    served.front.let(async (path) => {
      if (!download.has(path)) return false;
      if (through.has(path)) return true;
      if (more.size === 0 && cut.has(path)) {
        more.add(path);
        through.add(path);
        return true;
      }
      cut.add(path);
      // What is on its way beside it arrives first.
      await new Promise((resolve) => setTimeout(resolve, 60));
      return rounds % 2 === 0 ? 'half' : false;
    });
    if ((await tryForUpdate(page)) === 'waiting') break;
    served.front.let(() => false);
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' }).waitFor({ timeout: 20_000 });
    const now = await madeOf(page);
    expect(now.page, 'the page').toBe(old.page);
    expect(now.code.filter((path) => download.has(path))).toEqual([]);
    expect(now.kept).toEqual(expect.arrayContaining(old.kept));
  }
  expect([...download].filter((path) => !cut.has(path))).toEqual([]);
  expect(rounds).toBeGreaterThanOrEqual(download.size);

  // All of it has come now, and waits: what opens is still the old one, as a whole.
  served.front.let(() => false);
  await page.reload();
  await expect(page.getByText(offer)).toBeVisible();
  expect((await madeOf(page)).page).toBe(old.page);
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pirates Adventure' })).toBeVisible();
  await page.getByRole('button', { name: 'Home' }).click();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Update now' }).click()]);
  await expectVersion(page, 'the next one');
});

/** The addresses under which the worker keeps the page of a portal. */
function portalsIn(page: Page): Promise<string[]> {
  return page.evaluate(async (words) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if ((await (await cache.match(request))?.text())?.includes(words) === true) found.push(request.url);
      }
    }
    return found;
  }, portalWords);
}

test('a portal’s page that comes instead of a file is not kept for it, and the new version comes once the files do', async ({
  page,
  served,
}) => {
  test.setTimeout(180_000);
  await playPirates(page, served.url, { slides: 'finished' });
  await offlineReady(page);
  await page.getByRole('button', { name: 'Home' }).click();
  const old = await madeOf(page);
  await served.update();
  served.front.let((path) => (path === '/index.html' || path.startsWith(`/${nextAssets}/`) ? 'page' : true));
  expect(await tryForUpdate(page)).toBe('given up');
  expect(await portalsIn(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' })).toBeVisible();
  expect((await madeOf(page)).page).toBe(old.page);
  // What the browser itself has kept of the wrong answers is not asked.
  served.front.let(() => true);
  await download(page);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Update now' }).click()]);
  await expectVersion(page, 'the next one');
  served.front.let(() => false);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
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
