import { accountRows, choose, expect, offlineReady, settle, synced, test } from './support.ts';

// The app is opened with no connection.
test.use({ serviceWorkers: 'allow' });

test('[PLAY-13] [PLAY-15] [PLAY-16] [AUTH-10] [ONB-02] with the server stopped the app opens, an adventure is started, played, paused, resumed after the tab was closed, and ended; then everything arrives by itself', async ({
  page,
  context,
  backstage,
}) => {
  test.setTimeout(180_000);
  await settle(page, backstage.url, { children: [{ name: 'Ada', age: 6 }], slides: 'finished' });
  await offlineReady(page);

  await backstage.stop();
  await page.goto(backstage.url);
  await expect(page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' })).toBeVisible();

  await page.getByRole('button', { name: 'Continue Adventure' }).click();
  await choose(page, /Living room/, /^Cooperative/, /^Medium/, /^Pirates/);
  await page.getByRole('button', { name: 'Start Adventure!' }).click();
  await expect(page.getByText('Step 1 of 6', { exact: true })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(page.getByText('Step 2 of 6', { exact: true })).toBeVisible();
  await page.getByLabel('Add Adventure Details').fill('They found a tin box.');
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(page.getByText('Step 3 of 6', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Adventure Paused' })).toBeVisible();
  await expect(page.getByText('Your progress has been saved (with local data)')).toBeVisible({ timeout: 20_000 });

  await page.close();
  const again = await context.newPage();
  await again.goto(backstage.url);
  await again.getByRole('button', { name: 'Resume', exact: true }).click();
  await expect(again.getByText('Step 3 of 6', { exact: true })).toBeVisible();
  for (let step = 4; step <= 6; step += 1) {
    await again.getByRole('button', { name: 'Next Step' }).click();
    await expect(again.getByText(`Step ${step} of 6`, { exact: true })).toBeVisible({ timeout: 20_000 });
  }
  await again.getByRole('button', { name: 'Complete Adventure' }).click();
  await expect(again.getByRole('heading', { level: 1, name: 'Adventure Complete!' })).toBeVisible();

  await backstage.start();
  // Nobody presses anything: the badge says when the account has it, and the server's own rows prove it.
  await synced(again);
  // The badge may speak of what was there before the last step.
  await expect
    .poll(() => accountRows(again, 'adventure_sessions', ['status', 'theme']), { timeout: 80_000 })
    .toEqual([{ status: 'completed', theme: 'pirates' }]);
  expect(await accountRows(again, 'children', ['name'])).toEqual([{ name: 'Ada' }]);
  const adventures = await accountRows(again, 'adventure_sessions', ['keepsake']);
  const keepsake = adventures[0]?.['keepsake'] as { steps: { notes?: string }[] };
  expect(keepsake.steps).toHaveLength(6);
  expect(keepsake.steps[1]?.notes).toBe('They found a tin box.');
});
