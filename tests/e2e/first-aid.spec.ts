import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { startMadeServer } from '../support/server.ts';
import { type Switchboard, startSwitchboard } from '../support/switchboard.ts';
import { test as base, expect, offlineReady, playPirates, setLight } from './support.ts';

/** A page whose first files can't be had or read: it says so in plain words, and its one button leads into the app once that can be. */

/** One of the two files without which nothing can start. */
type First = { path: string; lose: () => void; spoil: () => void; mend: () => void };

type Site = { url: string; front: Switchboard; entry: First; second: First };

function firstFile(dist: string, path: string): First {
  const file = join(dist, path);
  const aside = `${file}.aside`;
  return {
    path,
    lose: () => renameSync(file, aside),
    spoil: () => {
      renameSync(file, aside);
      // What a browser makes of words that are newer than it.
      writeFileSync(file, 'const later = @@;\n');
    },
    mend: () => renameSync(aside, file),
  };
}

/** A server of this test's own on a copy of the build that may be damaged. */
const test = base.extend<{ own: Site }>({
  own: async ({}, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'venture-first-aid-'));
    const dist = join(folder, 'dist');
    cpSync('dist', dist, { recursive: true, preserveTimestamps: true });
    const page = readFileSync(join(dist, 'index.html'), 'utf8');
    const named = (pattern: RegExp): First => firstFile(dist, pattern.exec(page)?.[1] ?? 'missing');
    const server = await startMadeServer({ dataDir: join(folder, 'data'), dist });
    const front = await startSwitchboard(server.url);
    await provide({
      url: front.url,
      front,
      entry: named(/<script type="module"[^>]*src="([^"]+)"/),
      second: named(/<link rel="modulepreload"[^>]*href="([^"]+)"/),
    });
    await front.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  },
});

const trouble = (page: Page) => page.getByRole('alert').getByRole('heading', { name: 'Play Venture couldn’t start' });
const again = (page: Page) => page.getByRole('button', { name: 'Load again' });
const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' });

async function loadAgain(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent('load'), again(page).click()]);
}

/** How often the page has been loaded, and what the policy refused. */
function watch(page: Page): { loads: number; refused: string[] } {
  const seen = { loads: 0, refused: [] as string[] };
  page.on('load', () => (seen.loads += 1));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) seen.refused.push(message.text());
  });
  return seen;
}

test('a first visit that misses a first file, or can’t read it, says so; the button leads into the app once it is there', async ({
  browser,
  own,
}) => {
  test.setTimeout(150_000);
  const { entry, second, front } = own;
  const page404 = (first: First) => ({ damage: first.lose, mend: first.mend });
  const ways: Record<string, { damage: () => void; mend: () => void }> = {
    'the first script is missing': page404(entry),
    'what the first script needs is missing': page404(second),
    'the first script can’t be read': { damage: entry.spoil, mend: entry.mend },
    'what the first script needs can’t be read': { damage: second.spoil, mend: second.mend },
    'a page comes instead of the first script': {
      damage: () => front.let((path) => (path === entry.path ? 'page' : true)),
      mend: () => front.let(() => true),
    },
  };
  for (const [way, { damage, mend }] of Object.entries(ways)) {
    await test.step(way, async () => {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      const page = await context.newPage();
      const seen = watch(page);
      damage();
      await page.goto(own.url);
      await expect(trouble(page)).toBeVisible();
      // A tap too early changes nothing, and nothing happens by itself.
      await loadAgain(page);
      await expect(trouble(page)).toBeVisible();
      await page.waitForTimeout(300);
      expect(seen).toEqual({ loads: 2, refused: [] });
      mend();
      // What was kept of a wrong answer is renewed by one tap.
      await loadAgain(page);
      await expect(page.getByRole('tab', { name: 'Get Started' })).toBeVisible();
      await expect(again(page)).toHaveCount(0);
      await context.close();
    });
  }
});

test('the words about a start that failed are free of accessibility faults, in all three lights', async ({ page, own }) => {
  own.entry.lose();
  await page.goto(own.url);
  await expect(trouble(page)).toBeVisible();
  for (const light of ['day', 'night', 'sun'] as const) {
    await setLight(page, light);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id }) => id),
      light,
    ).toEqual([]);
  }
});

