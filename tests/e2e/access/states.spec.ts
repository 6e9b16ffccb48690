import { atRest, expect, openChapters, openSelector, playPirates, signUp, skipOnboarding, startPirates, test } from '../support/actions.ts';
import { putRows } from '../support/database.ts';
import { longest, theLongest } from '../support/longest.ts';
import { expectNoOverflow } from '../support/measure.ts';

// These tests are long, and the machine may be busy.
test.describe.configure({ timeout: 180_000 });

test('the longest names, places, items and steps fit the screen at every size; a full list of items says so', async ({ page, site }) => {
  await signUp(page, site.url, 'R'.repeat(100));
  await skipOnboarding(page);
  await putRows(page, theLongest());
  const fits = async (where: string): Promise<void> => {
    for (const [width, height] of [
      [320, 640],
      [820, 1180],
      [1180, 820],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectNoOverflow(page, `${where}, ${width} px`);
    }
  };
  await page.goto(site.url);
  await expect(page.getByRole('heading', { name: 'Resume Paused Adventures' })).toBeVisible();
  await fits('dashboard');
  await page.goto(`${site.url}/?view=profile`);
  await expect(page.getByText('20 children registered')).toBeVisible();
  await fits('overview');
  await page.getByRole('tab', { name: 'Adventure History' }).click();
  await expect(page.getByRole('heading', { name: 'Finished' })).toBeVisible();
  await fits('history');
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByText('A family can have 20 children at most.')).toBeVisible();
  await fits('settings');
  await page.getByRole('tab', { name: 'Custom Environments' }).click();
  await expect(page.getByRole('button', { name: /^Edit PPP/ })).toBeVisible();
  await fits('places');
  await page.getByRole('button', { name: /^Edit PPP/ }).click();
  await expect(page.getByText('50 things are here, as many as a place can have.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Item' })).toBeDisabled();
  await fits('a place');
  await page.goto(`${site.url}/?view=selector`);
  await openChapters(page);
  await fits('selector');
  await page.goto(`${site.url}/?view=playing&adventure=${longest.active}`);
  await expect(page.getByText('Step 2 of 8', { exact: true })).toBeVisible();
  await fits('play');

  await test.step('the story starts on a phone’s first screen, and what is cut off is one tap away', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const top = async (): Promise<number> => (await page.getByRole('article').locator('p[dir]').first().boundingBox())?.y ?? Infinity;
    await expect.poll(top).toBeLessThan(250);
    await page.getByRole('button', { name: 'About this adventure' }).click();
    await page.getByRole('button', { name: 'Show all of it' }).click();
    await expect.poll(top).toBeGreaterThan(740);
    await expect(page.getByText('Child 14')).toBeVisible();
    await page.getByRole('button', { name: 'Show less' }).click();
    await page.getByRole('button', { name: 'About this adventure' }).click();
    await expect.poll(top).toBeLessThan(250);
  });

  await page.goto(`${site.url}/?view=playing&adventure=${longest.paused}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Adventure Paused' })).toBeVisible();
  await fits('paused');
});

test('only the newest good news is shown over the title, in one line', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openSelector(page, site.url);
  await startPirates(page);
  const news = page.getByRole('region', { name: 'Notifications' });
  await expect(news.getByText('Adventure Generated')).toBeVisible();
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(news.getByText('Next Step Ready')).toBeVisible();
  await expect(news.getByText('Adventure Generated')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Pirates Adventure' })).toBeInViewport();
  const over = async (): Promise<number> => {
    const bottom = await news.evaluate((region) => region.getBoundingClientRect().bottom);
    return bottom - (await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.getBoundingClientRect().top));
  };
  await expect.poll(over, 'and covers none of it').toBeLessThanOrEqual(0);
});

test('views change with a transition, or without one for people who prefer reduced motion', async ({ page, site }) => {
  await page.addInitScript(() => {
    const begin = document.startViewTransition.bind(document);
    Object.assign(window, { turns: 0 });
    document.startViewTransition = (change) => {
      Object.assign(window, { turns: ((window as Window & { turns?: number }).turns ?? 0) + 1 });
      return begin(change);
    };
  });
  const turns = (): Promise<number> => page.evaluate(() => (window as Window & { turns?: number }).turns ?? 0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openSelector(page, site.url);
  await page.getByRole('button', { name: 'Back to Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' })).toBeFocused();
  await atRest(page);
  const before = await turns();
  expect(before).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'My Profile' }).click();
  await expect(page.getByRole('tab', { name: 'Settings' })).toBeVisible();
  expect(await turns()).toBe(before);
});

test('resuming an adventure takes no snapshot of the dashboard, which would delay it', async ({ page, site }) => {
  await playPirates(page, site.url);
  await page.getByRole('button', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' })).toBeFocused();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    document.startViewTransition = () => {
      throw new Error('A picture was taken.');
    };
  });
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByRole('button', { name: 'Next Step' })).toBeVisible();
  await atRest(page);
  await expect(page.getByRole('main')).toHaveCSS('opacity', '1');
});

test('a button does not jitter under a pointer that rests on its lower edge', async ({ page, site }) => {
  await page.goto(`${site.url}/auth`);
  const button = page.locator('button[type=submit]');
  await expect(button).toBeVisible();
  await atRest(page);
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height - 0.5);
  const tops = await button.evaluate(async (element) => {
    const seen: number[] = [];
    for (let frame = 0; frame < 30; frame += 1) {
      await new Promise(requestAnimationFrame);
      seen.push(Math.round(element.getBoundingClientRect().y));
    }
    return seen;
  });
  // It rises once, and does not fall again.
  expect(tops).toEqual(tops.toSorted((a, b) => b - a));
});
