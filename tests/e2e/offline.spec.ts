import { addChild, expect, finishOnboarding, offlineReady, signUp, test } from './support.ts';

test('[PLAY-13] [PLAY-15] [PLAY-16] [AUTH-10] [ONB-02] with the server stopped the app opens, an adventure is started, played, paused, resumed after the tab was closed, and ended; then everything arrives by itself', async ({
  page,
  context,
  backstage,
}) => {
  test.setTimeout(180_000);
  await signUp(page, backstage.url, 'Robin');
  await finishOnboarding(page);
  await addChild(page, { name: 'Ada', age: 6 });
  await page.getByRole('button', { name: 'Complete Profile Setup' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Adventure' })).toBeVisible();
  await offlineReady(page);

  await backstage.stop();
  await page.goto(backstage.url);
  await expect(page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' })).toBeVisible();

  await page.getByRole('button', { name: 'Continue Adventure' }).click();
  await page.getByRole('radio', { name: /Living room/ }).check({ force: true });
  await page.getByRole('radio', { name: /^Cooperative/ }).check({ force: true });
  await page.getByRole('radio', { name: /^Medium/ }).check({ force: true });
  await page.getByRole('radio', { name: /^Pirates/ }).check({ force: true });
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
  await expect(again.locator('[data-sync=synced]').first()).toBeVisible({ timeout: 80_000 });
  const rows = await again.evaluate(async () => {
    const config = (await (await fetch('/config.json')).json()) as { supabaseKey: string };
    const session = JSON.parse(localStorage.getItem('venture-session') ?? '{}') as { access_token: string };
    const headers = { apikey: config.supabaseKey, authorization: `Bearer ${session.access_token}` };
    const read = async (path: string): Promise<Record<string, unknown>[]> => (await fetch(`/rest/v1/${path}`, { headers })).json();
    return { adventures: await read('adventure_sessions?select=status,theme,keepsake'), children: await read('children?select=name') };
  });
  expect(rows.children).toEqual([{ name: 'Ada' }]);
  expect(rows.adventures).toHaveLength(1);
  expect(rows.adventures[0]).toMatchObject({ status: 'completed', theme: 'pirates' });
  const keepsake = rows.adventures[0]?.['keepsake'] as { steps: { notes?: string }[] };
  expect(keepsake.steps).toHaveLength(6);
  expect(keepsake.steps[1]?.notes).toBe('They found a tin box.');
});