/** Takes the app's code out of the worker's store, as a browser does that needs the room; or leaves something else in its place. */
async function evict(page: Page, instead: string | null): Promise<void> {
  await page.evaluate(async (body) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!new URL(request.url).pathname.startsWith('/assets/')) continue;
        if (body === null) await cache.delete(request);
        else await cache.put(request, new Response(body, { headers: { 'content-type': 'text/html' } }));
      }
    }
  }, instead);
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
}

test('a worker that serves what can’t be started is given up for the server’s version, not before that answers, and the family’s adventures stay', async ({
  page,
  own,
}) => {
  test.setTimeout(150_000);
  await playPirates(page, own.url, { slides: 'finished' });
  await offlineReady(page);
  for (const instead of [null, '<p>Please accept our terms.</p>']) {
    await page.goto(own.url);
    await expect(dashboard(page)).toBeVisible();
    await evict(page, instead);
    own.front.let(() => false);
    await page.reload();
    await expect(trouble(page)).toBeVisible();
    await again(page).click();
    await expect(page.getByText('There is no connection to Play Venture right now')).toBeVisible();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined)).toBe(true);

    own.front.let(() => true);
    await loadAgain(page);
    await expect(dashboard(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Pirates Adventure' })).toBeVisible();
    // And everything is kept anew.
    await offlineReady(page);
    own.front.let(() => false);
    await page.reload();
    await expect(dashboard(page)).toBeVisible();
    await page.getByRole('button', { name: 'Resume', exact: true }).click();
    await expect(page.getByText('Step 1 of 8', { exact: true })).toBeVisible();
    own.front.let(() => true);
  }
});

test('where the worker has the app as a whole, a page that was loaded past it goes back to it', async ({ page, own }) => {
  test.setTimeout(120_000);
  await playPirates(page, own.url, { slides: 'finished' });
  await offlineReady(page);
  await page.goto(own.url);
  own.entry.lose();
  const cdp = await page.context().newCDPSession(page);
  await Promise.all([page.waitForEvent('load'), cdp.send('Page.reload', { ignoreCache: true })]);
  await expect(trouble(page)).toBeVisible();
  await loadAgain(page);
  await expect(dashboard(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pirates Adventure' })).toBeVisible();
});

test('where the app neither comes nor fails to come, the page says so after a while; one tap asks for it again', async ({
  browser,
  own,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const seen = watch(page);
  await page.clock.install();
  // The first request for it hangs for good, also once others get through.
  let silent = true;
  await page.route('**/assets/index-*', (route) => (silent ? undefined : route.continue()));
  await page.goto(`${own.url}/auth`, { waitUntil: 'commit' });
  await expect(page.getByText('Loading your adventures...')).toBeVisible();
  await expect(again(page)).toHaveCount(0);
  await page.clock.fastForward(20_000);
  await expect(page.getByRole('alert').getByText('This is taking long')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  silent = false;
  await again(page).click();
  await expect(page.getByRole('tab', { name: 'Get Started' })).toBeVisible();
  // An app that stands has nothing of it left.
  await page.clock.fastForward(20_000);
  await expect(page.getByText('This is taking long')).toHaveCount(0);
  expect(seen.refused).toEqual([]);
  await context.close();
});

test('the server’s first answer is painted as it will stay: before any script, stylesheet or font has come', async ({ browser, own }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const seen = watch(page);
  const asked: string[] = [];
  await page.route('**/assets/**', (route) => void asked.push(route.request().url()));
  await page.goto(`${own.url}/auth`, { waitUntil: 'commit' });
  await expect(page.getByText('Loading your adventures...')).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const book = page.locator('.shell-book');
  await expect(book).toHaveCSS('border-top-style', 'solid');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(book).toHaveCSS('background-color', 'rgb(255, 250, 240)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(book).toHaveCSS('background-color', 'rgb(29, 37, 71)');
  expect(asked.some((url) => url.endsWith('.css'))).toBe(true);
  expect(seen.refused).toEqual([]);
  await context.close();
});
