import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startServer } from '../tests/support/server.ts';
import { browserFlags, getBrowser } from './browser.ts';

/**
 * The pictures that a browser shows when it offers to install the app (`screenshots` in the manifest), made by the built app itself:
 * `node --import tsx scripts/shop-window.ts [dist]`. They go to public/screenshots.
 */

const folder = resolve('public/screenshots');
const dist = process.argv[2];
const executablePath = getBrowser();
if (executablePath === null) process.exit(1);
const dataDir = mkdtempSync(join(tmpdir(), 'venture-window-'));
const server = await startServer({ dataDir, ...(dist === undefined ? {} : { dist: resolve(dist) }) });
const browser = await chromium.launch({ executablePath, args: ['--headless=new', ...browserFlags] });
const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
const page = await context.newPage();
mkdirSync(folder, { recursive: true });

async function shoot(name: string, sizes: readonly ('wide' | 'narrow')[]): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  for (const size of sizes) {
    await page.setViewportSize(size === 'wide' ? { width: 1280, height: 800 } : { width: 412, height: 824 });
    await settle(page);
    const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality: 78 });
    writeFileSync(join(folder, `${size}-${name}.webp`), Buffer.from(data, 'base64'));
  }
}

/** Until fonts and scenes are there, nothing moves, and no toast covers the page. */
async function settle(at: Page): Promise<void> {
  await at.evaluate(() => window.scrollTo(0, 0));
  await at
    .getByRole('region', { name: 'Notifications' })
    .getByRole('dialog')
    .first()
    .waitFor({ state: 'detached' })
    .catch(() => undefined);
  await at.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
  await at.waitForLoadState('networkidle');
}

async function start(choices: readonly RegExp[]): Promise<void> {
  for (const name of choices) await page.getByRole('radio', { name }).check({ force: true });
}

async function addChild(name: string, age: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Age').fill(age);
  await page.getByRole('button', { name: 'Add Child' }).click();
}

try {
  await page.goto(`${server.url}/auth`);
  const panel = page.getByRole('tabpanel', { name: 'Get Started' });
  await panel.getByLabel('Name').fill('Robin');
  await panel.getByLabel('Email').fill('robin@example.com');
  await panel.getByLabel('Password', { exact: true }).fill('a picnic on the lawn');
  await panel.locator('button[type=submit]').click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await addChild('Mia', '5');
  await addChild('Tom', '8');
  await page.getByRole('button', { name: 'Complete Profile Setup' }).click();
  await page.getByRole('heading', { level: 1, name: 'Choose Your Adventure' }).waitFor();
  await start([/Backyard/, /^Cooperative/, /^Medium/, /^Pirates/]);
  await shoot('choose', ['narrow']);
  await page.getByRole('button', { name: 'Start Adventure!' }).click();
  const end = page.getByRole('button', { name: 'Complete Adventure' });
  const next = page.getByRole('button', { name: 'Next Step' });
  await page.getByText(/^Step 1 of \d+$/).waitFor();
  for (let step = 2; !(await end.isVisible()); step += 1) {
    await next.click();
    await page.getByText(new RegExp(`^Step ${step} of \\d+$`)).waitFor();
    if (step === 2) await shoot('play', ['wide', 'narrow']);
  }
  await end.click();
  await page.getByRole('button', { name: 'Play Again' }).click();
  await page.getByText(/^Step 1 of \d+$/).waitFor();
  await next.click();
  await page.getByText(/^Step 2 of \d+$/).waitFor();
  await page.goto(server.url);
  await page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' }).waitFor();
  await shoot('dashboard', ['wide', 'narrow']);
  console.log(`The pictures are in ${folder}`);
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
