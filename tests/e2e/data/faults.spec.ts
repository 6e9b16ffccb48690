import type { Page } from '@playwright/test';
import { addChild, expect, offlineReady, playPirates, signUp, skipOnboarding, startPirates, test } from '../support/actions.ts';
import { putRows, unchanged } from '../support/database.ts';

type Broken = Window & { realScrollTo?: typeof window.scrollTo };

async function breakScrolling(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as Broken).realScrollTo ??= window.scrollTo;
    window.scrollTo = () => {
      throw new Error('broken on purpose');
    };
  });
}

async function mendScrolling(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { realScrollTo } = window as Broken;
    if (realScrollTo !== undefined) window.scrollTo = realScrollTo;
  });
}

test('a view that throws shows a recovery card; the adventure is kept, and both buttons work', async ({ page, site }) => {
  await playPirates(page, site.url);

  // Makes turning to the next step throw inside the view.
  await breakScrolling(page);
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(page.getByRole('alert').getByText('Your adventure is safe')).toBeVisible();
  await mendScrolling(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Step 2 of 8', { exact: true })).toBeVisible();

  await breakScrolling(page);
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await mendScrolling(page);
  await page.getByRole('button', { name: 'Go to the dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' })).toBeVisible();
  await expect(page.getByText('Step 3 of 8', { exact: true })).toBeVisible();
});

test('a corrupted row on the device is left out and reported; everything else works', async ({ page, site }) => {
  await playPirates(page, site.url);
  await page.getByRole('button', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'Continue Your Adventure' })).toBeVisible();

  await putRows(page, {
    adventures: [{ ...unchanged, id: crypto.randomUUID(), fields: { theme: 7, status: 'dancing' } }],
    children: [{ ...unchanged, id: crypto.randomUUID(), fields: { name: null } }],
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' })).toBeVisible();
  await expect(page.getByText('2 entries can’t be read')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pirates Adventure' })).toBeVisible();
});

test.describe('with the app in the worker’s cache', () => {
  // The worker answers a reload.
  test.use({ serviceWorkers: 'allow' });

  test('[ROUTE-02] an address that can’t be shown falls back to another view, and Back and reload work', async ({ page, site }) => {
    await signUp(page, site.url);
    await skipOnboarding(page);
    await page.goto(`${site.url}/?view=selector`);
    await expect(page.getByRole('heading', { level: 1, name: 'Set Up Your Adventure Profile' })).toBeVisible();
    await addChild(page, { name: 'Ada', age: 7 });
    await page.getByRole('button', { name: 'Complete Profile Setup' }).click();
    await startPirates(page);
    await offlineReady(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Pirates Adventure' })).toBeVisible();
    await page.goto(`${site.url}/?view=playing&adventure=00000000-0000-4000-8000-000000000000`);
    await expect(page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' })).toBeVisible();
    await page.goto(`${site.url}/?view=nonsense`);
    await expect(page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' })).toBeVisible();
  });
});
