import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { addChild, choose, setLight, signUp, skipOnboarding } from '../tests/e2e/support/actions.ts';
import { putRows } from '../tests/e2e/support/database.ts';
import { longest, theLongest } from '../tests/e2e/support/longest.ts';
import { visit } from './support/visit.ts';

/**
 * Takes screenshots of every view, at every reference size, in all three colour themes: `npm run screens -- [folder] [--only name] [--light day]`. It uses
 * the built app on a server with an empty database.
 */

const sizes = { landscape: [1180, 820], portrait: [820, 1180], phone: [360, 740], lying: [740, 360], laptop: [1440, 900] } as const;
const lights = ['day', 'night', 'sun'] as const;

const args = process.argv.slice(2);
const option = (name: string): string | null => {
  const at = args.indexOf(`--${name}`);
  return at === -1 ? null : (args[at + 1] ?? null);
};
const folder = resolve(args[0] !== undefined && !args[0].startsWith('--') ? args[0] : 'screens');
const only = option('only');
const onlyLight = option('light');

mkdirSync(folder, { recursive: true });

async function shoot(page: Page, name: string): Promise<void> {
  if (only !== null && !name.includes(only)) return;
  for (const light of lights) {
    if (onlyLight !== null && light !== onlyLight) continue;
    for (const [size, [width, height]] of Object.entries(sizes)) {
      await page.setViewportSize({ width, height });
      await setLight(page, light);
      // Waits for the pictures of the scenes.
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: join(folder, `${name}-${size}-${light}.png`) });
    }
  }
  await page.setViewportSize({ width: 1180, height: 820 });
}

async function leave(page: Page, dialog: string): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: dialog }).waitFor({ state: 'detached' });
}

