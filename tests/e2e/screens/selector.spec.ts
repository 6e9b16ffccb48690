import type { Page } from '@playwright/test';
import { choose, expect, openChapters, openSelector, test } from '../support/actions.ts';

// These tests are long, and the machine may be busy.
test.describe.configure({ timeout: 180_000 });

const theme = (page: Page) => page.getByRole('group', { name: 'Theme' }).or(page.getByRole('radiogroup', { name: 'Theme' }));

const siblings = [
  { name: 'Mia', age: 4 },
  { name: 'Tom', age: 8 },
];

test('[SEL-01] [SEL-02] [SEL-03] [SEL-04] [SEL-05] every choice of the selector, what it recommends, and what is still missing', async ({
  page,
  site,
}) => {
  await openSelector(page, site.url, { children: siblings });
  const start = page.getByRole('button', { name: 'Start Adventure!' });

  await test.step('all children play, the adult watches, and a whole adventure is suggested', async () => {
    await expect(start).toBeEnabled();
    await openChapters(page);
    for (const name of ['Mia, 4', 'Tom, 8']) await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('radio', { name: /^Observer/ })).toBeChecked();
    for (const name of [/^Minimal/, /^Moderate/, /^Full/]) await expect(page.getByRole('radio', { name })).toHaveCount(1);
    for (const place of ['Backyard', 'Park', 'Living Room', 'Bedroom', 'Classroom', 'Basement', 'Playground', 'Custom location']) {
      await expect(page.getByRole('radio', { name: new RegExp(`^${place}`, 'i') })).toHaveCount(1);
    }
    for (const style of [/^Cooperative/, /^Competitive/, /^Creative/, /^Educational/, /^Low/, /^Medium/, /^High/]) {
      await expect(page.getByRole('radio', { name: style })).toHaveCount(1);
    }
    await expect(page.getByRole('button', { name: 'Back to Home' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Back to Profile' })).toBeVisible();
  });

  await test.step('somebody has to play', async () => {
    for (const name of ['Mia, 4', 'Tom, 8']) await page.getByRole('button', { name }).click();
    await expect(page.getByText('Select at least one child to start the adventure')).toBeVisible();
    await expect(start).toBeDisabled();
    await page.getByRole('button', { name: 'Tom, 8' }).click();
    await expect(page.getByText('Select at least one child to start the adventure')).toHaveCount(0);
  });

  await test.step('the recommended themes fit place, style and energy', async () => {
    const recommended: { choices: RegExp[]; themes: string[] }[] = [
      { choices: [/^Classroom/, /^Educational/, /^Low/], themes: ['Detectives'] },
      { choices: [/^Basement/, /^Competitive/, /^High/], themes: ['Ninjas'] },
      { choices: [/^Bedroom/, /^Creative/, /^Medium/], themes: ['Space', 'Fairy tale', 'Underwater'] },
      { choices: [/^Backyard/, /^Competitive/, /^High/], themes: ['Pirates', 'Knights', 'Ninjas'] },
      { choices: [/^Playground/, /^Creative/, /^Low/], themes: [] },
      {
        choices: [/^Custom location/],
        themes: ['Pirates', 'Knights', 'Space', 'Jungle', 'Detectives', 'Fairy tale', 'Ninjas', 'Underwater'],
      },
    ];
    for (const { choices, themes } of recommended) {
      await choose(page, ...choices);
      await expect(theme(page).getByRole('radio')).toHaveCount(themes.length);
      for (const title of themes) await expect(theme(page).getByRole('radio', { name: new RegExp(`^${title}`) })).toHaveCount(1);
    }
  });

  await test.step('a theme that no longer fits is cleared, with a notice', async () => {
    await choose(page, /^Backyard/, /^Cooperative/, /^Medium/, /^Pirates/);
    await expect(start).toBeEnabled();
    await choose(page, /^Bedroom/);
    await expect(page.getByText('Pirates no longer goes with your choices, so it was cleared.')).toBeVisible();
    await expect(start).toBeDisabled();
  });

  await test.step('own words and a theme exclude each other, and both texts have a limit', async () => {
    await choose(page, /^Space/);
    const own = page.getByRole('textbox', { name: 'Or describe your own adventure' });
    await own.fill('The bakery on the moon');
    await expect(page.getByRole('radio', { name: /^Space/ })).not.toBeChecked();
    await choose(page, /^Space/);
    await expect(own).toHaveValue('');
    await own.fill('z'.repeat(501));
    await start.click();
    const notes = page.getByRole('region', { name: 'Notifications' });
    await expect(notes.getByText('Validation Error')).toBeVisible();
    await expect(notes.getByText('Custom theme must be less than 500 characters')).toBeVisible();
    await expect(own).toBeFocused();
    await own.fill('The bakery on the moon');
    await choose(page, /^Custom location/);
    const place = page.getByRole('textbox', { name: 'Describe the location' });
    await expect(start).toBeDisabled();
    await place.fill('p'.repeat(501));
    await start.click();
    await expect(notes.getByText('Custom environment must be less than 500 characters')).toBeVisible();
    await expect(place).toBeFocused();
  });
});

test('a returning family is two taps from its next story, and one from the last', async ({ page, site }) => {
  await openSelector(page, site.url, { children: siblings });
  await test.step('a new family: one tap, and on a phone all choices fit on two screens', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { long, strip } = await page.evaluate(() => ({
      long: document.documentElement.scrollHeight,
      strip: document.querySelector('section[aria-label="Start"]')?.getBoundingClientRect().height ?? Infinity,
    }));
    expect(long).toBeLessThan(2 * 740);
    expect(strip).toBeLessThan(740 / 8);
    await page.getByRole('button', { name: 'Start Adventure!' }).click();
    await expect(page.getByText('Step 1 of 5', { exact: true })).toBeVisible();
  });

  await test.step('Resume is visible on the dashboard without scrolling, on any screen', async () => {
    await page.goto(site.url);
    const resume = page.getByRole('button', { name: 'Resume', exact: true });
    for (const [width, height] of [
      [360, 740],
      [740, 360],
      [820, 1180],
      [1180, 820],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(resume).toBeInViewport({ ratio: 1 });
      const above = await resume.evaluate((button) => {
        const { top } = button.getBoundingClientRect();
        return [...document.querySelectorAll('main button')].filter((other) => other.getBoundingClientRect().top < top).length;
      });
      expect(above, `buttons above Resume at ${width} px`).toBe(0);
    }
  });

  await test.step('Surprise us starts at once', async () => {
    await page.getByRole('button', { name: 'Start New Adventure' }).click();
    await page.getByRole('button', { name: 'Surprise us' }).click();
    await expect(page.getByText('Step 1 of 5', { exact: true })).toBeVisible();
  });
});

test.describe('without a working service and storyteller on the device', () => {
  test('[GEN-01] [GEN-02] the generating screen shows the players; if no story comes, every choice is kept', async ({ page, site }) => {
    // The storyteller's chunks can't be loaded, not even in advance; the service answers with nonsense, once it is released.
    await page.route(/\/assets\/(?:teller|activities)-[^/]*\.js$/, (route) => route.abort());
    await openSelector(page, site.url, { children: siblings });
    await choose(page, /^Backyard/, /^Cooperative/, /^Medium/, /^Pirates/);

    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/functions/v1/story*', async (route) => {
      await held;
      await route.fulfill({ json: { hello: 'world' } });
    });
    await page.getByRole('button', { name: 'Start Adventure!' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Building the story...' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Pirates', { exact: true })).toBeVisible();
    await expect(page.getByText('with Mia & Tom')).toBeVisible();
    release();
    await expect(page.getByText('Failed to generate adventure. Please try again.')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Adventure' })).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Pirates/ })).toBeChecked();

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Start Adventure!' }).click();
    await expect(page.getByText('Adventure Generated')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Pirates Adventure' })).toBeVisible();
  });
});
