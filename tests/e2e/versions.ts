import type { Page } from '@playwright/test';
import { expect } from './support.ts';

/** An update as a family meets it: two real builds, and a server for each on one and the same data. */

export const offer = 'A new version of Play Venture is ready';

/** The browser looks for a new version, as it does by itself every hour and whenever the app comes back to the front. */
export async function download(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null), { timeout: 80_000 })
    .toBe(true);
}

export async function expectVersion(page: Page, version: string): Promise<void> {
  await page.getByRole('button', { name: 'My Profile' }).click();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByText(`Version ${version}`, { exact: true })).toBeVisible();
}

/** What this page was made of, and what the worker keeps for the next start. */
export type Made = { page: string; code: string[]; kept: string[] };

/** The page as the worker serves it, the code that it has read so far, and every address in the worker's store. */
export function madeOf(page: Page): Promise<Made> {
  return page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) kept.push(url);
    const code = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return { page: await (await fetch('/index.html')).text(), code: code.filter((path) => path.startsWith('/assets/')), kept };
  });
}

/** Has the browser try for the new version, until it has given up or has it. */
export async function tryForUpdate(page: Page): Promise<'waiting' | 'given up'> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => undefined);
    const coming = registration.installing;
    if (coming !== null && coming.state === 'installing') {
      await new Promise<void>((resolve) => {
        coming.addEventListener('statechange', () => resolve(), { once: true });
      });
    }
    return registration.waiting === null ? 'given up' : 'waiting';
  });
}
