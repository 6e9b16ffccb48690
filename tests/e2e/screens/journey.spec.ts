import type { Route } from '@playwright/test';
import { addChild, choose, expect, openChapters, signUp, skipOnboarding, test } from '../support/actions.ts';
import { newEmail, password } from '../support/family.ts';

test.describe('a complete first visit', () => {
  // With all browser features, including the service worker.
  test.use({ serviceWorkers: 'allow' });

  test('[AUTH-01] [PROF-01] [SEL-01] [GEN-01] [PLAY-01] [PLAY-08] [END-01] a family signs up, sets up, plays a whole adventure and finds it in the library', async ({
    page,
    site,
  }) => {
    await test.step('sign up', async () => {
      await signUp(page, site.url, 'Robin');
      await skipOnboarding(page);
    });

    await test.step('two children and a place of their own', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Set Up Your Adventure Profile' })).toBeVisible();
      await addChild(page, { name: 'Mia', age: 4, interests: 'cats,  singing ,', considerations: '' });
      await addChild(page, { name: 'Tom', age: 8, interests: 'maps' });
      await page.getByRole('tab', { name: 'Custom Environments' }).click();
      await page
        .getByRole('button', { name: /add|new/i })
        .first()
        .click();
      await page.getByLabel('Name', { exact: true }).fill('Grandma’s garden');
      const item = page.getByLabel(/item/i).first();
      for (const name of ['blanket', 'watering can', 'blanket']) {
        await item.fill(name);
        await item.press('Enter');
      }
      await page.getByRole('button', { name: /^Save/ }).click();
      await expect(page.getByText('Environment saved')).toBeVisible();
      await page.getByRole('button', { name: 'Complete Profile Setup' }).click();
      await expect(page.getByText('Profile saved').or(page.getByText('Profile Updated'))).toBeVisible();
    });

    await test.step('choose and start', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Adventure' })).toBeVisible();
      await openChapters(page);
      await expect(page.getByRole('button', { name: 'Mia, 4' })).toHaveAttribute('aria-pressed', 'true');
      await choose(page, /Backyard/, /^Cooperative/, /^Medium/, /^Pirates/);
      await page.getByRole('button', { name: 'Start Adventure!' }).click();
    });

    await test.step('read, note, go on, go back, rename, edit', async () => {
      await expect(page.getByText('Adventure Generated')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Pirates Adventure' })).toBeVisible();
      await expect(page.getByText('medium energy', { exact: true })).toBeVisible();
      await expect(page.getByText('Mia & Tom', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Previous Step' })).toBeDisabled();
      await expect(page.getByText('Step 1 of 5', { exact: true })).toBeVisible();
      await page.getByLabel('Add Adventure Details').fill('They are tired.');
      await page.getByRole('button', { name: 'Next Step' }).click();
      await expect(page.getByText('Step 2 of 5', { exact: true })).toBeVisible();
      await expect(page.getByLabel('Add Adventure Details')).toHaveValue('');
      await page.getByRole('button', { name: 'Previous Step' }).click();
      await expect(page.getByText('They are tired.')).toBeVisible();
      await page.getByRole('button', { name: 'Next Step' }).click();
      await expect(page.getByText('Step 2 of 5', { exact: true })).toBeVisible();

      await page.getByRole('button', { name: 'Edit adventure title' }).click();
      await page.getByLabel('Adventure title').fill('The Night Ship');
      await page.getByLabel('Adventure title').press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'The Night Ship' })).toBeVisible();

      await page.getByRole('button', { name: 'Edit step' }).click();
      await page.getByRole('dialog').getByLabel('Title').fill('A step of our own');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Edit Saved')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'A step of our own' })).toBeVisible();
    });

    await test.step('pause and resume', async () => {
      await page.getByRole('button', { name: 'Pause', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Adventure Paused' })).toBeVisible();
      await page.getByRole('button', { name: 'Return to Adventure Library' }).click();
      await expect(page.getByRole('heading', { name: 'Resume Paused Adventures' })).toBeVisible();
      await page.getByRole('button', { name: 'Resume', exact: true }).first().click();
      await expect(page.getByText('Adventure Resumed!')).toBeVisible();
      await expect(page.getByText('Step 2 of 5', { exact: true })).toBeVisible();
    });

    await test.step('to the end', async () => {
      for (let step = 3; step <= 5; step += 1) {
        await page.getByRole('button', { name: 'Next Step' }).click();
        await expect(page.getByText(`Step ${step} of 5`, { exact: true })).toBeVisible();
      }
      await expect(page.getByRole('button', { name: 'Next Step' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Complete Adventure' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Adventure Complete!' })).toBeVisible();
      await expect(page.locator('canvas[data-confetti=on]')).toBeVisible();
      await page.getByRole('button', { name: 'Return to Adventure Library' }).click();
    });

    await test.step('the library: rename, replay and delete it', async () => {
      await expect(page.getByText('The Night Ship').first()).toBeVisible();
      await page.getByRole('button', { name: 'My Profile' }).click();
      await page.getByRole('tab', { name: 'Adventure History' }).click();
      const card = page.getByRole('article').filter({ hasText: 'The Night Ship' });
      await expect(card.getByText('Completed')).toBeVisible();
      await card.getByRole('button', { name: 'Play Again' }).click();
      await expect(page.getByText('Step 1 of 5', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'End Early' }).click();
      await page.getByRole('button', { name: 'End here' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Mission Aborted...!' })).toBeVisible();
      await page.getByRole('button', { name: 'Return to Adventure Library' }).click();
      await page.getByRole('button', { name: 'My Profile' }).click();
      await page.getByRole('tab', { name: 'Adventure History' }).click();
      const early = page.getByRole('article').filter({ hasText: 'Ended Early' });
      await early.getByRole('button', { name: /delete/i }).click();
      await expect(page.getByRole('heading', { name: 'Delete Adventure Session' })).toBeVisible();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /delete/i })
        .click();
      await expect(page.getByText('Session deleted')).toBeVisible();
      await expect(early).toHaveCount(0);
    });
  });
});

