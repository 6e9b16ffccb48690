import type { Page } from '@playwright/test';
import { addChild, expect, finishOnboarding, playPirates, signUp, skipOnboarding, test } from '../support/actions.ts';
import { readRows } from '../support/database.ts';

// These tests are long, and the machine may be busy.
test.describe.configure({ timeout: 180_000 });

/** Whether the introduction is to be shown again, as stored on this device. */
async function wantsSlides(page: Page): Promise<unknown> {
  const [own] = await readRows(page, 'profile');
  return own?.fields['show_onboarding'];
}

test('[AUTH-01] [AUTH-05] [ONB-01] [ONB-02] [ROUTE-03] [HOME-01] [HOME-03] [HOME-05] [HELP-01] [FEED-01] the first visit: the slides, the empty dashboard, help and feedback', async ({
  page,
  site,
}) => {
  await test.step('the auth page opens on Get Started, with the selling points', async () => {
    await page.goto(site.url);
    await expect(page.getByRole('tab', { name: 'Get Started' })).toHaveAttribute('aria-selected', 'true');
    for (const claim of ['10,000+', '5,000+', '15 min']) await expect(page.getByText(claim, { exact: true })).toBeVisible();
    await signUp(page, site.url, 'Robin');
  });

  await test.step('the four slides stay until they are finished', async () => {
    const slides = page.getByRole('dialog', { name: 'Welcome to Play Venture' });
    await expect(slides).toBeVisible();
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 400);
    await expect(slides).toBeVisible();
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
    for (const title of ['How it works', 'What makes it special', 'Quick tips']) {
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(page.getByRole('dialog', { name: 'What makes it special' })).toBeVisible();
    for (let slide = 3; slide > 1; slide -= 1) await page.getByRole('button', { name: 'Previous' }).click();
    await finishOnboarding(page);
    // Ticked and finished: they are not shown in the next browser session either.
    await expect.poll(() => wantsSlides(page)).toBe(false);
    await page.evaluate(() => sessionStorage.removeItem('onboarding_seen'));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Set Up Your Adventure Profile' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Skip' })).toHaveCount(0);
  });

  await test.step('a family without children is redirected to its profile from every view', async () => {
    await page.goto(`${site.url}/?view=welcome`);
    await expect(page.getByRole('heading', { level: 1, name: 'Set Up Your Adventure Profile' })).toBeVisible();
    await page.getByRole('button', { name: 'Profile Setup Guide' }).click();
    const guide = page.getByRole('dialog', { name: 'Profile Setup Guide' });
    await expect(guide.getByText('Ages 3-12 work best', { exact: false })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(guide).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Profile Setup Guide' })).toBeFocused();
    await addChild(page, { name: 'Mia', age: 4 });
    await page.getByRole('button', { name: 'Complete Profile Setup' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Adventure' })).toBeVisible();
  });

  await test.step('the dashboard of a family that has not played yet', async () => {
    // The notice of what was saved is still shown, and lies over no button of the app bar.
    await expect(page.getByText('Profile saved')).toBeVisible();
    await page.getByRole('button', { name: 'Setting Up Your Adventure' }).click();
    await expect(page.getByRole('dialog', { name: 'Setting Up Your Adventure' }).getByText('Select a theme and a style')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Back to Home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' })).toBeVisible();
    await expect(page.getByText('Welcome back, Robin!', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ready for Your First Adventure?' })).toBeVisible();
    await expect(page.getByText('Create magical, interactive adventures that bring your family together!')).toBeVisible();
    await page.getByRole('button', { name: 'How to Play' }).click();
    await expect(page.getByRole('dialog', { name: 'How to Play' }).getByText('Read the story aloud')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Continue Adventure' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Adventure' })).toBeVisible();
  });

  await test.step('feedback: errors are shown, then it is sent', async () => {
    const open = page.getByRole('button', { name: 'Give Feedback' });
    await open.click();
    const dialog = page.getByRole('dialog', { name: 'Give Feedback' });
    await dialog.getByRole('button', { name: 'Send Feedback' }).click();
    await expect(dialog.getByText('Please select a feedback type')).toBeVisible();
    await expect(dialog.getByLabel('Feedback type')).toBeFocused();
    await dialog.getByLabel('Feedback type').selectOption('Something is broken');
    await dialog.getByRole('radio', { name: '4 stars' }).check({ force: true });
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Too short');
    await dialog.getByRole('button', { name: 'Send Feedback' }).click();
    await expect(dialog.getByText('Please provide at least 10 characters')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Message' }).fill('The crab was too brave for us. '.repeat(40));
    await dialog.getByRole('button', { name: 'Send Feedback' }).click();
    await expect(dialog.getByText('Feedback must be less than 1000 characters')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Message' }).fill('The crab was too brave for us.');
    await expect(dialog.getByText('30 / 1000')).toBeVisible();
    const sent = page.waitForRequest((request) => request.method() === 'POST' && (request.postData() ?? '').includes('feedback_type'));
    await dialog.getByRole('button', { name: 'Send Feedback' }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      feedback_type: 'bug',
      rating: 4,
      message: 'The crab was too brave for us.',
      adult_name: 'Robin',
      page_context: '/?view=selector',
    });
    await expect(page.getByText('Feedback submitted!')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(open).toBeFocused();
  });
});

test('[HOME-02] [HOME-03] [HOME-04] [AUTH-07] [AUTH-08] a family that has played: the dashboard shows what to continue, and signing out forgets it', async ({
  page,
  site,
}) => {
  // The HTML itself, before any script runs, says that the adventures are loading.
  expect(await (await page.request.get(site.url)).text()).toContain('Loading your adventures...');
  await playPirates(page, site.url, {
    children: [
      { name: 'Mia', age: 4 },
      { name: 'Tom', age: 8 },
    ],
  });
  await page.getByRole('button', { name: 'Home' }).click();

  const active = page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: 'Continue Your Adventure' }) });
  await expect(page.getByRole('heading', { level: 2, name: 'Continue Your Adventure' })).toBeVisible();
  const card = active.getByRole('article', { name: 'Pirates Adventure' }).first();
  for (const text of ['Mia', 'Tom', 'Step 1 of 5']) await expect(card.getByText(text, { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Resume' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start New Adventure' })).toBeVisible();

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  await expect(page.getByText('You have been signed out of your account.')).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByText('Pirates Adventure')).toHaveCount(0);
  await page.goto(site.url);
  await expect(page).toHaveURL(/\/auth$/);
});

