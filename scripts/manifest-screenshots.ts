import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { atRest, choose, expect, finishAdventure, openSelector } from '../tests/e2e/support/actions.ts';
import { visit } from './support/visit.ts';

/**
 * Takes the screenshots that a browser shows when it offers to install the app (`screenshots` in the manifest), of the built app:
 * `node --import tsx scripts/manifest-screenshots.ts [dist]`. They are written to public/screenshots.
 */

const folder = resolve('public/screenshots');
mkdirSync(folder, { recursive: true });

async function shoot(page: Page, name: string, sizes: readonly ('wide' | 'narrow')[]): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  for (const size of sizes) {
    await page.setViewportSize(size === 'wide' ? { width: 1280, height: 800 } : { width: 412, height: 824 });
    await comeToRest(page);
    const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality: 78 });
    writeFileSync(join(folder, `${size}-${name}.webp`), Buffer.from(data, 'base64'));
  }
}

/** Waits until fonts and pictures are loaded, animations have ended, and no toast covers the page. */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('dialog')
    .first()
    .waitFor({ state: 'detached' })
    .catch(() => undefined);
  await atRest(page);
  await page.waitForLoadState('networkidle');
}

await visit({ viewport: { width: 1280, height: 800 }, dist: process.argv[2] }, async (page, url) => {
  const children = [
    { name: 'Mia', age: 5 },
    { name: 'Tom', age: 8 },
  ];
  await openSelector(page, url, { children });
  await choose(page, /Backyard/, /^Cooperative/, /^Medium/, /^Pirates/);
  await shoot(page, 'choose', ['narrow']);
  await page.getByRole('button', { name: 'Start Adventure!' }).click();
  await finishAdventure(page, async (step) => {
    if (step === 2) await shoot(page, 'play', ['wide', 'narrow']);
  });
  await page.getByRole('button', { name: 'Play Again' }).click();
  await expect(page.getByText(/^Step 1 of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(page.getByText(/^Step 2 of \d+$/)).toBeVisible();
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' })).toBeVisible();
  await shoot(page, 'dashboard', ['wide', 'narrow']);
  console.log(`The pictures are in ${folder}`);
});
