import type { Page } from '@playwright/test';
import type { Row } from '../../../src/data/schema.ts';
import { atRest, expect, openSelector, playPirates, test } from '../support/actions.ts';
import { putRows, readRows, unchanged } from '../support/database.ts';
import { expectNoOverflow, faults } from '../support/measure.ts';

// These tests are long, and the machine may be busy.
test.describe.configure({ timeout: 120_000 });

const id = '70000000-0000-4000-8000-000000000001';
const sentence = 'The lantern swings over the bow, and somebody hums the song that only whales know. ';

/** An adventure of three told steps with texts of usual length, open at the first. */
function adventure(child: string, preparation: string): Row {
  const steps = ['prologue', 'action', 'challenge'].map((type, index) => ({
    id: `s${index}`,
    type,
    step: index === 1 ? 'The map that nobody could ever fold' : `Page ${index + 1}`,
    text_to_read: `${sentence.repeat(4)}\n\n${sentence.repeat(4)}`,
    question: 'Over the reef, or around it?',
    options: ['Over the reef', 'Around the reef'],
    preparation,
    action: 'Everybody is a wave.',
    minutes: 4,
  }));
  return {
    ...unchanged,
    id,
    fields: {
      theme: 'pirates',
      custom_theme: null,
      environment: 'backyard',
      custom_environment: null,
      play_style: 'cooperative',
      activity_level: 'medium',
      adult_participation_level: 'observer',
      participating_children: [child],
      status: 'active',
      duration_planned: 30,
      total_steps: 8,
      final_outcome: null,
      custom_name: null,
      story_summary: null,
      session_date: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-01-01T00:00:00.000Z',
      continuation_data: { currentStep: 0, adventureSteps: steps, userNotes: '', stepHistory: [] },
      keepsake: null,
    },
  };
}

async function openAdventure(page: Page, url: string, preparation = 'Lay a blanket on the grass.'): Promise<void> {
  await openSelector(page, url, { slides: 'finished' });
  const [child] = await readRows(page, 'children');
  await putRows(page, { adventures: [adventure(child?.id ?? '', preparation)] });
  await page.goto(`${url}/?view=playing&adventure=${id}`);
  await expect(page.getByText('Step 1 of 8', { exact: true })).toBeVisible();
}

type Words = { /** Of the screen's height, 0 to 1. */ begin: number; share: number; lines: number };

/** Where the text to read aloud starts, and how much of the screen shows it, down to the edge or to the bottom bar. */
function words(page: Page): Promise<Words> {
  return page.evaluate(() => {
    const card = [...document.querySelectorAll('article')].find((article) => article.closest('[aria-hidden=true]') === null);
    const lines = [...(card?.querySelectorAll<HTMLElement>('p[dir]') ?? [])];
    const top = lines[0]?.getBoundingClientRect().top ?? innerHeight;
    const bottom = lines.at(-1)?.getBoundingClientRect().bottom ?? top;
    const bar = document.querySelector('section[aria-label="Adventure controls"]')?.getBoundingClientRect();
    const below = bar !== undefined && bar.width > innerWidth / 2 ? bar.top : innerHeight;
    const seen = Math.max(0, Math.min(bottom, below) - Math.max(0, top));
    const [first] = lines;
    const line = first === undefined ? 1 : Number.parseFloat(getComputedStyle(first).lineHeight);
    return { begin: top / innerHeight, share: seen / innerHeight, lines: Math.floor(seen / line) };
  });
}

