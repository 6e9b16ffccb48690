import { browserFlags, findBrowser } from '../../../scripts/support/browser.ts';
import { expect, playPirates, synced, test } from '../support/actions.ts';

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

  // The browser may drop a page that it has put aside, where memory is short: then the page is loaded anew, and it is left once more.
  let restored = false;
  for (let visit = 1; visit <= 5 && !restored; visit += 1) {
    const title = `The Lost Kite ${visit}`;
    await page.evaluate(() => Object.assign(window, { left: true }));
    await page.goto(`${site.url}/config.json`);
    await other.getByRole('button', { name: 'Edit adventure title' }).click();
    await other.getByLabel('Adventure title').fill(title);
    await other.getByLabel('Adventure title').press('Enter');
    await synced(other);
    // A restored page does not fire a load event.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
    restored = await page.evaluate(() => 'left' in window);
  }
  expect(restored).toBe(true);
});
