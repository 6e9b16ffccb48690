import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { copyMade, startMadeServer } from '../../support/servers/server.ts';
import {
  accountRows,
  expect,
  killTab,
  openSelector,
  playPirates,
  playToLastStep,
  setLight,
  signIn,
  skipOnboarding,
  synced,
  test,
} from '../support/actions.ts';
import { violations } from '../support/axe.ts';
import { newEmail, password } from '../support/family.ts';

/** From `/auth` to the first step, for a child of six in the living room; returns the number of taps. */
async function tryItNow(page: Page, url: string): Promise<number> {
  await page.goto(url);
  await expect(page).toHaveURL(/\/auth$/);
  const taps = [
    page.getByRole('button', { name: 'Try it now' }),
    page.getByRole('button', { name: '6', exact: true }),
    page.getByRole('button', { name: 'Living room' }),
  ];
  for (const tap of taps) await tap.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pirates Adventure' })).toBeVisible({ timeout: 30_000 });
  return taps.length;
}

async function fillSignUp(page: Page, email: string): Promise<void> {
  const panel = page.getByRole('tabpanel', { name: 'Get Started' });
  await panel.getByLabel('Name', { exact: false }).fill('Robin');
  await panel.getByLabel('Email').fill(email);
  await panel.getByLabel('Password', { exact: true }).fill(password);
  await panel.locator('button[type=submit]').click();
}

const childrenAtServer = async (page: Page): Promise<string[]> =>
  (await accountRows(page, 'children', ['name'])).map(({ name }) => String(name)).toSorted();
const adventuresAtServer = (page: Page): Promise<Record<string, unknown>[]> => accountRows(page, 'adventure_sessions', ['id']);

/** The names of all family databases on this device. */
const familiesHere = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name ?? '').filter((name) => /^venture-[0-9a-f]{8}-/.test(name)),
  );

