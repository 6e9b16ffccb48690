import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { sourceId } from '../../server/build-id.ts';
import { startMadeServer } from '../support/server.ts';
import { type Switchboard, startSwitchboard } from '../support/switchboard.ts';
import { test as base, expect } from './support.ts';

/** Two real builds, and a server for each on one and the same data: an update as a family meets it. */

export const offer = 'A new version of Play Venture is ready';

/** Every file of the new build has an address of its own: an update that has to fetch all of it. */
export const nextAssets = 'assets/next';

type Versions = { newDist: string };
type Served = { front: Switchboard; update: () => Promise<void>; url: string };

const root = resolve(import.meta.dirname, '../..');
const cache = join(root, '.cache');

/** A second build of these sources, made once and kept until they change. */
function nextBuild(): string {
  const name = `next-${sourceId(root).slice(0, 16)}`;
  const made = join(cache, name);
  if (existsSync(made)) return made;
  mkdirSync(cache, { recursive: true });
  const draft = `${made}.${process.pid}`;
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  const build = ['build', '--assetsDir', nextAssets, '--outDir', draft, '--emptyOutDir', '--logLevel', 'error'];
  execFileSync(process.execPath, [vite, ...build], { cwd: root, env: { ...process.env, BUILD_ID: 'the next one' } });
  try {
    renameSync(draft, made);
  } catch {
    // Somebody else has made it meanwhile.
    rmSync(draft, { recursive: true });
  }
  for (const old of readdirSync(cache))
    if (/^next-\w+$/.test(old) && old !== name) rmSync(join(cache, old), { recursive: true, force: true });
  return made;
}

export const test = base.extend<{ served: Served }, { versions: Versions }>({
  versions: [async ({}, provide) => provide({ newDist: nextBuild() }), { scope: 'worker', timeout: 180_000 }],
  served: async ({ versions }, provide) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'venture-versions-'));
    let server = await startMadeServer({ dataDir });
    const front = await startSwitchboard(server.url);
    const update = async (): Promise<void> => {
      await server.stop();
      server = await startMadeServer({ dataDir, dist: versions.newDist });
      front.target(server.url);
    };
    await provide({ front, update, url: front.url });
    await front.stop();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  },
});

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
