import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { accountRows, addChild, expect, offlineReady, openSelector, playPirates, synced, test } from '../support/actions.ts';
import { familyDatabase } from '../support/database.ts';
import { newEmail, password } from '../support/family.ts';

// The app is opened offline.
test.use({ serviceWorkers: 'allow' });

/** Deletes the account as another device of the family would do it. */
async function deleteElsewhere(page: Page, url: string): Promise<void> {
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('venture-session') ?? '{}') as { access_token: string }).access_token,
  );
  const { supabaseKey } = (await (await fetch(`${url}/config.json`)).json()) as { supabaseKey: string };
  const headers = { apikey: supabaseKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${url}/rest/v1/rpc/delete_account`, { method: 'POST', headers, body: '{}' });
  expect(answer.ok).toBe(true);
}

test('[BEY-02] [BEY-07] if the account is deleted on another device while edits are unsynced, the device says so, and nothing is lost', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(180_000);
  const email = await openSelector(page, site.url);
  await synced(page);
  await offlineReady(page);
  await context.setOffline(true);
  await page.goto(`${site.url}/?view=profile`);
  await page.getByRole('tab', { name: 'Settings' }).click();
  await addChild(page, { name: 'Bela', age: 8 });
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Profile Updated').first()).toBeVisible();
  await deleteElsewhere(page, site.url);
  await expect(page.getByText('This account no longer exists')).toHaveCount(0);
  await context.setOffline(false);

  const card = page.getByRole('complementary', { name: 'This account no longer exists' });
  await expect(card).toContainText(email, { timeout: 60_000 });
  await expect(page.getByText('Sign in again')).toHaveCount(0);
  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Export this family' }).click();
  const { children } = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as { children: { name: string }[] };
  expect(children.map(({ name }) => name).toSorted()).toEqual(['Ada', 'Bela']);

  // From now on this is known, even offline.
  await page.goto(site.url);
  await expect(card).toBeVisible({ timeout: 60_000 });
  await card.getByRole('button', { name: 'Take the family out of it' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take the family out of it' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  const panel = page.getByRole('tabpanel', { name: 'Get Started' });
  await panel.getByLabel('Name', { exact: false }).fill('Robin');
  await panel.getByLabel('Email').fill(newEmail());
  await panel.getByLabel('Password', { exact: true }).fill(password);
  await panel.locator('button[type=submit]').click();
  await expect(page.getByText('Everything came along')).toBeVisible({ timeout: 30_000 });
  await expect
    .poll(async () => (await accountRows(page, 'children', ['name'])).map(({ name }) => String(name)).toSorted(), { timeout: 60_000 })
    .toEqual(['Ada', 'Bela']);
  await expect(card).toHaveCount(0);
});

/** Deletes the family's database, as the browser does to free space; the page is one on which the app does not run. */
async function evict(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/config.json`);
  await page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.addEventListener('success', () => resolve());
        request.addEventListener('error', () => reject(request.error ?? new Error('not deleted')));
      }),
    await familyDatabase(page),
  );
}

test('[BEY-07] a device cleared by the browser loads the family again and deletes nothing in the account; if that is gone too, it says so', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  await playPirates(page, site.url, { slides: 'finished' });
  await synced(page);
  await evict(page, site.url);
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Resume', exact: true })).toBeVisible();
  await synced(page);
  expect(await accountRows(page, 'children', ['name'])).toEqual([{ name: 'Ada' }]);

  await evict(page, site.url);
  await deleteElsewhere(page, site.url);
  await page.goto(site.url);
  const card = page.getByRole('complementary', { name: 'This account no longer exists' });
  await expect(card).toContainText('There is no family on this device either', { timeout: 60_000 });
  await expect(card.getByRole('button', { name: 'Export this family' })).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Take the family out of it' })).toHaveCount(0);
});
