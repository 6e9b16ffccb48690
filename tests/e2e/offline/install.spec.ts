import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { browserFlags, findBrowser } from '../../../scripts/support/browser.ts';
import { expect, finishAdventure, offlineReady, playPirates, test } from '../support/actions.ts';
import { deviceSetting } from '../support/database.ts';

const card = 'Keep Play Venture on your home screen';

test('the browser finds nothing that prevents installing the app', async ({ site }) => {
  const profile = mkdtempSync(join(tmpdir(), 'venture-profile-'));
  const executablePath = findBrowser();
  const context = await chromium.launchPersistentContext(profile, {
    serviceWorkers: 'allow',
    args: ['--headless=new', ...browserFlags],
    ...(executablePath === null ? {} : { executablePath }),
  });
  try {
    const page = await context.newPage();
    await page.goto(`${site.url}/auth`);
    await offlineReady(page);
    const cdp = await context.newCDPSession(page);
    await expect.poll(async () => (await cdp.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
    const manifest = (await (await page.request.get(`${site.url}/manifest.webmanifest`)).json()) as {
      id: string;
      icons: { src: string; purpose?: string }[];
      screenshots: { src: string; form_factor: string; sizes: string }[];
    };
    expect(manifest.id).toBe('/');
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['maskable', 'monochrome']));
    for (const { src } of manifest.icons) expect((await page.request.get(`${site.url}${src}`)).ok(), src).toBe(true);
    expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(expect.arrayContaining(['narrow', 'wide']));
    for (const { src, sizes } of manifest.screenshots) expect(await sizeOf(page, `${site.url}${src}`), src).toBe(sizes);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
});

function sizeOf(page: Page, url: string): Promise<string> {
  return page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    return `${picture.naturalWidth}x${picture.naturalHeight}`;
  }, url);
}

/**
 * Fires the event that a browser fires if it can install the app, which a headless browser never does. The app suppresses the browser's own
 * prompt.
 */
async function couldInstall(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
          prompt: async () => {
            document.documentElement.dataset['asked'] = 'yes';
            return { outcome: 'accepted' };
          },
        });
        return window.dispatchEvent(event);
      }),
    )
    .toBe(false);
  // If the card were to appear, it would be there by now.
  await page.waitForTimeout(500);
}

test('the home screen is offered after the first completed adventure, never on the first visit, and never again after a no', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(150_000);
  await playPirates(page, site.url, { slides: 'finished' }, 'last step');
  await couldInstall(page);
  await page.getByRole('button', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' })).toBeVisible();
  await expect(page.getByText(card)).toHaveCount(0);

  // Another visit, but no adventure is completed yet.
  const second = await context.newPage();
  await page.close();
  await second.goto(site.url);
  await couldInstall(second);
  await expect(second.getByText(card)).toHaveCount(0);
  await second.getByRole('button', { name: 'Resume', exact: true }).click();
  await finishAdventure(second);
  await second.getByRole('button', { name: 'Return to Adventure Library' }).click();
  await expect(second.getByRole('region', { name: card })).toBeVisible();
  await second.getByRole('button', { name: 'Add to home screen' }).click();
  await expect.poll(() => second.evaluate(() => document.documentElement.dataset['asked'])).toBe('yes');
  await expect(second.getByText(card)).toHaveCount(0);

  await second.reload();
  await couldInstall(second);
  await second.getByRole('button', { name: 'No, thanks' }).click();
  await expect(second.getByText(card)).toHaveCount(0);
  await expect.poll(() => deviceSetting(second, 'install-declined')).toBe(true);
  await second.reload();
  await expect(second.getByRole('heading', { level: 1, name: 'Adventure Dashboard' })).toBeVisible();
  await couldInstall(second);
  await expect(second.getByText(card)).toHaveCount(0);
});

test('a tablet without an install button is shown the way through the share menu', async ({ browser, site }) => {
  test.setTimeout(150_000);
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 820, height: 1180 } });
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: false });
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 });
  });
  try {
    const first = await context.newPage();
    await playPirates(first, site.url, { slides: 'finished' }, 'last step');
    await finishAdventure(first);
    const page = await context.newPage();
    await first.close();
    await page.goto(site.url);
    const offer = page.getByRole('region', { name: card });
    await expect(offer.getByRole('listitem')).toHaveCount(3);
    await expect(offer.getByText('Add to Home Screen')).toBeVisible();
    const looks = process.env['VENTURE_LOOK'];
    if (looks !== undefined) await look(page, looks);
    await offer.getByRole('button', { name: 'Got it' }).click();
    await expect(offer).toHaveCount(0);
  } finally {
    await context.close();
  }
});

/** Takes pictures of the card in four sizes, for a person to look at. */
async function look(page: Page, folder: string): Promise<void> {
  for (const [width, height] of [
    [1180, 820],
    [820, 1180],
    [360, 740],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole('region', { name: card }).screenshot({ path: join(folder, `install-${width}.png`) });
  }
}

test('the shortcuts open the last adventure, a new one and the profile, and the icon shows the number of adventures in progress', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    // The number that the installed app's icon would show.
    const show = (count: number) => async (): Promise<void> => localStorage.setItem('badge', String(count));
    Object.assign(navigator, { setAppBadge: (count: number) => show(count)(), clearAppBadge: show(0) });
  });
  const { shortcuts } = (await (await page.request.get(`${site.url}/manifest.webmanifest`)).json()) as {
    shortcuts: { name: string; url: string }[];
  };
  const url = (name: string): string => `${site.url}${shortcuts.find((shortcut) => shortcut.name === name)?.url ?? '/missing'}`;
  await playPirates(page, site.url, { slides: 'finished' });
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(page.getByText(/^Step 2 of \d+$/)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('badge'))).toBe('1');

  await page.goto(url('New adventure'));
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Adventure' })).toBeVisible();
  await page.goto(url('My Profile'));
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  await page.goto(url('Continue adventure'));
  // The dashboard's card contains the step too, so the address is checked first.
  await expect(page).toHaveURL(/view=playing/);
  await expect(page.getByText(/^Step 2 of \d+$/)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' })).toBeVisible();

  await page.goto(url('Continue adventure'));
  await finishAdventure(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('badge'))).toBe('0');
  await page.goto(url('Continue adventure'));
  await expect(page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/`);
});
