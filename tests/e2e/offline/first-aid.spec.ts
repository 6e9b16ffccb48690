import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Passage } from '../../support/servers/switchboard.ts';
import { expect, offlineReady, playPirates, setLight, test } from '../support/actions.ts';
import { violations } from '../support/axe.ts';

/** A page whose first files can't be loaded or parsed says so in plain words, and its only button opens the app once they can. */

/** The paths of the files without which the app can't start: two of its scripts, and its stylesheet. */
const first = (): { entry: string; second: string; styles: string } => {
  const page = readFileSync('dist/index.html', 'utf8');
  const named = (pattern: RegExp): string => pattern.exec(page)?.[1] ?? 'missing';
  return {
    entry: named(/<script type="module"[^>]*src="([^"]+)"/),
    second: named(/<link rel="modulepreload"[^>]*href="([^"]+)"/),
    styles: named(/<link rel="stylesheet"[^>]*href="([^"]+)"/),
  };
};

/** The server has everything except this file, for which it returns its own error page. */
const without = (file: string) => (path: string) => (path === file ? { instead: '/assets/gone.js' } : true);
/** Simulates syntax that is newer than the browser. */
const unreadable = (file: string) => (path: string) => (path === file ? { script: 'const later = @@;\n' } : true);

const trouble = (page: Page) => page.getByRole('alert').getByRole('heading', { name: 'Play Venture couldn’t start' });
const again = (page: Page) => page.getByRole('button', { name: 'Load again' });
const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' });

async function loadAgain(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent('load'), again(page).click()]);
}

/** Counts the page's loads, and what the content security policy blocked. */
function watch(page: Page): { loads: number; refused: string[] } {
  const seen = { loads: 0, refused: [] as string[] };
  page.on('load', () => (seen.loads += 1));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) seen.refused.push(message.text());
  });
  return seen;
}

test('a first visit without a first file, or with one that can’t be parsed, says so; the button opens the app once it is there', async ({
  browser,
  line,
}) => {
  test.setTimeout(150_000);
  const { entry, second, styles } = first();
  const ways: Record<string, (path: string) => Passage> = {
    'the first script is missing': without(entry),
    'what the first script needs is missing': without(second),
    'the first script can’t be read': unreadable(entry),
    'what the first script needs can’t be read': unreadable(second),
    'the stylesheet is missing': without(styles),
    'a page comes instead of the stylesheet': (path) => (path === styles ? 'page' : true),
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
      // Tapping too early changes nothing, and the page does not reload by itself.
      await loadAgain(page);
      await expect(trouble(page)).toBeVisible();
      await page.waitForTimeout(300);
      expect(seen).toEqual({ loads: 2, refused: [] });
      line.let(() => true);
      // One tap replaces a wrong answer in the browser's cache.
      await loadAgain(page);
      await expect(page.getByRole('tab', { name: 'Get Started' })).toBeVisible();
      await expect(again(page)).toHaveCount(0);
      await context.close();
    });
  }
});

test('the message about a failed start is accessible in all three colour themes', async ({ page, line }) => {
  line.let(without(first().entry));
  await page.goto(line.url);
  await expect(trouble(page)).toBeVisible();
  for (const light of ['day', 'night', 'sun'] as const) {
    await setLight(page, light);
    expect(await violations(page), light).toEqual([]);
  }
});

/** Removes the app's code from the worker's cache, as a browser does to free space, or replaces it. */
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

test.describe('with a service worker', () => {
  // The worker serves the broken or complete files.
  test.use({ serviceWorkers: 'allow' });

  test('a worker that serves broken files is replaced by the server’s version once the server answers, and the adventures stay', async ({
    page,
    line,
  }) => {
    test.setTimeout(150_000);
    await playPirates(page, line.url, { slides: 'finished' });
    await offlineReady(page);
    for (const instead of [null, '<p>Please accept our terms.</p>']) {
      await page.goto(line.url);
      await expect(dashboard(page)).toBeVisible();
      // First, for the worker fetches again what is missing.
      line.let(() => false);
      await evict(page, instead);
      await page.reload();
      await expect(trouble(page)).toBeVisible();
      await again(page).click();
      await expect(page.getByText('There is no connection to Play Venture right now')).toBeVisible();
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined)).toBe(true);

      line.let(() => true);
      await loadAgain(page);
      await expect(dashboard(page)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Pirates Adventure' })).toBeVisible();
      // Everything is cached again.
      await offlineReady(page);
      line.let(() => false);
      await page.reload();
      await expect(dashboard(page)).toBeVisible();
      await page.getByRole('button', { name: 'Resume', exact: true }).click();
      await expect(page.getByText('Step 1 of 8', { exact: true })).toBeVisible();
      line.let(() => true);
    }
  });

  test('if the worker has the whole app, a page that was loaded without it returns to it', async ({ page, line }) => {
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

test('if the app neither loads nor fails, the page says so after a while, and one tap requests it again', async ({ browser, line }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const seen = watch(page);
  await page.clock.install();
  // The first request hangs forever, even after later ones get through.
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
  // Once the app is running, nothing of this is left.
  await page.clock.fastForward(20_000);
  await expect(page.getByText('This is taking long')).toHaveCount(0);
  expect(seen.refused).toEqual([]);
  await context.close();
});

test('what the server’s first answer paints stays in place when scripts, stylesheets and fonts arrive', async ({ browser, line }) => {
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
