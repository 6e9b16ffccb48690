import type { Page } from '@playwright/test';
import { expect } from './actions.ts';

/** Two real builds with a server each, on the same data, to test updates. */

export const offer = 'A new version of Play Venture is ready';

/** Makes the browser check for a new version, as it does every hour and when the app comes to the front. */
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

/** The files of which the page consists, and those cached for the next start. */
export type Made = { page: string; code: string[]; kept: string[] };

/** The page as the worker serves it, the code it has loaded so far, and every address in the worker's cache. */
export function madeOf(page: Page): Promise<Made> {
  return page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) kept.push(url);
    const code = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return { page: await (await fetch('/index.html')).text(), code: code.filter((path) => path.startsWith('/assets/')), kept };
  });
}

/** Makes the browser try to install the new version, until it has succeeded or given up. */
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