test('[BEY-01] a first visit leads to a first step in three taps, without an account and without a call to the story service', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/(rest|functions|auth)\/v1\//.test(request.url())) asked.push(request.url());
  });
  expect(await tryItNow(page, site.url)).toBeLessThanOrEqual(6);
  await expect(page.getByText(/^Step 1 of \d+$/)).toBeVisible();
  const place = page.url();

  // It is kept like any family's: pause, dashboard, reload, resume, and on to the next step.
  await page.getByRole('button', { name: /Pause/ }).click();
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' })).toBeVisible();
  await expect(page.getByText('lives on this device only')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Keep it in an account' })).toHaveAttribute('href', '/auth');
  await expect(page.getByText('On this device', { exact: true }).first()).toBeVisible();
  await page
    .getByRole('button', { name: /Resume/ })
    .first()
    .click();
  await expect(page).toHaveURL(place);
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(page.getByText(/^Step 2 of \d+$/)).toBeVisible();
  expect(asked).toEqual([]);

  // `/auth` still offers the sign-in, and the way back.
  await page.goto(`${site.url}/auth`);
  await page.getByRole('link', { name: 'Back to your adventures' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' })).toBeVisible();

  // Deleted after a second confirmation; then the device is as before.
  await page.goto(`${site.url}/?view=profile`);
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Throw this family away' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Throw it away' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  expect(await familiesHere(page)).toEqual([]);
  await page.goto(site.url);
  await expect(page.getByRole('button', { name: 'Try it now' })).toBeVisible();
});

test('[BEY-02] a sign-up moves the guest family into the account: same rows, new owner, nothing twice', async ({ page, site, browser }) => {
  test.setTimeout(240_000);
  await tryItNow(page, site.url);
  const adventure = new URL(page.url()).searchParams.get('adventure');
  await playToLastStep(page);
  await page.getByRole('button', { name: 'Complete Adventure' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Adventure Complete!' })).toBeVisible();
  await page.getByRole('button', { name: 'Return to Adventure Library' }).click();
  await expect(page.getByText('Your adventures live on this device only')).toBeVisible();
  await page.getByRole('link', { name: 'Keep it in an account' }).click();
  const email = newEmail();
  await fillSignUp(page, email);
  await expect(page).not.toHaveURL(/\/auth/);
  await expect(page.getByText('Everything came along')).toBeVisible({ timeout: 30_000 });
  await skipOnboarding(page);
  await synced(page);
  await expect(page.getByText('this device only')).toHaveCount(0);
  await expect.poll(() => adventuresAtServer(page), { timeout: 60_000 }).toEqual([{ id: adventure }]);
  expect(await childrenAtServer(page)).toEqual(['Pip']);
  expect(await familiesHere(page)).toHaveLength(1);

  const laptop = await (await browser.newContext()).newPage();
  await signIn(laptop, site.url, email);
  await skipOnboarding(laptop);
  await expect(laptop.getByRole('heading', { name: /Pirates Adventure/ }).first()).toBeVisible({ timeout: 30_000 });
  await laptop.context().close();
});

/**
 * Kills the tab before write number `at` (from 0) to the families' databases, or their deletion, so that it and all later ones never
 * happen. Returns a function that says whether that has happened.
 */
async function killBefore(page: Page, at: number): Promise<() => Promise<boolean>> {
  let reached: () => void = () => undefined;
  const dead = new Promise<void>((resolve) => {
    reached = resolve;
  });
  await page.exposeFunction('dies', () => reached());
  await page.addInitScript((last) => {
    let count = 0;
    const die = (): never => {
      (window as unknown as { dies: () => void }).dies();
      throw new DOMException('the tab is dead', 'AbortError');
    };
    const step = (): void => {
      if (count >= last) die();
      count += 1;
    };
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its own `this` below
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (this: IDBDatabase, names, mode, options) {
      const tables = [names].flat();
      // The device's own entry, the lock in `meta`, and the copy of everything.
      if (mode === 'readwrite' && (tables.includes('entries') || tables.length === 1 || tables.length > 8)) {
        if (localStorage.getItem('venture-account') !== null && localStorage.getItem('venture-tried') !== null) step();
      }
      return transaction.call(this, names, mode, options);
    };
    // oxlint-disable-next-line typescript/unbound-method -- as above
    const { deleteDatabase } = IDBFactory.prototype;
    IDBFactory.prototype.deleteDatabase = function (this: IDBFactory, name) {
      step();
      return deleteDatabase.call(this, name);
    };
  }, at);
  return async () => {
    const settled = page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' }).waitFor({ timeout: 30_000 });
    return Promise.race([
      dead.then(() => true),
      settled.then(
        () => false,
        () => false,
      ),
    ]);
  };
}

test('[BEY-02] a move interrupted anywhere by killing the tab is continued at the next start, and everything is there once', async ({
  browser,
  site,
}) => {
  test.setTimeout(400_000);
  const context: BrowserContext = await browser.newContext({ reducedMotion: 'reduce' });
  let page = await context.newPage();
  await tryItNow(page, site.url);
  const adventure = new URL(page.url()).searchParams.get('adventure');
  await page.close();

  // The first tab is killed before the move is recorded; each later one gets one write further.
  let kills = 0;
  for (let at = 0; ; at += 1) {
    page = await context.newPage();
    const killed = await killBefore(page, at);
    await page.goto(site.url + (kills === 0 ? '/auth' : '/'));
    if (kills === 0) await fillSignUp(page, newEmail());
    if (!(await killed())) break;
    kills += 1;
    await killTab(page);
  }
  expect(kills).toBeGreaterThan(3);
  await skipOnboarding(page);
  await synced(page);
  await expect.poll(() => adventuresAtServer(page), { timeout: 60_000 }).toEqual([{ id: adventure }]);
  expect(await childrenAtServer(page)).toEqual(['Pip']);
  expect(await familiesHere(page)).toHaveLength(1);
  await context.close();
});

test('[BEY-02] an account with a family gets the guest family only if the adult agrees: kept apart, asked again, added', async ({
  page,
  site,
  browser,
}) => {
  test.setTimeout(240_000);
  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const email = await openSelector(other, site.url);
  await synced(other);
  await other.context().close();

  await tryItNow(page, site.url);
  await signIn(page, site.url, email);
  await expect(page.getByRole('heading', { level: 1, name: 'This account already has a family' })).toBeVisible({ timeout: 30_000 });
  for (const light of ['day', 'night', 'sun'] as const) {
    await setLight(page, light);
    expect(await violations(page, { without: '[aria-label=Notifications]' }), light).toEqual([]);
  }
  // With the keyboard only: Tab reaches it, and Enter presses it.
  const apart = page.getByRole('button', { name: 'Keep it apart on this device' });
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return apart.evaluate((button) => button === document.activeElement);
    })
    .toBe(true);
  await page.keyboard.press('Enter');
  await skipOnboarding(page);
  await synced(page);
  expect(await childrenAtServer(page)).toEqual(['Ada']);
  expect(await familiesHere(page)).toHaveLength(2);

  // It does not ask again by itself; the guest family is there again when nobody is signed in.
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('link', { name: 'Back to your adventures' }).click();
  await expect(page.getByText('lives on this device only')).toBeVisible();

  await signIn(page, site.url, email);
  await page.goto(`${site.url}/?view=profile`);
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Decide again' }).click();
  await page.getByRole('button', { name: 'Add it to this account' }).click();
  await expect.poll(() => childrenAtServer(page), { timeout: 60_000 }).toEqual(['Ada', 'Pip']);
  expect(await familiesHere(page)).toHaveLength(1);
});

test('[BEY-02] the guest family is deleted only after a second confirmation, and the account stays unchanged', async ({
  page,
  site,
  browser,
}) => {
  test.setTimeout(180_000);
  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const email = await openSelector(other, site.url);
  await synced(other);
  await other.context().close();

  await tryItNow(page, site.url);
  await signIn(page, site.url, email);
  await page.getByRole('button', { name: 'Throw it away' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
  expect(await familiesHere(page)).toHaveLength(2);
  await page.getByRole('button', { name: 'Throw it away' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Throw it away' }).click();
  await skipOnboarding(page);
  await expect.poll(() => familiesHere(page)).toHaveLength(1);
  await synced(page);
  expect(await childrenAtServer(page)).toEqual(['Ada']);
});

test('[BEY-02] [BEY-07] a family whose account is gone with its server can be detached from it, and moved into a new account', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'venture-wiped-'));
  let server = await startMadeServer({ dataDir });
  const { port, url } = server;
  const email = await playPirates(page, url, { slides: 'finished' });
  const adventure = new URL(page.url()).searchParams.get('adventure');
  await synced(page);
  await server.stop();
  rmSync(dataDir, { recursive: true });
  // The new server has other secrets, so it does not recognise the token, and the adult has to decide.
  await copyMade(dataDir);
  rmSync(join(dataDir, 'secrets.json'));
  server = await startMadeServer({ dataDir, port });

  await page.goto(url);
  await page.getByRole('button', { name: 'The account is gone' }).click({ timeout: 60_000 });
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`${email} no longer exists here`);
  await question.getByRole('button', { name: 'Take the family out of it' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await fillSignUp(page, email);
  await expect(page.getByText('Everything came along')).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => adventuresAtServer(page), { timeout: 60_000 }).toEqual([{ id: adventure }]);
  expect(await childrenAtServer(page)).toEqual(['Ada']);
  expect(await familiesHere(page)).toHaveLength(1);
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