test('[AUTH-02] [AUTH-03] [AUTH-04] [AUTH-06] the auth page shows errors at the field and in a toast', async ({ page, site }) => {
  await page.goto(`${site.url}/auth`);
  const start = page.getByRole('tabpanel', { name: 'Get Started' });
  await start.getByLabel('Name').fill('Robin');
  await start.getByLabel('Email').fill('not an address');
  await start.getByLabel('Password', { exact: true }).fill(password);
  await start.locator('button[type=submit]').click();
  await expect(page.getByText('Validation Error')).toBeVisible();
  await expect(start.getByLabel('Email')).toBeFocused();
  await expect(start.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(start.getByText('Please enter a valid email address')).toBeVisible();

  await page.getByRole('tab', { name: 'Sign In' }).click();
  const back = page.getByRole('tabpanel', { name: 'Sign In' });
  await back.getByLabel('Email').fill(newEmail());
  await back.getByLabel('Password', { exact: true }).fill('');
  await back.locator('button[type=submit]').click();
  await expect(back.getByText('Password is required')).toBeVisible();
  await back.getByLabel('Password', { exact: true }).fill('wrong password');
  await back.locator('button[type=submit]').click();
  await expect(page.getByText('Sign in failed')).toBeVisible();
});

test('[AUTH-01] a form sent before its rules are loaded is busy until then; if they can’t be loaded it says so, and can be sent again', async ({
  page,
  site,
}) => {
  const rules = '**/assets/checks-*.js';
  await page.route(rules, (route) => route.abort());
  await page.goto(`${site.url}/auth`);
  const form = page.getByRole('tabpanel', { name: 'Get Started' });
  const send = form.locator('button[type=submit]');
  await form.getByLabel('Name').fill('Robin');
  await form.getByLabel('Email').fill(newEmail());
  await form.getByLabel('Password', { exact: true }).fill(password);
  await send.click();
  await expect(page.getByText('Play Venture could not be reached.')).toBeVisible();
  await page.unroute(rules);
  const held = new Promise<Route>((hold) => void page.route(rules, hold));
  await send.click();
  const asked = await held;
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await asked.continue();
  await skipOnboarding(page);
});

test('[ROUTE-01] [AUTH-08] [ROUTE-04] unknown paths show the 404 page, and / without an account redirects to /auth', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/no/such/place`);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Give Feedback' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole('button', { name: 'Give Feedback' })).toBeVisible();
});