/** The first visit, up to the introduction. */
async function shootAccount(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/no/such/page`);
  await shoot(page, 'not-found');
  await page.goto(`${url}/auth`);
  await shoot(page, 'auth-sign-up');
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await shoot(page, 'auth-sign-in');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await shoot(page, 'auth-forgot');
  await page.getByRole('tab', { name: 'Get Started' }).click();
  await page.locator('button[type=submit]').click();
  await page.getByText('Please enter a valid email address').waitFor();
  await shoot(page, 'auth-invalid');
  await signUp(page, url);
  await page.getByRole('button', { name: 'Skip' }).waitFor();
  await shoot(page, 'onboarding');
  await skipOnboarding(page);
}

/** Setting up the profile. */
async function shootSetup(page: Page): Promise<void> {
  await shoot(page, 'profile-setup');
  await addChild(page, { name: 'Mia', age: 4, interests: 'cats, singing' });
  await addChild(page, { name: 'Tom', age: 8, interests: 'maps, knots' });
  await page.getByRole('tab', { name: 'Custom Environments' }).click();
  await shoot(page, 'profile-places');
  await page.getByRole('button', { name: 'Add Environment' }).click();
  await page.getByRole('textbox', { name: /Available Items/ }).fill('blanket');
  await page.getByRole('textbox', { name: /Available Items/ }).press('Enter');
  await shoot(page, 'profile-place');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Complete Profile Setup' }).click();
}

/** Choosing an adventure. */
async function shootSelector(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Choose Your Adventure' }).waitFor();
  await page.getByText('Profile saved').waitFor({ state: 'detached' });
  await shoot(page, 'selector-suggested');
  await page.getByRole('button', { name: 'Back to Home' }).click();
  await page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' }).waitFor();
  await shoot(page, 'welcome-first');
  await page.getByRole('button', { name: 'Continue Adventure' }).click();
  await page.getByRole('heading', { level: 1, name: 'Choose Your Adventure' }).waitFor();
  await choose(page, /Backyard/, /^Cooperative/, /^Medium/, /^Pirates/);
  await shoot(page, 'selector-chosen');
}

/** From the wait for the first step to a pause. */
async function shootPlay(page: Page): Promise<void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolveHeld) => {
    release = resolveHeld;
  });
  await page.route('**/functions/v1/story*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Start Adventure!' }).click();
  await page.getByRole('heading', { level: 1, name: 'Building the story...' }).waitFor();
  await shoot(page, 'generating');
  release();
  await page.getByText('Step 1 of 5', { exact: true }).waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByText('Adventure Generated').waitFor({ state: 'detached' });
  await shoot(page, 'play-prologue');
  await page.getByRole('button', { name: 'Next Step' }).click();
  await page.getByText('Step 2 of 5', { exact: true }).waitFor();
  await page.getByText('Next Step Ready').waitFor({ state: 'detached' });
  await shoot(page, 'play-action');
  await page.getByText('Tell it your way').filter({ visible: true }).click();
  await page.getByLabel('Add Adventure Details').fill('Mia crept under the blanket and sang to the crab. They are tired.');
  await page.getByLabel('Add Adventure Details').scrollIntoViewIfNeeded();
  await shoot(page, 'play-notes');
  await page.getByRole('button', { name: 'Edit step' }).click();
  await page.getByRole('dialog', { name: 'Edit step' }).waitFor();
  await shoot(page, 'play-edit');
  await leave(page, 'Edit step');
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Adventure Paused' }).waitFor();
  await page.getByRole('region', { name: 'Notifications' }).getByText('Adventure Paused').waitFor({ state: 'detached' });
  await shoot(page, 'end-paused');
}

/** The pocket cards, and a dashboard with an adventure. */
async function shootDashboard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Print Pocket Cards' }).click();
  await page.getByText(/cards on \d+ pages/).waitFor();
  await shoot(page, 'print-cards');
  await leave(page, 'Pocket Cards');
  await page.getByRole('button', { name: 'Return to Adventure Library' }).click();
  await page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' }).waitFor();
  await shoot(page, 'welcome');
  await page.getByRole('button', { name: 'How to Play' }).click();
  await page.getByRole('dialog', { name: 'How to Play' }).waitFor();
  await shoot(page, 'help');
  await leave(page, 'How to Play');
}

/** The last step, and the end of the adventure. */
async function shootEnding(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
  for (let step = 3; step <= 5; step += 1) {
    await page.getByRole('button', { name: 'Next Step' }).click();
    await page.getByText(`Step ${step} of 5`, { exact: true }).waitFor();
  }
  await shoot(page, 'play-ending');
  await page.getByRole('button', { name: 'Complete Adventure' }).click();
  await page.getByRole('heading', { level: 1, name: 'Adventure Complete!' }).waitFor();
  await shoot(page, 'end-complete');
  await page.getByRole('button', { name: 'Return to Adventure Library' }).click();
  await page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' }).waitFor();
}

/** The profile and its dialogs. */
async function shootProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My Profile' }).click();
  await page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor();
  await shoot(page, 'profile-overview');
  await page.getByRole('tab', { name: 'Adventure History' }).click();
  await shoot(page, 'profile-history');
  await page.getByRole('tab', { name: 'Settings' }).click();
  await shoot(page, 'profile-settings');
  await page.getByRole('button', { name: 'Give Feedback' }).click();
  await page.getByRole('dialog', { name: 'Give Feedback' }).waitFor();
  await shoot(page, 'feedback');
  await leave(page, 'Give Feedback');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page.getByRole('alertdialog').waitFor();
  await shoot(page, 'delete-account');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await page.context().setOffline(true);
  // The colour theme that was set while offline is an unsynced change, so signing out asks first.
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('alertdialog').waitFor();
  await shoot(page, 'sign-out-waiting');
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await page.context().setOffline(false);
}

/** Data that reaches every limit, and rows that the server has refused. */
async function shootLongest(page: Page, url: string): Promise<void> {
  const family = theLongest();
  await putRows(page, family);
  await page.goto(url);
  await page.getByRole('heading', { name: 'Resume Paused Adventures' }).waitFor();
  await shoot(page, 'longest-welcome');
  await page.goto(`${url}/?view=playing&adventure=${longest.active}`);
  await page.getByText('Step 2 of 8', { exact: true }).waitFor();
  await shoot(page, 'longest-play');
  await page.goto(`${url}/?view=playing&adventure=${longest.paused}`);
  await page.getByRole('heading', { level: 1, name: 'Adventure Paused' }).waitFor();
  await shoot(page, 'longest-end');
  const rejected = { code: 'too_many', reason: '', at: new Date().toISOString() };
  await putRows(page, { children: (family['children'] ?? []).slice(-2).map((child) => ({ ...child, dirty: 1, rejected })) });
  await page.goto(url);
  await page.getByText('could not be saved to your account').waitFor();
  await shoot(page, 'refused');
  await page.getByRole('button', { name: 'Look at them' }).click();
  await page.getByRole('dialog', { name: 'Changes that need your decision' }).waitFor();
  await shoot(page, 'refused-dialog');
}

await visit({ viewport: { width: 1180, height: 820 } }, async (page, url) => {
  await shootAccount(page, url);
  await shootSetup(page);
  await shootSelector(page);
  await shootPlay(page);
  await shootDashboard(page);
  await shootEnding(page);
  await shootProfile(page);
  await shootLongest(page, url);
  console.log(`The pictures are in ${folder}`);
});
