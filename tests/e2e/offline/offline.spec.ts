import { says } from '../../support/servers/upstream.ts';
import { accountRows, choose, expect, offlineReady, openSelector, playPirates, synced, test } from '../support/actions.ts';
import { readRows } from '../support/database.ts';

// The app is opened offline.
test.use({ serviceWorkers: 'allow' });

test('[PLAY-13] [PLAY-15] [PLAY-16] [AUTH-10] [ONB-02] without a server the app opens, and an adventure can be started, played, paused, resumed after the tab was closed, and ended; then everything is synced', async ({
  page,
  context,
  backstage,
}) => {
  test.setTimeout(180_000);
  await openSelector(page, backstage.url, { children: [{ name: 'Ada', age: 6 }], slides: 'finished' });
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
  // Without any tap: the badge says when it is synced, and the server's rows prove it.
  await synced(again);
  // The badge may still show the state before the last step.
  await expect
    .poll(() => accountRows(again, 'adventure_sessions', ['status', 'theme']), { timeout: 80_000 })
    .toEqual([{ status: 'completed', theme: 'pirates' }]);
  expect(await accountRows(again, 'children', ['name'])).toEqual([{ name: 'Ada' }]);
  const adventures = await accountRows(again, 'adventure_sessions', ['keepsake']);
  const keepsake = adventures[0]?.['keepsake'] as { steps: { notes?: string }[] };
  expect(keepsake.steps).toHaveLength(6);
  expect(keepsake.steps[1]?.notes).toBe('They found a tin box.');
});

test('[PLAY-15] [PLAY-17] a pause and an ending made without a server are sent to the service at the next start, each once, and its summary is stored', async ({
  page,
  context,
  told: { backstage, automation },
}) => {
  test.setTimeout(180_000);
  await playPirates(page, backstage.url, { slides: 'finished' });
  await offlineReady(page);
  await synced(page);

  await backstage.stop();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByText('Your progress has been saved (with local data)')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Resume Adventure' }).click();
  await page.getByRole('button', { name: 'End Early' }).click();
  await page.getByRole('button', { name: 'End here' }).click();
  await expect.poll(() => readRows(page, 'outbox')).toHaveLength(2);
  const waiting = (await readRows(page, 'outbox')).map(({ id }) => id).toSorted();
  await page.close();

  automation.behave(says([{ output: 'The automation’s own summary.' }]));
  automation.forget();
  await backstage.start();
  const again = await context.newPage();
  await again.goto(backstage.url);
  await expect.poll(() => readRows(again, 'outbox'), { timeout: 60_000 }).toEqual([]);
  const stops = automation.asked.filter(({ body }) => 'adventureId' in (body as object));
  expect(stops.map(({ headers }) => headers['idempotency-key'] ?? '').toSorted()).toEqual(waiting);
  await expect
    .poll(() => accountRows(again, 'adventure_sessions', ['story_summary']), { timeout: 60_000 })
    .toEqual([{ story_summary: 'The automation’s own summary.' }]);
});
