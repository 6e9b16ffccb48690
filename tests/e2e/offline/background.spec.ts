import type { Page } from '@playwright/test';
import { syncTag } from '../../../src/platform/sync/background-sync.ts';
import { accountRows, expect, offlineReady, playPirates, synced, test } from '../support/actions.ts';
import { readRows } from '../support/database.ts';

// The service worker syncs while no page of the app is open.
test.use({ serviceWorkers: 'allow' });

/** Triggers the worker's sync event, as the browser does once there is a connection. The page must be on the site. */
async function wakeWorker(page: Page, url: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(url));
      if (own !== undefined) found(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  await devtools.send('ServiceWorker.dispatchSyncEvent', { origin: url, registrationId, tag: syncTag, lastChance: false });
}

/** Whether the worker or a page is syncing. */
function isSyncing(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await navigator.locks.query()).held?.some(({ name }) => name?.startsWith('venture-sync-')) === true);
}

test('[PLAY-13] [PLAY-15] an offline pause is synced while the app is closed; the service is told about it at the next start', async ({
  page,
  context,
  line,
}) => {
  test.setTimeout(180_000);
  await playPirates(page, line.url, { slides: 'finished' });
  await offlineReady(page);
  await synced(page);
  line.let(() => false);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByText('Your progress has been saved (with local data)')).toBeVisible({ timeout: 30_000 });
  await page.close();

  let told = 0;
  line.let((path) => {
    if (path.startsWith('/functions/v1/story')) told += 1;
    return true;
  });
  // A page of the site on which the app does not run.
  const idle = await context.newPage();
  await idle.goto(`${line.url}/config.json`);
  await wakeWorker(idle, line.url);
  await expect
    .poll(() => accountRows(idle, 'adventure_sessions', ['status']), { timeout: 60_000 })
    .toEqual([{ status: 'paused_for_continuation' }]);
  await expect.poll(() => isSyncing(idle)).toBe(false);
  expect(await readRows(idle, 'outbox')).toMatchObject([{ kind: 'stop' }]);
  expect(told).toBe(0);

  const again = await context.newPage();
  await again.goto(line.url);
  await expect.poll(() => readRows(idle, 'outbox'), { timeout: 60_000 }).toEqual([]);
});
