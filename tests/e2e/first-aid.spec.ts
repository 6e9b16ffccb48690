import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Passage } from '../support/switchboard.ts';
import { violations } from './axe.ts';
import { expect, offlineReady, playPirates, setLight, test } from './support.ts';

/** A page whose first files can't be had or read: it says so in plain words, and its one button leads into the app once that can be. */

/** The two files without which nothing can start, by their paths. */
const first = (): { entry: string; second: string } => {
  const page = readFileSync('dist/index.html', 'utf8');
  const named = (pattern: RegExp): string => pattern.exec(page)?.[1] ?? 'missing';
  return { entry: named(/<script type="module"[^>]*src="([^"]+)"/), second: named(/<link rel="modulepreload"[^>]*href="([^"]+)"/) };
};

/** The server has everything but this file; what it answers to who asks for it is its own word. */
const without = (file: string) => (path: string) => (path === file ? { instead: '/assets/gone.js' } : true);
/** What a browser makes of words that are newer than it. */
const unreadable = (file: string) => (path: string) => (path === file ? { script: 'const later = @@;\n' } : true);

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
  line,
}) => {
  test.setTimeout(150_000);
  const { entry, second } = first();
  const ways: Record<string, (path: string) => Passage> = {
    'the first script is missing': without(entry),
    'what the first script needs is missing': without(second),
    'the first script can’t be read': unreadable(entry),
    'what the first script needs can’t be read': unreadable(second),
    'a page comes instead of the first script': (path) => (path === entry ? 'page' : true),
  };
  for (const [way, damage] of Object.entries(ways)) {
    await test.step(way, async () => {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      const page = await context.newPage();
      const seen = watch(page);
      line.let(damage);
      await page.goto(line.url);
      await expect(trouble(page)).toBeVisible();
      // A tap too early changes nothing, and nothing happens by itself.
      await loadAgain(page);
      await expect(trouble(page)).toBeVisible();
      await page.waitForTimeout(300);
      expect(seen).toEqual({ loads: 2, refused: [] });
      line.let(() => true);
      // What was kept of a wrong answer is renewed by one tap.
      await loadAgain(page);
      await expect(page.getByRole('tab', { name: 'Get Started' })).toBeVisible();
      await expect(again(page)).toHaveCount(0);
      await context.close();
    });
  }
});

test('the words about a start that failed are free of accessibility faults, in all three lights', async ({ page, line }) => {
  line.let(without(first().entry));
  await page.goto(line.url);
  await expect(trouble(page)).toBeVisible();
  for (const light of ['day', 'night', 'sun'] as const) {
    await setLight(page, light);
    expect(await violations(page), light).toEqual([]);
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

test.describe('with a worker', () => {
  // It is the worker that serves what is broken, or whole.
  test.use({ serviceWorkers: 'allow' });

  test('a worker that serves what can’t be started is given up for the server’s version, not before that answers, and the family’s adventures stay', async ({
    page,
    line,
  }) => {
    test.setTimeout(150_000);
    await playPirates(page, line.url, { slides: 'finished' });
    await offlineReady(page);
    for (const instead of [null, '<p>Please accept our terms.</p>']) {
      await page.goto(line.url);
      await expect(dashboard(page)).toBeVisible();
      await evict(page, instead);
      line.let(() => false);
      await page.reload();
      await expect(trouble(page)).toBeVisible();
      await again(page).click();
      await expect(page.getByText('There is no connection to Play Venture right now')).toBeVisible();
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined)).toBe(true);

      line.let(() => true);
      await loadAgain(page);
      await expect(dashboard(page)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Pirates Adventure' })).toBeVisible();
      // And everything is kept anew.
      await offlineReady(page);
      line.let(() => false);
      await page.reload();
      await expect(dashboard(page)).toBeVisible();
      await page.getByRole('button', { name: 'Resume', exact: true }).click();
      await expect(page.getByText('Step 1 of 8', { exact: true })).toBeVisible();
      line.let(() => true);
    }
  });

  test('where the worker has the app as a whole, a page that was loaded past it goes back to it', async ({ page, line }) => {
    test.setTimeout(120_000);
    await playPirates(page, line.url, { slides: 'finished' });
    await offlineReady(page);
    await page.goto(line.url);
    line.let(without(first().entry));
    const cdp = await page.context().newCDPSession(page);
    await Promise.all([page.waitForEvent('load'), cdp.send('Page.reload', { ignoreCache: true })]);
    await expect(trouble(page)).toBeVisible();
    await loadAgain(page);
    await expect(dashboard(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Pirates Adventure' })).toBeVisible();
  });
});

test('where the app neither comes nor fails to come, the page says so after a while; one tap asks for it again', async ({
  browser,
  line,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const seen = watch(page);
  await page.clock.install();
  // The first request for it hangs for good, also once others get through.
  let silent = true;
  await page.route('**/assets/index-*', (route) => (silent ? undefined : route.continue()));
  await page.goto(`${line.url}/auth`, { waitUntil: 'commit' });
  await expect(page.getByText('Loading your adventures...')).toBeVisible();
  await expect(again(page)).toHaveCount(0);
  await page.clock.fastForward(20_000);
  await expect(page.getByRole('alert').getByText('This is taking long')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  silent = false;
  await again(page).click();
  await expect(page.getByRole('tab', { name: 'Get Started' })).toBeVisible();
  // An app that stands has nothing of it left.
  await page.clock.fastForward(20_000);
  await expect(page.getByText('This is taking long')).toHaveCount(0);
  expect(seen.refused).toEqual([]);
  await context.close();
});

test('the server’s first answer is painted as it will stay: before any script, stylesheet or font has come', async ({ browser, line }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const seen = watch(page);
  const asked: string[] = [];
  await page.route('**/assets/**', (route) => void asked.push(route.request().url()));
  await page.goto(`${line.url}/auth`, { waitUntil: 'commit' });
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
