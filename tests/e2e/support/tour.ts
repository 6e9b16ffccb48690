import type { Page } from '@playwright/test';
import { addChild, choose, expect, openChapters, signUp, skipOnboarding } from './actions.ts';

/** Called at each stop; `within` is the part to check, because a dialog makes the page behind it unreachable. */
export type AtStop = (stop: string, within?: string) => Promise<void>;

/** Goes through every view, dialog and state of the app. The page's service worker must be blocked, because one answer is delayed. */
export async function tour(page: Page, url: string, at: AtStop): Promise<void> {
  await tourAccount(page, url, at);
  await tourSelector(page, at);
  await tourStory(page, at);
  await tourDashboard(page, at);
  await tourEndedStory(page, at);
  await tourProfile(page, at);
}

async function tourAccount(page: Page, url: string, at: AtStop): Promise<void> {
  await page.goto(`${url}/no/such/place`);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await at('not found');
  await page.goto(`${url}/auth`);
  await expect(page.getByRole('tabpanel', { name: 'Get Started' })).toBeVisible();
  await at('sign up');
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Sign In' })).toBeVisible();
  await at('sign in');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await at('forgot password');
  await signUp(page, url);
  await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
  await at('onboarding', '[role=dialog]');
  await skipOnboarding(page);
}

async function tourSelector(page: Page, at: AtStop): Promise<void> {
  await addChild(page, { name: 'Ada', age: 7, interests: 'kites' });
  await page.getByRole('button', { name: 'Complete Profile Setup' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Adventure' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Surprise us' })).toBeVisible();
  await at('selector, everything suggested');
  await openChapters(page);
  await page.getByRole('button', { name: 'Ada, 7' }).click();
  await expect(page.getByText('Select at least one child to start the adventure')).toBeVisible();
  await at('selector, nobody plays');
  await page.getByRole('button', { name: 'Ada, 7' }).click();
  await choose(page, /Backyard/, /^Cooperative/, /^Medium/, /^Pirates/);
  await at('selector, all set');
}

async function tourStory(page: Page, at: AtStop): Promise<void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/functions/v1/story*', async (route) => {
    if ((route.request().postData() ?? '').includes('generate_adventure')) await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Start Adventure!' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Building the story...' })).toBeVisible();
  await at('generating');
  release();
  await expect(page.getByText('Step 1 of 8', { exact: true })).toBeVisible({ timeout: 30_000 });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await at('play, first step');
  await page.getByRole('button', { name: 'Edit step' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit step' });
  await expect(editing).toBeVisible();
  await at('edit step', '[role=dialog]');
  await editing.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(page.getByText('Step 2 of 8', { exact: true })).toBeVisible();
  await page.getByText('Tell it your way').filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Edit adventure title' }).click();
  await expect(page.getByLabel('Adventure title')).toBeVisible();
  await at('play, second step, the title open');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Adventure Paused' })).toBeVisible();
  await at('paused');
}

async function tourDashboard(page: Page, at: AtStop): Promise<void> {
  await page.getByRole('button', { name: 'Return to Adventure Library' }).click();
  await expect(page.getByRole('heading', { name: 'Resume Paused Adventures' })).toBeVisible();
  await at('dashboard');
  await page.getByRole('button', { name: 'How to Play' }).click();
  await expect(page.getByRole('dialog', { name: 'How to Play' })).toBeVisible();
  await at('help', '[role=dialog]');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Give Feedback' }).click();
  await page.getByRole('dialog', { name: 'Give Feedback' }).getByRole('button', { name: 'Send Feedback' }).click();
  await expect(page.getByText('Please select a feedback type').first()).toBeVisible();
  await at('feedback, refused', '[role=dialog]');
  await page.getByRole('dialog', { name: 'Give Feedback' }).getByRole('button', { name: 'Cancel' }).click();
}

async function tourEndedStory(page: Page, at: AtStop): Promise<void> {
  await page.getByRole('button', { name: 'Start New Adventure' }).click();
  await expect(page.getByRole('button', { name: 'Start Adventure!' })).toBeEnabled();
  await choose(page, /^Knights/);
  await page.getByRole('button', { name: 'Start Adventure!' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Knights Adventure' })).toBeVisible();
  await page.getByRole('button', { name: 'End Early' }).click();
  await page.getByRole('button', { name: 'End here' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mission Aborted...!' })).toBeVisible();
  await at('ended');
}

async function tourProfile(page: Page, at: AtStop): Promise<void> {
  await page.getByRole('button', { name: 'Return to Adventure Library' }).click();
  await page.getByRole('button', { name: 'My Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  await at('overview');
  await page.getByRole('tab', { name: 'Adventure History' }).click();
  await expect(page.getByRole('heading', { name: 'Finished' })).toBeVisible();
  await at('history');
  await page
    .getByRole('button', { name: /^Delete/ })
    .last()
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await at('delete an adventure', '[role=alertdialog]');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByLabel('Your Name')).toBeVisible();
  await at('settings');
  await page.getByRole('tab', { name: 'Custom Environments' }).click();
  await page.getByRole('button', { name: 'Add Environment' }).click();
  await page.getByRole('textbox', { name: /Available Items/ }).fill('blanket');
  await page.getByRole('textbox', { name: /Available Items/ }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove blanket' })).toBeVisible();
  await at('a place of their own');
}
