import type { Page } from '@playwright/test';
import { expect, killTab, openSelector, test } from '../support/actions.ts';
import { familyDatabase } from '../support/database.ts';

/** What happens on a device where a newer version of the app has used the database. */

/** A page of the same site on which the app does not run, to simulate another one. */
async function openBarePage(page: Page, url: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(`${url}/config.json`);
  return other;
}

/**
 * Simulates a newer version of the app: it opens the family's database with a higher version and rewrites its rows. Half-way through, rows
 * are missing that are restored at the end; with `isEndless` it never finishes, and this resolves in the middle.
 */
async function upgrade(bare: Page, isEndless: boolean): Promise<void> {
  await bare.evaluate(
    async ({ name, endless }) => {
      await new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name, 30);
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
    },
    { name: await familyDatabase(bare), endless: isEndless },
  );
}

test('a newer app takes over the database: this page asks for a reload, and then everything is readable and unchanged', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  await openSelector(page, site.url, { slides: 'finished' });
  const bare = await openBarePage(page, site.url);
  await upgrade(bare, false);
  await expect(page.getByRole('heading', { name: 'This page is out of date' })).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('A newer version of Play Venture is in use on this device')).toBeVisible();
  await page.goto(`${site.url}/?view=profile`);
  await expect(page.getByRole('heading', { name: 'Ada' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Your Name').fill('Too Old');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('There is a newer version of Play Venture. Reload to go on.').first()).toBeVisible();
});

test('an upgrade that is killed half-way leaves the database unchanged', async ({ page, site }) => {
  test.setTimeout(120_000);
  await openSelector(page, site.url, { slides: 'finished' });
  const bare = await openBarePage(page, site.url);
  await upgrade(bare, true);
  await expect(page.getByRole('heading', { name: 'This page is out of date' })).toBeVisible();
  await killTab(bare);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Adventure' })).toBeVisible();
  await page.goto(`${site.url}/?view=profile`);
  await expect(page.getByRole('heading', { name: 'Ada' })).toBeVisible();
  await expect(page.getByText('A newer version of Play Venture is in use on this device')).toHaveCount(0);
});
