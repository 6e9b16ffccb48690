import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { type RunningServer, startServer } from '../support/server.ts';

/** What the browser tests share: a real server of their own, with its data in an empty folder, and a family's first minutes. */

export type Backstage = {
  url: string;
  /** The process is really stopped, and really started again on the same port and data. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
};

async function withServer(run: (backstage: Backstage) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'venture-e2e-'));
  let server: RunningServer | null = await startServer({ dataDir });
  const { port, url } = server;
  await run({
    url,
    stop: async () => {
      await server?.stop();
      server = null;
    },
    start: async () => {
      server = await startServer({ dataDir, port });
    },
  });
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

type PerTest = {
  /** A server of this test's own, for what stops it. */
  backstage: Backstage;
};
type PerWorker = {
  /** One server for all tests of a worker: they have accounts of their own. */
  site: { url: string };
};

export const test = base.extend<PerTest, PerWorker>({
  // A page that turns takes no taps for a moment; where motion itself is looked at, a test asks for it.
  contextOptions: { reducedMotion: 'reduce' },
  backstage: async ({}, use) => withServer(use),
  site: [async ({}, use) => withServer(({ url }) => use({ url })), { scope: 'worker', timeout: 90_000 }],
});

export { expect };

export const password = 'correct horse battery';

let people = 0;

/** An address nobody has used yet. */
export function newEmail(): string {
  people += 1;
  return `parent${people}.${process.pid}@example.com`;
}

export async function signUp(page: Page, url: string, name = 'Robin', email = newEmail()): Promise<string> {
  await page.goto(`${url}/auth`);
  const panel = page.getByRole('tabpanel', { name: 'Get Started' });
  await panel.getByLabel('Name', { exact: false }).fill(name);
  await panel.getByLabel('Email').fill(email);
  await panel.getByLabel('Password', { exact: true }).fill(password);
  await panel.locator('button[type=submit]').click();
  await expect(page).not.toHaveURL(/\/auth/);
  return email;
}

/** Signs an account in that exists already, with the password of {@link signUp}. */
export async function signIn(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/auth`);
  await page.getByRole('tab', { name: 'Sign In' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Sign In' });
  await panel.getByLabel('Email').fill(email);
  await panel.getByLabel('Password', { exact: true }).fill(password);
  await panel.locator('button[type=submit]').click();
  await expect(page).not.toHaveURL(/\/auth/);
}

/** The four slides of the first visit. */
export async function skipOnboarding(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('button', { name: 'Skip' })).toHaveCount(0);
}

export async function addChild(
  page: Page,
  child: { name: string; age: number; interests?: string; considerations?: string },
): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(child.name);
  await page.getByLabel('Age').fill(String(child.age));
  if (child.interests !== undefined) await page.getByRole('textbox', { name: /Interests/ }).fill(child.interests);
  if (child.considerations !== undefined) await page.getByRole('textbox', { name: /Special Considerations/ }).fill(child.considerations);
  await page.getByRole('button', { name: 'Add Child' }).click();
}

/** All four slides, and the wish not to see them again. */
export async function finishOnboarding(page: Page): Promise<void> {
  for (let slide = 1; slide <= 3; slide += 1) await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByText("Don't show this again").click();
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(page.getByRole('button', { name: 'Skip' })).toHaveCount(0);
}

/** From the selector to the first step of a pirate adventure in the backyard. */
export async function startPirates(page: Page): Promise<void> {
  for (const name of [/Backyard/, /^Cooperative/, /^Medium/, /^Pirates/]) {
    // A tap on a page that is not painted yet, as no hand could make it, goes to the page before.
    await expect(() => page.getByRole('radio', { name }).check({ force: true, timeout: 2_000 })).toPass();
  }
  await page.getByRole('button', { name: 'Start Adventure!' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pirates Adventure' })).toBeVisible();
}

/** From any step to the end screen of the completed adventure. */
export async function finishAdventure(page: Page): Promise<void> {
  const complete = page.getByRole('button', { name: 'Complete Adventure' });
  const next = page.getByRole('button', { name: 'Next Step' });
  const place = page.getByText(/^Step \d+ of \d+$/);
  for (;;) {
    await expect(next.or(complete)).toBeVisible();
    if (await complete.isVisible()) break;
    const before = (await place.textContent()) ?? '';
    await next.click();
    await expect(place).not.toHaveText(before);
  }
  await complete.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Adventure Complete!' })).toBeVisible();
}

/** Waits until the worker has everything that the app needs with no connection. */
export async function offlineReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).length > 0 && navigator.serviceWorker.controller !== null))
    .toBe(true);
}

/** The page in another light. Colours pass from one light to the other: they may be judged once this has ended. */
export async function setLight(page: Page, light: 'day' | 'night' | 'sun'): Promise<void> {
  await page.evaluate(async (value) => {
    document.documentElement.dataset['light'] = value;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  }, light);
}