/** All controls of the page that are covered by something at their centre. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, summary, a[href], textarea, [role=slider], input')].flatMap((control) => {
      if (control.closest('[aria-hidden=true], [inert]') !== null) return [];
      const { left, top, width, height } = control.getBoundingClientRect();
      const x = left + width / 2;
      const y = top + height / 2;
      if (width < 2 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return [];
      const there = document.elementFromPoint(x, y);
      const free =
        there === null || control.contains(there) || there.contains(control) || control.closest('label') === there.closest('label');
      const underBar =
        there?.closest('section[aria-label="Adventure controls"]') !== null &&
        control.closest('section[aria-label="Adventure controls"]') === null;
      return free || underBar
        ? []
        : [`${control.getAttribute('aria-label') ?? control.textContent} is under ${there.outerHTML.slice(0, 80)}`];
    }),
  );
}

test('[BEY-08] the text is what one sees: on a phone, in landscape, and at 400 % zoom; everything else is one tap away', async ({
  page,
  site,
}) => {
  await openAdventure(page, site.url);
  const hurt = page.getByRole('button', { name: 'Someone’s hurt or upset' });
  const next = page.getByRole('button', { name: 'Next Step' });

  await test.step('preparations come before the text, and the adult’s part after it', async () => {
    const order = await page.evaluate(() =>
      ['Lay a blanket on the grass.', 'The lantern swings', 'Everybody is a wave.'].map((text) =>
        [...document.querySelectorAll('main p')].findIndex((p) => p.textContent?.startsWith(text)),
      ),
    );
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  await page.setViewportSize({ width: 360, height: 740 });
  await next.click();
  await expect(page.getByText('Step 2 of 8', { exact: true })).toBeVisible();

  await test.step('a phone in portrait', async () => {
    await expect.poll(async () => (await words(page)).share).toBeGreaterThanOrEqual(0.6);
    expect((await words(page)).begin).toBeLessThan(1 / 3);
    await expectNoOverflow(page, 'upright');
  });

  await test.step('in landscape, right after the page was turned', async () => {
    await page.setViewportSize({ width: 740, height: 360 });
    await next.click();
    await expect(page.getByRole('heading', { name: 'Page 3' })).toBeFocused();
    await expect.poll(async () => (await words(page)).share).toBeGreaterThanOrEqual(0.6);
    expect((await words(page)).begin).toBeLessThan(1 / 3);
    await page.getByRole('button', { name: 'Previous Step' }).click();
    await expectNoOverflow(page, 'on its side');
  });

  await test.step('at 400 % zoom', async () => {
    for (const [width, height, lines] of [
      [320, 256, 4],
      [360, 225, 3],
      [320, 640, 10],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(async () => (await words(page)).lines, `${width} × ${height}`).toBeGreaterThanOrEqual(lines);
      expect((await words(page)).begin, `${width} × ${height}`).toBeLessThan(1 / 3);
      await expectNoOverflow(page, `${width} × ${height}`);
    }
  });

  for (const [width, height] of [
    [360, 740],
    [740, 360],
    [320, 256],
    [820, 1180],
    [1180, 820],
  ] as const) {
    await test.step(`${width} × ${height}: the care button, notes and theme can be reached at any scroll position, and nothing is covered`, async () => {
      await page.setViewportSize({ width, height });
      for (const place of ['top', 'middle', 'end'] as const) {
        await page.evaluate(
          (at) => scrollTo(0, { top: 0, middle: document.body.scrollHeight / 2, end: document.body.scrollHeight }[at]),
          place,
        );
        await expect(hurt).toBeInViewport({ ratio: 1 });
        await expect(next).toBeInViewport({ ratio: 1 });
        expect(await covered(page), place).toEqual([]);
      }
      await page.evaluate(() => scrollTo(0, 0));
      await page.getByRole('button', { name: 'Notes', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Loved it' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByLabel('Add Adventure Details')).toBeFocused();
      await page.evaluate(() => scrollTo(0, 0));
      if (width < 900) {
        await page.getByRole('button', { name: 'Light and text size' }).click();
        await expect(page.getByRole('radio', { name: 'Night', exact: true })).toBeAttached();
        await page.getByRole('button', { name: 'About this adventure' }).click();
        await expect(page.getByRole('button', { name: 'Edit adventure title' })).toBeVisible();
        expect(await faults(page)).toEqual([]);
        await page.getByRole('button', { name: 'About this adventure' }).click();
        await page.getByRole('button', { name: 'Light and text size' }).click();
      }
      expect(await faults(page)).toEqual([]);
    });
  }

  await test.step('the page is centred on a wide screen', async () => {
    for (const width of [1180, 1440]) {
      await page.setViewportSize({ width, height: 820 });
      const sides = await page.evaluate(() => {
        const { left, right } = document.querySelector('main')?.getBoundingClientRect() ?? new DOMRect();
        return [left, document.documentElement.clientWidth - right];
      });
      expect(sides[0]).toBeCloseTo(sides[1] ?? NaN, 0);
    }
  });
});

test('[BEY-08] the first page of an adventure shows words to read aloud without scrolling on the smallest phones, in the largest letters too', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAdventure(page, site.url, 'Lay a blanket on the grass, and put the sticks where everybody can reach them. '.repeat(4));
  const begins = async (what: string, lines: number): Promise<void> => {
    for (const [width, height] of [
      [360, 640],
      [740, 360],
      [320, 568],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(async () => (await words(page)).lines, `${what}, ${width} × ${height}`).toBeGreaterThanOrEqual(lines);
      await expectNoOverflow(page, `${what}, ${width} × ${height}`);
    }
  };
  await begins('usual letters', 3);

  // What is left out at first is one tap away.
  const box = page.getByRole('complementary', { name: 'What to get ready' });
  const shown = (await box.boundingBox())?.height ?? 0;
  await box.getByRole('button', { name: 'Show all of it' }).click();
  await expect.poll(async () => (await box.boundingBox())?.height).toBeGreaterThan(shown * 1.5);
  await box.getByRole('button', { name: 'Show less' }).click();

  await page.getByRole('button', { name: 'Light and text size' }).click();
  await page.getByRole('slider', { name: 'Text size' }).press('End');
  await page.getByRole('button', { name: 'Light and text size' }).click();
  await begins('the largest letters', 1);
});

test('[BEY-08] the focus is never on the bare page: after every dialog and view change it is where one continues', async ({
  page,
  site,
}) => {
  await openAdventure(page, site.url);
  const title = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(title).toBeFocused();

  await test.step('a dialog returns it to the element that opened it', async () => {
    for (const [open, close] of [
      ['Edit step', 'Cancel'],
      ['End Early', 'Keep playing'],
      ['Give Feedback', 'Cancel'],
      ['How to Play', 'Close'],
    ] as const) {
      await page.getByRole('button', { name: open }).first().click();
      await page
        .getByRole(/Early/.test(open) ? 'alertdialog' : 'dialog')
        .getByRole('button', { name: close })
        .first()
        .click();
      await expect(page.getByRole('button', { name: open }).first()).toBeFocused();
    }
  });

  await test.step('the care card takes it, and then the page that comes back', async () => {
    await page.getByRole('button', { name: 'Someone’s hurt or upset' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The story can wait' })).toBeFocused();
    await page.getByRole('button', { name: 'Back to the story' }).click();
    await expect(title).toBeFocused();
  });

  await test.step('after a question about a note that turns out to be real', async () => {
    await page.getByLabel('Add Adventure Details').fill('The captain hurt her leg, Ada says it really hurts');
    await page.getByRole('button', { name: 'Next Step' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('button', { name: 'Next Step' })).toBeFocused();
    await page.getByRole('button', { name: 'Next Step' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Real' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
  });

  await test.step('pausing, the library, and resuming', async () => {
    await expect(page.locator(':focus')).toContainText('Adventure Paused');
    await page.getByRole('button', { name: 'Resume Adventure' }).click();
    await expect(title).toBeFocused();
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await page.getByRole('button', { name: 'Return to Adventure Library' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('button', { name: 'Resume', exact: true }).first().click();
    await expect(title).toBeFocused();
    await page.getByRole('button', { name: 'End Early' }).click();
    await page.getByRole('button', { name: 'End here' }).click();
    await expect(page.locator(':focus')).toContainText('Mission Aborted...!');
  });
});

test('[PLAY-11] notes can be dictated in browsers with speech recognition, and are appended to existing notes', async ({ page, site }) => {
  // Speech recognition runs at the browser vendor, so it is simulated.
  await page.addInitScript(() => {
    class Ear extends EventTarget {
      start = (): void => {
        Object.assign(window, { ear: this });
      };
      stop = (): void => void this.dispatchEvent(new Event('end'));
      hear = (...said: string[]): void => {
        const results = said.map((transcript) => ({ isFinal: true, 0: { transcript } }));
        this.dispatchEvent(Object.assign(new Event('result'), { results }));
      };
    }
    Object.assign(window, { SpeechRecognition: Ear });
  });
  const hear = (...said: string[]): Promise<void> =>
    page.evaluate((words) => (window as unknown as { ear: { hear: (...said: string[]) => void } }).ear.hear(...words), said);
  await openAdventure(page, site.url);
  const notes = page.getByLabel('Add Adventure Details');
  await page.getByRole('button', { name: 'Loved it' }).click();
  await page.getByRole('button', { name: 'Say it' }).click();
  await hear('They built a ', ' bridge');
  await expect(notes).toHaveValue('They loved it. They built a bridge');
  await hear('They built a ', ' bridge', 'of cushions');
  await expect(notes).toHaveValue('They loved it. They built a bridge of cushions');
  await page.getByRole('button', { name: 'Stop listening' }).click();
  await expect(page.getByRole('button', { name: 'Say it' })).toBeVisible();
});

test('[BEY-08] toasts never cover the text being read or the button to continue', async ({ page, site }) => {
  await playPirates(page, site.url, { slides: 'finished' });
  const news = page.getByRole('region', { name: 'Notifications' }).getByText('Next Step Ready');
  const over = (): Promise<string[]> =>
    page.evaluate(() => {
      const toast = [...document.querySelectorAll('[aria-label=Notifications] > *')].map((element) => element.getBoundingClientRect());
      const seen = [...document.querySelectorAll<HTMLElement>('article p[dir], section[aria-label="Adventure controls"] button')];
      return seen
        .filter((element) => element.closest('[aria-hidden=true]') === null)
        .filter((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return toast.some((it) => it.width > 0 && it.left < right && it.right > left && it.top < bottom && it.bottom > top);
        })
        .map((element) => element.textContent?.slice(0, 40) ?? '');
    });
  for (const [width, height] of [
    [360, 740],
    [740, 360],
    [320, 256],
    [820, 1180],
    [1180, 820],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(news).toHaveCount(0);
    await page.getByRole('button', { name: 'Next Step' }).click();
    await expect(news).toBeVisible();
    expect(await over(), `${width} × ${height}`).toEqual([]);
  }
});

test('no letter of a title is cut off: what a title shows is all that it draws', async ({ page, site }) => {
  await openAdventure(page, site.url);
  await page.getByRole('button', { name: 'Edit adventure title' }).click();
  await page.getByLabel('Adventure title').fill('Jumpy Gypsy');
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { level: 1, name: 'Jumpy Gypsy' });
  await expect(title).toBeVisible();
  // A toast that goes between the two pictures would be a difference.
  await expect(page.locator('[aria-label=Notifications] > *')).toHaveCount(0, { timeout: 20_000 });
  await atRest(page);
  const box = await title.boundingBox();
  if (box === null) throw new Error('no title');
  const look = (): Promise<Buffer> =>
    page.screenshot({ clip: { x: box.x - 12, y: box.y - 12, width: box.width + 24, height: box.height + 24 }, animations: 'disabled' });
  await page.mouse.move(0, 0);
  const shown = await look();
  await title.locator('[data-cut]').evaluate((cut: HTMLElement) => cut.style.setProperty('overflow', 'visible'));
  expect(shown.equals(await look())).toBe(true);
});
