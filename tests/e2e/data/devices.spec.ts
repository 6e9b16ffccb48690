import {
  accountRows,
  expect,
  offlineReady,
  openSelector,
  playPirates,
  signIn,
  signUp,
  skipOnboarding,
  startPirates,
  synced,
  test,
} from '../support/actions.ts';
import { newEmail } from '../support/family.ts';

test('two tabs of one device show the same step without a reload', async ({ page, context, site }) => {
  await playPirates(page, site.url);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText('Step 1 of 8', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(page.getByText('Step 2 of 8', { exact: true })).toBeVisible();
  await expect(other.getByText('Step 2 of 8', { exact: true })).toBeVisible();
});

test('an adventure deleted in one tab while it is played in another closes there with a message', async ({ page, context, site }) => {
  await playPirates(page, site.url, { slides: 'finished' });
  const other = await context.newPage();
  await other.goto(site.url);
  await other.getByRole('button', { name: 'My Profile' }).click();
  await other.getByRole('tab', { name: 'Adventure History' }).click();
  await other.getByRole('button', { name: 'Delete Pirates Adventure' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('This adventure has been deleted.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' })).toBeVisible();
});

test.describe('while the server is down', () => {
  // Without the server, the device tells stories from the worker's cache.
  test.use({ serviceWorkers: 'allow' });

  test('[PLAY-13] two devices of a family see the same adventures, even after both were played while the server was down', async ({
    browser,
    backstage,
  }) => {
    test.setTimeout(240_000);
    const tablet = await (await browser.newContext()).newPage();
    const laptop = await (await browser.newContext()).newPage();
    const email = newEmail();
    const accountHas = (adventure: object) =>
      expect
        .poll(() => accountRows(tablet, 'adventure_sessions', ['continuation_data', 'custom_name']), { timeout: 80_000 })
        .toMatchObject([adventure]);

    await playPirates(tablet, backstage.url, { email });
    await offlineReady(tablet);
    await tablet.getByRole('button', { name: 'Next Step' }).click();
    await expect(tablet.getByText('Step 2 of 8', { exact: true })).toBeVisible();
    // The page turns before the step is synced, so this waits until the account has it.
    await accountHas({ continuation_data: { currentStep: 1 } });

    // On a new device the app asks the account for children before it asks to set up a profile.
    await signIn(laptop, backstage.url, email);
    await skipOnboarding(laptop);
    await expect(laptop.getByRole('heading', { level: 1, name: 'Adventure Dashboard' })).toBeVisible();
    await laptop.getByRole('button', { name: 'Resume', exact: true }).click();
    await expect(laptop.getByText('Step 2 of 8', { exact: true })).toBeVisible();
    await synced(laptop);

    // Both continue offline: the tablet plays three more steps, the laptop renames the adventure.
    await backstage.stop();
    for (let step = 3; step <= 5; step += 1) {
      await tablet.getByRole('button', { name: 'Next Step' }).click();
      await expect(tablet.getByText(`Step ${step} of 8`, { exact: true })).toBeVisible({ timeout: 20_000 });
    }
    await laptop.getByRole('button', { name: 'Edit adventure title' }).click();
    await laptop.getByLabel('Adventure title').fill('The Long Tide');
    await laptop.getByLabel('Adventure title').press('Enter');
    await expect(laptop.getByRole('heading', { level: 1, name: 'The Long Tide' })).toBeVisible();
    await backstage.start();

    // Each is reloaded once the account has the other one's changes; otherwise it would only sync after a minute.
    await tablet.reload();
    await accountHas({ continuation_data: { currentStep: 4 } });
    await laptop.reload();
    await accountHas({ custom_name: 'The Long Tide', continuation_data: { currentStep: 4 } });
    await tablet.reload();
    for (const device of [tablet, laptop]) {
      await expect(device.getByRole('heading', { level: 1, name: 'The Long Tide' })).toBeVisible({ timeout: 70_000 });
      await expect(device.getByText('Step 5 of 8', { exact: true })).toBeVisible({ timeout: 70_000 });
    }
  });

  test('[AUTH-07] [AUTH-12] signing out with unsynced changes asks first; kept changes are synced at the next sign-in', async ({
    page,
    line,
  }) => {
    test.setTimeout(180_000);
    const email = await openSelector(page, line.url);
    await synced(page);
    await offlineReady(page);
    line.let(() => false);
    await startPirates(page);
    await page.getByRole('button', { name: 'Home' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible({ timeout: 60_000 });
    await question.getByRole('button', { name: /keep (it|them) on this device/ }).click();
    await expect(page).toHaveURL(/\/auth/);

    line.let(() => true);
    // Another adult on the same device does not see them.
    await signUp(page, line.url, 'Kim');
    await skipOnboarding(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Set Up Your Adventure Profile' })).toBeVisible();
    await expect(page.getByText('Ada')).toHaveCount(0);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/auth/);

    await signIn(page, line.url, email);
    await expect(page.getByRole('heading', { name: 'Continue Your Adventure' })).toBeVisible();
    await synced(page);
  });
});
