import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { generateApiKey } from '@supabase/lite';
import { startMadeServer } from '../support/server.ts';
import { openDatabase, readTable } from './database.ts';
import { openPortal, type PortalAnswer } from './portal.ts';
import { accountRows, expect, offlineReady, playPirates, synced, test } from './support.ts';

// What the worker keeps opens behind a portal too.
test.use({ serviceWorkers: 'allow' });

const pageWith = (status: number): PortalAnswer => ({
  status,
  body: '<!doctype html><title>Welcome</title><h1>Please accept our terms</h1>',
});
const json = (status: number, body: unknown): PortalAnswer => ({ status, body: JSON.stringify(body), type: 'application/json' });

const strangers: Record<string, PortalAnswer> = {
  'a page with 403': pageWith(403),
  'a page with 404': pageWith(404),
  'a page with 429': pageWith(429),
  'a page with 511': pageWith(511),
  'too many requests, by the auth service’s own gate': json(429, {
    code: 'over_request_rate_limit',
    error_code: 'over_request_rate_limit',
    msg: 'Too many.',
  }),
  'a filter’s 403': json(403, { error: 'Forbidden', message: 'Blocked by the school’s filter' }),
  'a gateway’s 401': json(401, { message: 'Invalid API key' }),
  'a friendly 200': json(200, { status: 'login required' }),
};

const tokens = /\/auth\/v1\/token/;

/** Whether the page's sign-in is good for a while, and its copy is the same. */
async function isRenewed(page: Page): Promise<boolean> {
  const own = await page.evaluate(() => localStorage.getItem('venture-session'));
  const entries = (await readTable(page, 'venture-device', 'entries')) as { key: string; value: unknown }[];
  const { expires_at } = JSON.parse(own ?? '{}') as { expires_at?: number };
  const copy = entries.find(({ key }) => key === 'session:venture-session')?.value;
  return (expires_at ?? 0) * 1000 > Date.now() && copy === own;
}

/** The sign-in has run out long ago, as after a week in a drawer. */
async function letTokenRunOut(page: Page): Promise<void> {
  // (A renewal that is under way would bring a fresh one behind our back.)
  await expect.poll(() => isRenewed(page), { timeout: 30_000 }).toBe(true);
  const database = await openDatabase(page, 'venture-device');
  await database.evaluate(
    (opened) =>
      new Promise<void>((resolve, reject) => {
        const name = 'venture-session';
        const stored = JSON.stringify({ ...JSON.parse(localStorage.getItem(name) ?? '{}'), expires_at: 1_700_000_000 });
        localStorage.setItem(name, stored);
        const transaction = opened.transaction('entries', 'readwrite');
        transaction.addEventListener('complete', () => resolve());
        transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not written')));
        transaction.objectStore('entries').put({ key: `session:${name}`, value: stored });
        opened.close();
      }),
  );
}

async function rename(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit adventure title' }).click();
  await page.getByLabel('Adventure title').fill(name);
  await page.getByLabel('Adventure title').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

/** Waits until the account has the name; the token it is asked with may have run out, and is renewed meanwhile. */
async function expectNameAtServer(page: Page, name: string): Promise<void> {
  const look = async (): Promise<void> =>
    expect(await accountRows(page, 'adventure_sessions', ['custom_name'])).toEqual([{ custom_name: name }]);
  await expect(look).toPass({ timeout: 80_000 });
}

test('[AUTH-10] what a portal answers in place of the auth service signs nobody out; the auth service’s own refusal asks for a sign-in', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000);
  const portal = await openPortal(Number(new URL(site.url).port));
  await playPirates(page, portal.url, { slides: 'finished' });
  await offlineReady(page);
  await synced(page);
  const notice = page.getByText('Sign in again to sync');

  for (const [what, answer] of Object.entries(strangers)) {
    await test.step(what, async () => {
      await letTokenRunOut(page);
      portal.block({ paths: tokens, answer });
      await page.reload();
      await rename(page, `Played behind ${what}`);
      await expect.poll(() => portal.answered(), { timeout: 30_000 }).toBeGreaterThan(0);
      portal.block(null);
      await page.reload();
      await synced(page);
      await expect(notice).toBeHidden();
    });
  }
  const last = Object.keys(strangers).at(-1) ?? '';
  await expectNameAtServer(page, `Played behind ${last}`);

  await letTokenRunOut(page);
  portal.block({ paths: tokens, answer: json(400, { code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' }) });
  await page.reload();
  await expect(notice).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(page.getByText('Step 2 of 8', { exact: true })).toBeVisible();
  await portal.close();
});

test('[AUTH-10] a family whose app has the backend’s old key goes on once the key was changed', async ({ page }) => {
  test.setTimeout(180_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'venture-rotated-'));
  const before = await startMadeServer({ dataDir });
  await playPirates(page, before.url, { slides: 'finished' });
  await offlineReady(page);
  await synced(page);
  await before.stop();

  const file = join(dataDir, 'secrets.json');
  const secrets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  writeFileSync(file, JSON.stringify({ ...secrets, publishableKey: (await generateApiKey('publishable')).key }));
  await rename(page, 'Renamed before the key was');
  const server = await startMadeServer({ dataDir, port: before.port });

  // The page that is open since before, then one whose sign-in has to be renewed with the key it remembers.
  await expect
    .poll(() => accountRows(page, 'adventure_sessions', ['custom_name']), { timeout: 80_000 })
    .toEqual([{ custom_name: 'Renamed before the key was' }]);
  writeFileSync(file, JSON.stringify({ ...secrets, publishableKey: (await generateApiKey('publishable')).key }));
  await server.stop();
  const again = await startMadeServer({ dataDir, port: before.port });
  await letTokenRunOut(page);
  await page.reload();
  await rename(page, 'And renamed once more');
  await expectNameAtServer(page, 'And renamed once more');
  await synced(page);
  await expect(page.getByText('Sign in again to sync')).toBeHidden();
  await again.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
