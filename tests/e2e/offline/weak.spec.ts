import { startProxy } from '../../support/servers/proxy.ts';
import { expect, offlineReady, openSelector, signIn, startPirates, test } from '../support/actions.ts';

// The adventure is played from the worker's cache.
test.use({ serviceWorkers: 'allow' });

/** A very weak connection: 300 ms, 50 kbps, three of ten connections refused. */
const weak = { latencyMs: 300, bytesPerSecond: 50_000 / 8, refusedOfTen: 3 };

test('a whole adventure is played on a weak connection that also stalls, every step from the device, and is completely synced in the end', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(300_000);
  const proxy = await startProxy(Number(new URL(site.url).port));
  const elsewhere = await browser.newContext();
  try {
    const email = await openSelector(page, proxy.url, { slides: 'finished' });
    await offlineReady(page);
    await expect(page.getByText('Synced', { exact: true })).toBeVisible();

    proxy.line(weak);
    await page.reload();
    await startPirates(page);
    const place = (step: number) => page.getByText(new RegExp(`^Step ${step} of 8$`));
    await expect(place(1)).toBeVisible();
    const next = page.getByRole('button', { name: 'Next Step' });
    for (const step of [2, 3]) {
      await next.click();
      await expect(place(step)).toBeVisible();
    }

    // From here on nothing gets through, without any error.
    proxy.hole(true);
    for (const step of [4, 5]) {
      await next.click();
      await expect(place(step)).toBeVisible();
    }
    await page.getByLabel('Add Adventure Details').fill('Ada found a feather behind the shed.');
    await next.click();
    // With notes the service is asked first, until its deadline.
    await expect(place(6)).toBeVisible({ timeout: 25_000 });
    for (const step of [7, 8]) {
      await next.click();
      await expect(place(step)).toBeVisible();
    }
    await page.getByRole('button', { name: 'Complete Adventure' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Adventure Complete!' })).toBeVisible();
    expect(proxy.counts().swallowed).toBeGreaterThan(0);

    proxy.hole(false);
    await expect(page.getByText('Synced', { exact: true })).toBeVisible({ timeout: 150_000 });
    expect(proxy.counts().refused).toBeGreaterThan(0);

    const other = await elsewhere.newPage();
    await signIn(other, site.url, email);
    await other.goto(`${site.url}/?view=profile&tab=history`);
    await expect(other.getByText('Pirates Adventure').first()).toBeVisible({ timeout: 30_000 });
    await expect(other.getByText('Completed', { exact: true }).first()).toBeVisible();
  } finally {
    await elsewhere.close();
    await proxy.stop();
  }
});
