import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../../scripts/browser.ts';
import { startServer } from '../support/server.ts';
import { addChild, expect, offlineReady, signUp, skipOnboarding, startPirates, test } from './support.ts';

test('the browser finds nothing that keeps the app from being installed', async ({ site }) => {
  const profile = mkdtempSync(join(tmpdir(), 'venture-profile-'));
  const executablePath = findBrowser();
  const context = await chromium.launchPersistentContext(profile, {
    args: ['--headless=new', ...browserFlags],
    ...(executablePath === null ? {} : { executablePath }),
  });
  try {
    const page = await context.newPage();
    await page.goto(`${site.url}/auth`);
    await offlineReady(page);
    const cdp = await context.newCDPSession(page);
    const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    const manifest = (await (await page.request.get(`${site.url}/manifest.webmanifest`)).json()) as {
      icons: { src: string; purpose?: string }[];
    };
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['maskable', 'monochrome']));
    for (const { src } of manifest.icons) expect((await page.request.get(`${site.url}${src}`)).ok(), src).toBe(true);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
});

test('a new version waits while a step is played, is offered on the dashboard, and changes nothing that is stored', async ({ page }) => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(tmpdir(), 'venture-update-'));
  const [oldDist, newDist, dataDir] = [join(folder, 'old'), join(folder, 'new'), join(folder, 'data')];
  cpSync('dist', oldDist, { recursive: true });
  execFileSync(
    process.execPath,
    [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--outDir', newDist, '--emptyOutDir', '--logLevel', 'error'],
    {
      env: { ...process.env, BUILD_ID: 'the next one' },
    },
  );
  let server = await startServer({ dataDir, dist: oldDist });
  const { url, port } = server;
  try {
    await signUp(page, url);
    await skipOnboarding(page);
    await addChild(page, { name: 'Ada', age: 7 });
    await page.getByRole('button', { name: 'Complete Profile Setup' }).click();
    await startPirates(page);
    await offlineReady(page);

    await server.stop();
    server = await startServer({ dataDir, dist: newDist, port });
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(true);
    // In the middle of a step nothing is offered, and nothing happens by itself.
    await expect(page.getByText('Step 1 of 8', { exact: true })).toBeVisible();
    await expect(page.getByText('A new version of Play Venture is ready')).toHaveCount(0);
    await page.getByRole('button', { name: 'Next Step' }).click();
    await expect(page.getByText('Step 2 of 8', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Home' }).click();
    await expect(page.getByText('A new version of Play Venture is ready')).toBeVisible();
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Update now' }).click()]);
    await page.getByRole('button', { name: 'My Profile' }).click();
    await page.getByRole('tab', { name: 'Settings' }).click();
    await expect(page.getByText('Version the next one')).toBeVisible();
    await page.goto(url);
    await expect(page.getByText('Step 2 of 8', { exact: true })).toBeVisible();
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