test.describe('the check for previous adventures', () => {
  test('[HOME-06] runs once per browser session, and reports an unreachable service', async ({ page, site }) => {
    const asked: string[] = [];
    let trouble: 'cut' | 'silent' = 'cut';
    await page.route('**/functions/v1/story*', async (route) => {
      const body = route.request().postData() ?? '';
      if (!body.includes('check_previous_adventures')) return route.continue();
      asked.push(body);
      if (trouble === 'cut') await route.abort('connectionreset');
    });
    await signUp(page, site.url);
    await expect(page.getByText('Network issue')).toBeVisible();
    await expect(page.getByText('Could not connect to adventure service. You can still start new adventures.')).toBeVisible();
    await skipOnboarding(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Set Up Your Adventure Profile' })).toBeVisible();
    expect(asked).toHaveLength(1);

    trouble = 'silent';
    await page.evaluate(() => {
      for (const key of Object.keys(sessionStorage)) if (key.startsWith('previous_checked')) sessionStorage.removeItem(key);
    });
    await page.reload();
    await expect(page.getByText('Connection timeout')).toBeVisible({ timeout: 40_000 });
    await expect(page.getByText('Unable to check for previous adventures. You can still start new ones.')).toBeVisible();
    expect(asked).toHaveLength(2);
  });
});
