import type { Page } from '@playwright/test';
import { addChild, expect, finishOnboarding, signUp, test } from './support.ts';

/** What happens on a device when an app with another database has been there. */

async function familyOfAda(page: Page, url: string): Promise<void> {
  await signUp(page, url, 'Robin');
  await finishOnboarding(page);
  await addChild(page, { name: 'Ada', age: 7 });
  await page.getByRole('button', { name: 'Complete Profile Setup' }).click();
  await expect(page.getByRole('button', { name: 'Start Adventure!' })).toBeVisible();
}

/** A page of the same site on which no app runs, so that another one can be played. */
async function openBarePage(page: Page, url: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(`${url}/config.json`);
  return other;
}

/**
 * What next year's app does first: it opens the family's database in its own version and rewrites what is in it. Half-way through,
 * rows are gone that come back at its end; `isEndless`: it never comes to its end, and this answers in the midst of it.
 */
function upgrade(bare: Page, isEndless: boolean): Promise<void> {
  return bare.evaluate(async (endless) => {
    const names = (await indexedDB.databases()).map((entry) => entry.name ?? '');
    const name = names.find((found) => /^venture-[0-9a-f]{8}-/.test(found)) ?? '';
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.open(name, 20);
      request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
      request.addEventListener('success', () => {
        request.result.close();
        resolve();
      });
      request.addEventListener('upgradeneeded', () => {
        const novelties = request.result.createObjectStore('novelties', { keyPath: 'id' });
        const children = request.transaction?.objectStore('children');
        const all = children?.getAll();
        children?.clear();
        let written = 0;
        const goOn = (): void => {
          written += 1;
          if (endless && written === 100) resolve();
          if (endless || written < 100) novelties.put({ id: written }).addEventListener('success', goOn);
          else for (const child of (all?.result ?? []) as unknown[]) children?.put(child);
        };
        goOn();
      });
    });
  }, isEndless);
}

test('an app whose database is newer takes it over: this page asks to be loaded again, and then everything can be read and nothing changed', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  await familyOfAda(page, site.url);
  const bare = await openBarePage(page, site.url);
  await upgrade(bare, false);
  await expect(page.getByRole('heading', { name: 'This page was left behind' })).toBeVisible();
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByText('A newer Play Venture has been here')).toBeVisible();
  await page.goto(`${site.url}/?view=profile`);
  await expect(page.getByRole('heading', { name: 'Ada' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Your Name').fill('Too Old');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('A newer version of Play Venture is here. Reload to go on.').first()).toBeVisible();
});

test('an upgrade whose tab is killed half-way leaves the database as it was', async ({ page, site }) => {
  test.setTimeout(120_000);
  await familyOfAda(page, site.url);
  const bare = await openBarePage(page, site.url);
  await upgrade(bare, true);
  await expect(page.getByRole('heading', { name: 'This page was left behind' })).toBeVisible();
  const cdp = await page.context().newCDPSession(bare);
  const gone = bare.waitForEvent('crash');
  cdp.send('Page.crash').catch(() => undefined);
  await gone;
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByText('A newer Play Venture has been here')).toHaveCount(0);
  await page.goto(`${site.url}/?view=profile`);
  await expect(page.getByRole('heading', { name: 'Ada' })).toBeVisible();
});
