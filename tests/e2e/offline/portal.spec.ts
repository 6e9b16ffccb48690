import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { generateApiKey } from '@supabase/lite';
import { newClient } from '../../support/servers/backend.ts';
import { type RunningServer, startMadeServer } from '../../support/servers/server.ts';
import { accountRows, expect, offlineReady, playPirates, signIn, synced, test } from '../support/actions.ts';
import { openDatabase, readTable } from '../support/database.ts';
import { password } from '../support/family.ts';
import { openPortal, type PortalAnswer } from '../support/portal.ts';

// The app opens from the worker's cache even behind a captive portal.
test.use({ serviceWorkers: 'allow' });

const pageWith = (status: number): PortalAnswer => ({
  status,
  body: '<!doctype html><title>Welcome</title><h1>Please accept our terms</h1>',
});
const json = (status: number, body: unknown): PortalAnswer => ({ status, body: JSON.stringify(body), type: 'application/json' });

const foreignAnswers: Record<string, PortalAnswer> = {
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

/** Whether the page's sign-in is valid for a while, in both of its copies. */
async function isRenewed(page: Page): Promise<boolean> {
  const own = await page.evaluate(() => localStorage.getItem('venture-session'));
  const entries = (await readTable(page, 'venture-device', 'entries')) as { key: string; value: unknown }[];
  const { expires_at } = JSON.parse(own ?? '{}') as { expires_at?: number };
  const copy = entries.find(({ key }) => key === 'session:venture-session')?.value;
  return (expires_at ?? 0) * 1000 > Date.now() && copy === own;
}

/** Makes the token look long expired, as after a week in a drawer. */
async function letTokenRunOut(page: Page): Promise<void> {
  // Waits first, because a running renewal would bring a fresh token.
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

/** Waits until the account has the name; the token for the request may be expired and is renewed meanwhile. */
async function expectNameAtServer(page: Page, name: string): Promise<void> {
  const look = async (): Promise<void> =>
    expect(await accountRows(page, 'adventure_sessions', ['custom_name'])).toEqual([{ custom_name: name }]);
  await expect(look).toPass({ timeout: 80_000 });
}

test('[AUTH-10] a captive portal’s answers sign nobody out; the auth service’s own refusal asks for a sign-in', async ({ page, site }) => {
  test.setTimeout(240_000);
  const portal = await openPortal(Number(new URL(site.url).port));
  await playPirates(page, portal.url, { slides: 'finished' });
  await offlineReady(page);
  await synced(page);
  const notice = page.getByText('Sign in again to sync');

  for (const [what, answer] of Object.entries(foreignAnswers)) {
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
  const last = Object.keys(foreignAnswers).at(-1) ?? '';
  await expectNameAtServer(page, `Played behind ${last}`);

  await letTokenRunOut(page);
  portal.block({ paths: tokens, answer: json(400, { code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' }) });
  await page.reload();
  await expect(notice).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(page.getByText('Step 2 of 8', { exact: true })).toBeVisible();
  await portal.close();
});

test('[AUTH-10] an app with the backend’s old API key works on after the key was changed', async ({ page }) => {
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

  // First the page that was open before, then one that renews its sign-in with the remembered key.
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

/** Restarts the server with another signing key, as after a leak. `between` runs while it is down. */
async function withNewSigningKey(server: RunningServer, dataDir: string, between: () => Promise<void>): Promise<RunningServer> {
  await server.stop();
  await between();
  const file = join(dataDir, 'secrets.json');
  const secrets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  writeFileSync(file, JSON.stringify({ ...secrets, jwtSecret: randomBytes(48).toString('base64url') }));
  return startMadeServer({ dataDir, port: server.port });
}

function tokenOf(page: Page): Promise<string> {
  return page.evaluate(() => (JSON.parse(localStorage.getItem('venture-session') ?? '{}') as { access_token: string }).access_token);
}

/** The status of the server's answer to this token for the page's account. */
async function statusFor(page: Page, token: string): Promise<number> {
  return page.evaluate(async (shown) => {
    const { supabaseKey } = (await (await fetch('/config.json')).json()) as { supabaseKey: string };
    const { user } = JSON.parse(localStorage.getItem('venture-session') ?? '{}') as { user: { id: string } };
    const headers = { apikey: supabaseKey, authorization: `Bearer ${shown}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ account: user.id, changes: [], since: 0, max_rows: 1 });
    return (await fetch('/rest/v1/rpc/sync', { method: 'POST', headers, body })).status;
  }, token);
}

/** A family at the first step of an adventure that is synced to a server of its own. */
async function playOnServerOfItsOwn(page: Page) {
  const dataDir = mkdtempSync(join(tmpdir(), 'venture-signing-'));
  const server = await startMadeServer({ dataDir });
  const email = await playPirates(page, server.url, { slides: 'finished' });
  await offlineReady(page);
  await synced(page);
  return { dataDir, server, email };
}

test('[AUTH-10] after a change of the signing key, every device renews its sign-in by itself, and unsynced changes arrive', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const { dataDir, server: before, email } = await playOnServerOfItsOwn(page);
  const laptop = await (await browser.newContext()).newPage();
  await signIn(laptop, before.url, email);
  await synced(laptop);
  const tokens = [await tokenOf(page), await tokenOf(laptop)];
  await laptop.goto('about:blank');

  const server = await withNewSigningKey(before, dataDir, async () => {
    await rename(page, 'Renamed while the key was changed');
    await expect(page.locator('[data-sync=unreachable]').first()).toBeVisible({ timeout: 40_000 });
  });
  for (const token of tokens) expect(await statusFor(page, token)).toBe(401);

  // First the page that was open before, then a device that returns.
  await expectNameAtServer(page, 'Renamed while the key was changed');
  await synced(page);
  expect(await statusFor(page, await tokenOf(page))).toBe(200);
  await laptop.goto(server.url);
  await expect(laptop.getByRole('heading', { name: 'Renamed while the key was changed' })).toBeVisible({ timeout: 60_000 });
  await synced(laptop);
  for (const device of [page, laptop]) await expect(device.getByText('Sign in again to sync')).toBeHidden();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('[AUTH-10] a server with a new signing key that does not know the sign-in: play goes on, and changes arrive after the password is entered', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const { dataDir, server: before, email } = await playOnServerOfItsOwn(page);
  await context.setOffline(true);
  await rename(page, 'Renamed with nobody signed in');
  const { publishableKey } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as { publishableKey: string };
  const elsewhere = newClient(before.url, publishableKey);
  await elsewhere.auth.signInWithPassword({ email, password });
  expect((await elsewhere.auth.updateUser({ password: 'another horse battery' })).error).toBeNull();
  const server = await withNewSigningKey(before, dataDir, async () => undefined);
  await context.setOffline(false);

  await expect(page.getByText('Sign in again to sync')).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('[data-sync=sign-in]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(page.getByText('Step 2 of 8', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in again' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill('another horse battery');
  await dialog.locator('button[type=submit]').click();
  await expect(page.getByText('Sign in again to sync')).toBeHidden({ timeout: 30_000 });
  await synced(page);
  await expectNameAtServer(page, 'Renamed with nobody signed in');
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
