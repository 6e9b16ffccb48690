import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startServer } from '../tests/support/server.ts';
import { browserFlags, getBrowser } from './browser.ts';

/**
 * Pictures of every view, at every reference size, in all three lights: `npm run screens -- [folder] [--only name] [--light day]`.
 * The app is the built one, on a server of its own with an empty folder.
 */

const sizes = { landscape: [1180, 820], portrait: [820, 1180], phone: [360, 740], laptop: [1440, 900] } as const;
const lights = ['day', 'night', 'sun'] as const;

const args = process.argv.slice(2);
const option = (name: string): string | null => {
  const at = args.indexOf(`--${name}`);
  return at === -1 ? null : (args[at + 1] ?? null);
};
const folder = resolve(args[0] !== undefined && !args[0].startsWith('--') ? args[0] : 'screens');
const only = option('only');
const onlyLight = option('light');

const executablePath = getBrowser();
if (executablePath === null) process.exit(1);
const dataDir = mkdtempSync(join(tmpdir(), 'venture-screens-'));
const server = await startServer({ dataDir });
const browser = await chromium.launch({ executablePath, args: ['--headless=new', ...browserFlags] });
const context = await browser.newContext({ viewport: { width: 1180, height: 820 }, reducedMotion: 'reduce' });
const page = await context.newPage();
mkdirSync(folder, { recursive: true });

async function shoot(name: string): Promise<void> {
  if (only !== null && !name.includes(only)) return;
  for (const light of lights) {
    if (onlyLight !== null && light !== onlyLight) continue;
    await page.evaluate((value) => {
      document.documentElement.dataset['light'] = value;
    }, light);
    for (const [size, [width, height]] of Object.entries(sizes)) {
      await page.setViewportSize({ width, height });
      await settle(page);
      await page.screenshot({ path: join(folder, `${name}-${size}-${light}.png`) });
    }
  }
  await page.setViewportSize({ width: 1180, height: 820 });
}

/** Until the scenes and fonts are there and nothing is animated. */
async function settle(at: Page): Promise<void> {
  await at.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
  await at.waitForLoadState('networkidle');
}

async function addChild(name: string, age: string, interests: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Age').fill(age);
  await page.getByRole('textbox', { name: /Interests/ }).fill(interests);
  await page.getByRole('button', { name: 'Add Child' }).click();
}

async function choose(names: readonly RegExp[]): Promise<void> {
  for (const name of names) await page.getByRole('radio', { name }).check({ force: true });
}

try {
  await page.goto(`${server.url}/no/such/page`);
  await shoot('not-found');
  await page.goto(`${server.url}/auth`);
  await shoot('auth-sign-up');
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await shoot('auth-sign-in');
  await page.getByRole('tab', { name: 'Get Started' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Get Started' });
  await panel.getByLabel('Name').fill('Robin');
  await panel.getByLabel('Email').fill('robin@example.com');
  await panel.getByLabel('Password', { exact: true }).fill('a picnic on the lawn');
  await panel.locator('button[type=submit]').click();
  await page.getByRole('button', { name: 'Skip' }).waitFor();
  await shoot('onboarding');
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'Skip' }).waitFor({ state: 'detached' });
  await shoot('profile-setup');
  await addChild('Mia', '4', 'cats, singing');
  await addChild('Tom', '8', 'maps, knots');
  await page.getByRole('tab', { name: 'Custom Environments' }).click();
  await shoot('profile-places');
  await page.getByRole('button', { name: 'Complete Profile Setup' }).click();
  await page.getByRole('heading', { level: 1, name: 'Choose Your Adventure' }).waitFor();
  await shoot('selector-empty');
  await choose([/Backyard/, /^Cooperative/, /^Medium/, /^Pirates/]);
  await shoot('selector-chosen');
  await page.getByRole('button', { name: 'Start Adventure!' }).click();
  await page.getByText('Step 1 of 5', { exact: true }).waitFor();
  await page.getByText('Adventure Generated').waitFor({ state: 'detached' });
  await shoot('play-prologue');
  await page.getByRole('button', { name: 'Next Step' }).click();
  await page.getByText('Step 2 of 5', { exact: true }).waitFor();
  await page.getByText('Next Step Ready').waitFor({ state: 'detached' });
  await shoot('play-action');
  await page.getByText('Tell it your way').click();
  await page.getByLabel('Add Adventure Details').fill('Mia crept under the blanket and sang to the crab. They are tired.');
  await page.getByLabel('Add Adventure Details').scrollIntoViewIfNeeded();
  await shoot('play-notes');
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Adventure Paused' }).waitFor();
  await page.getByRole('region', { name: 'Notifications' }).getByText('Adventure Paused').waitFor({ state: 'detached' });
  await shoot('end-paused');
  await page.getByRole('button', { name: 'Return to Adventure Library' }).click();
  await page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' }).waitFor();
  await shoot('welcome');
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
  for (let step = 3; step <= 5; step += 1) {
    await page.getByRole('button', { name: 'Next Step' }).click();
    await page.getByText(`Step ${step} of 5`, { exact: true }).waitFor();
  }
  await shoot('play-ending');
  await page.getByRole('button', { name: 'Complete Adventure' }).click();
  await page.getByRole('heading', { level: 1, name: 'Adventure Complete!' }).waitFor();
  await shoot('end-complete');
  await page.getByRole('button', { name: 'Return to Adventure Library' }).click();
  await page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' }).waitFor();
  await page.getByRole('button', { name: 'My Profile' }).click();
  await page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor();
  await shoot('profile-overview');
  await page.getByRole('tab', { name: 'Adventure History' }).click();
  await shoot('profile-history');
  await page.getByRole('tab', { name: 'Settings' }).click();
  await shoot('profile-settings');
  await page.getByRole('button', { name: 'Give Feedback' }).click();
  await page.getByRole('dialog', { name: 'Give Feedback' }).waitFor();
  await shoot('feedback');
  console.log(`The pictures are in ${folder}`);
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
