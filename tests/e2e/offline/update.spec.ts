import type { Page } from '@playwright/test';
import { nextAssets } from '../../support/servers/next-build.ts';
import { portalWords } from '../../support/servers/switchboard.ts';
import { expect, finishAdventure, offlineReady, playPirates, test } from '../support/actions.ts';
import { download, expectVersion, madeOf, offer, tryForUpdate } from '../support/versions.ts';

/** Updates of the app, from a family's point of view. */

// The service worker does the update.
test.use({ serviceWorkers: 'allow' });

test('a new version waits while a step is played or text is unsaved anywhere, then is applied to all tabs at once, without changing stored data', async ({
  page,
  context,
  served,
}) => {
  test.setTimeout(180_000);
  await playPirates(page, served.url, { slides: 'finished' });
  await offlineReady(page);
  await served.update();
  await download(page);
  // During a step nothing is offered, and nothing happens by itself.
  await expect(page.getByText('Step 1 of 8', { exact: true })).toBeVisible();
  await expect(page.getByText(offer)).toHaveCount(0);
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(page.getByText('Step 2 of 8', { exact: true })).toBeVisible();

  const other = await context.newPage();
  await other.goto(served.url);
  await other.getByRole('button', { name: 'Update now' }).click();
  await expect(other.getByText(/Another tab is in the middle of an adventure/)).toBeVisible();
  await page.getByRole('button', { name: 'Home' }).click();

  // An update in one tab does not lose half-written feedback in another.
  await page.getByRole('button', { name: 'Give Feedback' }).click();
  const text = page.getByRole('dialog', { name: 'Give Feedback' }).getByRole('textbox').first();
  await text.fill('The crab was the best of all.');
  await other.getByRole('button', { name: 'Update now' }).click();
  await expect(other.getByText(/Something has not been saved yet/)).toBeVisible();
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
  await playPirates(page, served.url, { slides: 'finished' }, 'last step');
  await offlineReady(page);
  await served.update();
  await download(page);
  await finishAdventure(page);
  await expect(page.getByText(offer)).toBeVisible();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Update now' }).click()]);
  await expect(page.getByRole('heading', { level: 1, name: 'Adventure Complete!' })).toBeVisible();
});

/** The cached addresses that contain a captive portal's page. */
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

test('a captive portal’s page is not cached as a file, and the new version is installed once the real files arrive', async ({
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
  // The wrong answers in the browser's own cache are not used.
  served.front.let(() => true);
  await download(page);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Update now' }).click()]);
  await expectVersion(page, 'the next one');
  served.front.let(() => false);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
});

/** Waits until the page has loaded the code for the family's database and sync. */
async function opened(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/start-sync-')));
  await expect(page.getByRole('button', { name: 'My Profile' })).toBeVisible();
}

test.describe('without the app in a worker’s cache', () => {
  test.use({ serviceWorkers: 'block' });

  test('if the server no longer has an old version’s code, the app offers the new version', async ({ page, served }) => {
    test.setTimeout(150_000);
    await playPirates(page, served.url, { slides: 'finished' });
    await page.goto(served.url);
    await opened(page);
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    await served.update();
    await page.getByRole('button', { name: 'My Profile' }).click();
    await expect(page.getByRole('heading', { name: 'This page is not on this device yet' })).toBeVisible();
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Load it again' }).click()]);
    await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    await page.getByRole('tab', { name: 'Settings' }).click();
    await expect(page.getByText('Version the next one')).toBeVisible();
  });
});

test('a page whose files the browser has evicted gets the new version through the worker', async ({ page, served }) => {
  test.setTimeout(150_000);
  await playPirates(page, served.url, { slides: 'finished' });
  await offlineReady(page);
  await page.goto(served.url);
  await opened(page);
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
  await expect(page.getByRole('heading', { name: 'This page is not on this device yet' })).toBeVisible();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Load it again' }).click()]);
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
});
