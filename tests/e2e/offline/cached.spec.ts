import type { Page } from '@playwright/test';
import { expect, offlineReady, openSelector, test } from '../support/actions.ts';

// The app is opened from the worker's cache.
test.use({ serviceWorkers: 'allow' });

/** Whether the page itself was served by the worker. */
function cameThroughWorker(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    performance.getEntriesByType('navigation').some((entry) => 'workerStart' in entry && Number(entry.workerStart) > 0),
  );
}

test('[PLAY-13] without a server the home screen’s address opens without starting the worker, and any other address through it', async ({
  page,
  backstage,
}) => {
  await openSelector(page, backstage.url, { children: [{ name: 'Ada', age: 6 }], slides: 'finished' });
  await offlineReady(page);
  await backstage.stop();

  await page.goto(backstage.url);
  await expect(page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' })).toBeVisible();
  expect(await cameThroughWorker(page)).toBe(false);

  await page.goto(`${backstage.url}/?view=selector`);
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Adventure' })).toBeVisible();
  expect(await cameThroughWorker(page)).toBe(true);
});
