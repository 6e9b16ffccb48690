import type { Page, Request } from '@playwright/test';
import { expect, playPirates, test } from '../support/actions.ts';
import { expectNoOverflow } from '../support/measure.ts';

type Locks = { asked: number; held: number };

/** A counting replacement of the browser's wake lock, because a headless screen never sleeps. */
async function countLocks(page: Page): Promise<() => Promise<Locks>> {
  await page.addInitScript(() => {
    const locks = { asked: 0, held: 0 };
    const request = async () => {
      locks.asked += 1;
      locks.held += 1;
      const lock = {
        released: false,
        release: async () => {
          if (!lock.released) locks.held -= 1;
          lock.released = true;
        },
      };
      // The browser releases the lock whenever the page is hidden.
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'hidden') void lock.release();
      });
      return lock;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.assign(window, { locks });
  });
  return () => page.evaluate(() => (window as unknown as { locks: Locks }).locks);
}

async function turnScreen(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

test('[PLAY-03] [PLAY-05] [PLAY-11] [PLAY-15] what a parent uses while playing: text size, colour theme, quick notes, bullets, reasons, and a way to stop at once', async ({
  page,
  site,
}) => {
  const locks = await countLocks(page);
  await playPirates(page, site.url);
  const aloud = page.getByRole('article').locator('p[dir]').first();
  const sizeOf = (): Promise<number> => aloud.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

  await test.step('the screen stays on while playing, also after it was off', async () => {
    await expect.poll(locks).toEqual({ asked: 1, held: 1 });
    await turnScreen(page, 'hidden');
    await expect.poll(locks).toEqual({ asked: 1, held: 0 });
    await turnScreen(page, 'visible');
    await expect.poll(locks).toEqual({ asked: 2, held: 1 });
  });

  await test.step('the text grows to twice its size, and no line is wider than its page', async () => {
    const before = await sizeOf();
    await page.getByRole('slider', { name: 'Text size' }).fill('2');
    await expect.poll(sizeOf).toBeCloseTo(before * 2, 0);
    await expectNoOverflow(page, 'at twice the size');
    await page.getByRole('slider', { name: 'Text size' }).fill('1');
    expect(before).toBeGreaterThanOrEqual(22);
  });

  await test.step('the colour theme changes with one tap, in portrait too', async () => {
    const light = (): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset['light']);
    for (const [name, value] of [
      ['Night', 'night'],
      ['Sunlight', 'sun'],
      ['Day', 'day'],
    ] as const) {
      await page.getByRole('radio', { name, exact: true }).check({ force: true });
      await expect.poll(light).toBe(value);
    }
    await page.setViewportSize({ width: 820, height: 1180 });
    await expect(page.getByRole('radio', { name: 'Night', exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Light and text size' }).click();
    await page.getByRole('radio', { name: 'Night', exact: true }).check({ force: true });
    await expect.poll(light).toBe('night');
    await page.getByRole('button', { name: 'Light and text size' }).click();
    await page.setViewportSize({ width: 1180, height: 820 });
  });

  await test.step('texts for the adult are separate from those read aloud', async () => {
    const read = (await page.getByRole('article').locator('p[dir]').allTextContents()).join(' ');
    const preparation = await page.getByRole('complementary', { name: 'What to get ready' }).locator('p').last().textContent();
    expect(preparation).not.toBe('');
    expect(read).not.toContain(preparation);
  });

  await test.step('bullets to tell it in one’s own words, and why this step was chosen', async () => {
    await page.getByRole('button', { name: 'Next Step' }).click();
    await expect(page.getByText(/^Step 2 of/).first()).toBeVisible();
    const bullets = page.locator('details', { hasText: 'Tell it your way' }).filter({ visible: true });
    await expect(bullets.getByRole('listitem').first()).toBeHidden();
    await bullets.getByText('Tell it your way').click();
    await expect(bullets.getByRole('listitem').first()).toBeVisible();
    const why = page.locator('details', { hasText: 'Why this step?' }).filter({ visible: true });
    await why.getByText('Why this step?').click();
    await expect(why.getByText('What the story is about')).toBeVisible();
    await expect(why.locator('dd').first()).not.toHaveText('');
  });

  await test.step('notes by one tap: taken back by another, and one to be finished by typing', async () => {
    const notes = page.getByLabel('Add Adventure Details');
    await page.getByRole('button', { name: 'Too hard' }).click();
    await page.getByRole('button', { name: 'Too hard' }).click();
    await expect(notes).toHaveValue('');
    await page.getByRole('button', { name: 'Loved it' }).click();
    await expect(notes).toHaveValue('They loved it.');
    await page.getByRole('button', { name: 'Tired' }).click();
    await page.getByRole('button', { name: 'Found something…' }).click();
    await expect(notes).toBeFocused();
    await expect(notes).toHaveValue('They loved it. They are tired. They found ');
    await page.keyboard.press('End');
    await page.keyboard.type('a blue feather.');
    await expect(notes).toHaveValue('They loved it. They are tired. They found a blue feather.');
  });

  await test.step('somebody is hurt: one tap opens the care card, another pauses; the screen may sleep, and the story waits', async () => {
    await page.getByRole('button', { name: 'Someone’s hurt or upset' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The story can wait' })).toBeVisible();
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Adventure Paused' })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'The story can wait' })).toBeVisible();
    await expect.poll(async () => (await locks()).held).toBe(0);
    await page.getByRole('button', { name: 'Resume Adventure' }).click();
    await expect(page.getByText(/^Step 2 of/).first()).toBeVisible();
    await expect(page.getByLabel('Add Adventure Details')).toHaveValue('They loved it. They are tired. They found a blue feather.');
    // An ordinary pause does not mention it.
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Adventure Paused' })).toBeVisible();
    await expect(page.getByText('The story can wait')).toHaveCount(0);
  });
});

test.describe('with a slow service', () => {
  test('[PLAY-12] [PLAY-15] pausing works while a step is being told, and the late step changes nothing', async ({ page, site }) => {
    await playPirates(page, site.url);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.getByLabel('Add Adventure Details').fill('They want to find a whale.');
    await page.route('**/functions/v1/story*', async (route) => {
      if ((route.request().postData() ?? '').includes('next_step')) await held;
      await route.continue().catch(() => undefined);
    });
    // On a busy machine the app may have given the call up by then.
    const late = new Promise<void>((resolve) => {
      const settled = (request: Request): void => {
        if ((request.postData() ?? '').includes('next_step')) resolve();
      };
      page.on('requestfinished', settled);
      page.on('requestfailed', settled);
    });
    await page.getByRole('button', { name: 'Next Step' }).click();
    await expect(page.getByText('Building the adventure').first()).toBeVisible();
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Adventure Paused' })).toBeVisible();
    // Waits for the late step before resuming: afterwards it would be used.
    release();
    await late;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Resume Adventure' }).click();
    await expect(page.getByText(/^Step 1 of/).first()).toBeVisible();
    await expect(page.getByLabel('Add Adventure Details')).toHaveValue('They want to find a whale.');
    await expect(page.getByText('Failed to get next step. Please try again.')).toHaveCount(0);
  });
});
