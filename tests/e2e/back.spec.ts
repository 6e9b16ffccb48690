import { browserFlags, findBrowser } from '../../scripts/browser.ts';
import { expect, playPirates, synced, test } from './support.ts';

const executablePath = findBrowser();

// Enables the browser's back/forward cache, which Playwright switches off.
test.use({
  launchOptions: {
    args: ['--headless=new', ...browserFlags],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath === null ? {} : { executablePath }),
  },
});

test('[CARD-02] the dashboard restored by the Back button shows what another tab has changed meanwhile', async ({
  page,
  context,
  site,
}) => {
  await playPirates(page, site.url, { slides: 'finished' });
  const other = await context.newPage();
  await other.goto(page.url());
  await synced(other);
  await page.goto(site.url);
  await expect(page.getByText('Pirates Adventure', { exact: true }).first()).toBeVisible();
  await synced(page);

  await page.evaluate(() => Object.assign(window, { left: true }));
  await page.goto(`${site.url}/config.json`);
  await other.getByRole('button', { name: 'Edit adventure title' }).click();
  await other.getByLabel('Adventure title').fill('The Lost Kite');
  await other.getByLabel('Adventure title').press('Enter');
  await synced(other);
  // A restored page does not fire a load event.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByText('The Lost Kite', { exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => 'left' in window)).toBe(true);
});
