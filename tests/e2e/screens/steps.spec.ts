import type { Page } from '@playwright/test';
import { atRest, expect, openSelector, playPirates, playToLastStep, startPirates, test } from '../support/actions.ts';
import { familyDatabase, openDatabase, putRows, readRows, storedProgress } from '../support/database.ts';

// These tests are long, and the machine may be busy.
test.describe.configure({ timeout: 180_000 });

/** The youngest child is 3, so an adventure has five steps. */
const children = [{ name: 'Ada', age: 3 }];

test('[PLAY-03] [PLAY-04] [PLAY-05] [PLAY-09] [PLAY-10] [PLAY-11] [PLAY-18] a step with every field, the wait for the next one, and the message if it does not come', async ({
  page,
  site,
}) => {
  // The device can't tell a step: its storyteller is blocked before the app can load it.
  await page.route(/\/assets\/(?:teller|activities)-[^/]*\.js$/, (route) => route.abort());
  await openSelector(page, site.url, { children });
  // The service tells one step with every possible text, and then does not answer until it is released.
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/functions/v1/story*', async (route) => {
    const body = route.request().postData() ?? '';
    if (body.includes('generate_adventure')) {
      const first = {
        type: 'prologue',
        step: 'The harbour wakes',
        'Note Reply': 'The crabs wave back.',
        'Text To Read': 'The tide is out, and the crabs are in.',
        Narration: 'A bell rings.',
        Preparation: 'Lay a blanket on the grass.',
        details: 'Ropes, shells and a spoon will do.',
      };
      return route.fulfill({ json: [first] });
    }
    if (!body.includes('next_step')) return route.continue();
    await held;
    return route.fulfill({ json: { hello: 'world' } });
  });
  await startPirates(page);

  await test.step('texts to read aloud are separate from those for the adult', async () => {
    await expect(page.getByRole('heading', { name: 'The harbour wakes' })).toBeVisible();
    await expect(page.getByText('The tide is out, and the crabs are in.')).toBeVisible();
    // What answers the notes is read before the title.
    await expect(page.getByRole('article', { name: 'The harbour wakes' })).toContainText(/The crabs wave back\..*The harbour wakes/s);
    await expect(page.getByText('Lay a blanket on the grass.')).toBeVisible();
    const details = page.getByText('Ropes, shells and a spoon will do.');
    await expect(details).toBeHidden();
    await page.getByText('Additional Details').click();
    await expect(details).toBeVisible();
  });

  await test.step('the wait shows a picture and a text in the theme’s style; without a next step, the view and the notes stay', async () => {
    await page.getByLabel('Add Adventure Details').fill('Ada waved at the crabs.');
    await page.getByRole('button', { name: 'Next Step' }).click();
    await expect(page.getByRole('heading', { name: 'Building the adventure' })).toBeVisible();
    release();
    await expect(page.getByText('Failed to get next step. Please try again.')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('heading', { name: 'The harbour wakes' })).toBeVisible();
    await expect(page.getByLabel('Add Adventure Details')).toHaveValue('Ada waved at the crabs.');
  });

  await test.step('then it arrives with a toast, and the notes are cleared', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Next Step' }).click();
    await expect(page.getByText('Next Step Ready')).toBeVisible();
    await expect(page.getByText('Step 2 of 5', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Add Adventure Details')).toHaveValue('');
    // Only the first step has a preparation.
    await expect(page.getByText('Lay a blanket on the grass.')).toHaveCount(0);
  });

  await test.step('a storage error is reported, and the adventure stays open', async () => {
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect(page.getByText('Failed to update adventure session.')).toBeVisible();
    await expect(page.getByText('Step 2 of 5', { exact: true })).toBeVisible();
  });
});

/** Whether anything is drawn on the confetti canvas. */
function painted(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-confetti]');
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width || 1, canvas.height || 1).data ?? [];
    return pixels.some((value) => value !== 0);
  });
}

test('[PLAY-12] [PLAY-17] [END-01] [END-02] the end button names the kind of ending; a completed adventure shows confetti for a while, but not with reduced motion', async ({
  page,
  site,
}) => {
  await openSelector(page, site.url, { children });
  // Motion is on for the last page only, because a page ignores taps while it turns.
  const playThrough = async (reducedMotion: 'reduce' | 'no-preference'): Promise<void> => {
    await expect(page.getByText('Step 1 of 5', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'End Early' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    await playToLastStep(page);
    await expect(page.getByText('Step 5 of 5', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next Step' })).toHaveCount(0);
    await page.emulateMedia({ reducedMotion });
    await page.getByRole('button', { name: 'Complete Adventure' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Adventure Complete!' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Adventure Complete!')).toBeVisible();
  };
  await page.setViewportSize({ width: 360, height: 740 });
  await startPirates(page);
  await playThrough('no-preference');
  await expect.poll(() => painted(page)).toBe(true);
  // The number of frames until the last piece has fallen is fixed, and a busy machine draws them slowly.
  await expect.poll(() => painted(page), { timeout: 90_000, intervals: [1_000] }).toBe(false);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Play Again' }).click();
  await playThrough('reduce');
  expect(await painted(page)).toBe(false);
  await page.getByRole('button', { name: 'Return to Adventure Library' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' })).toBeVisible();
});

/** Keeps the family's database busy, like a slow disk, until the returned function is called. */
async function holdDisk(page: Page): Promise<() => Promise<void>> {
  const disk = await openDatabase(page, await familyDatabase(page));
  await disk.evaluate((database) => {
    const state = { held: true };
    Object.assign(window, { disk: state });
    const store = database.transaction('adventures', 'readwrite').objectStore('adventures');
    const again = (): void => {
      if (state.held) store.count().addEventListener('success', again);
      else database.close();
    };
    again();
  });
  return () =>
    page.evaluate(() => {
      (window as unknown as { disk: { held: boolean } }).disk.held = false;
    });
}

test('[PLAY-07] [PLAY-08] a page turns before it is saved, and two quick turns are two; if saving fails, it turns back with a message', async ({
  page,
  site,
}) => {
  await openSelector(page, site.url, { children });
  await startPirates(page);
  const next = page.getByRole('button', { name: 'Next Step' });
  const at = (step: number) => page.getByText(`Step ${step} of 5`, { exact: true });

  const release = await holdDisk(page);
  await next.click();
  await expect(at(2)).toBeVisible();
  await next.click();
  await expect(at(3)).toBeVisible();
  await page.getByRole('button', { name: 'Previous Step' }).click();
  await expect(at(2)).toBeVisible();
  await release();
  await expect(page.getByText('Next Step Ready')).toBeVisible();
  // Three turns were waiting to be saved; the last one is on screen.
  await expect.poll(() => storedProgress(page)).toEqual({ at: 1, told: 3 });
  await page.reload();
  await expect(at(2)).toBeVisible();

  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await next.click();
  await expect(page.getByText('Failed to update adventure session.')).toBeVisible();
  await expect(at(2)).toBeVisible();
});

test('[PLAY-03] the next page is laid out in advance, invisible and unreachable; with notes it is one that was told for them', async ({
  page,
  site,
}) => {
  await openSelector(page, site.url, { children });
  await startPirates(page);
  const waiting = page.locator('article:not(:visible)');
  await expect(waiting).toHaveCount(1);
  // It has a size, so it was laid out.
  await expect.poll(() => waiting.evaluate((card) => (card as HTMLElement).offsetHeight)).toBeGreaterThan(100);
  await expect(page.getByRole('article')).toHaveCount(1);
  const title = await waiting.getByRole('heading', { level: 2, includeHidden: true }).textContent();
  await waiting.evaluate((card) => card.setAttribute('data-seen-before', ''));
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await waiting.evaluate((card) => card.style.setProperty('padding-bottom', '3000px'));
  expect(await height()).toBe(before);
  await waiting.evaluate((card) => card.style.removeProperty('padding-bottom'));

  await page.getByRole('button', { name: 'Next Step' }).click();
  const open = page.getByRole('article');
  await expect(open.getByRole('heading', { level: 2 })).toHaveText(title ?? '');
  await expect(open).toHaveAttribute('data-seen-before', '');
  await expect(open.getByRole('heading', { level: 2 })).toBeFocused();

  await test.step('notes make the packed step stale: its page is removed with the first letter', async () => {
    await expect(waiting).toHaveCount(1);
    // Marked, since a page that is told for the notes may take its place at once.
    await waiting.evaluate((card) => card.setAttribute('data-without-notes', ''));
    await page.getByLabel('Add Adventure Details').fill('A');
    await expect(page.locator('[data-without-notes]')).toHaveCount(0);
  });

  await test.step('without a service the device computes the step for the notes while they are read over', async () => {
    await page.route('**/functions/v1/story*', (route) => route.abort());
    await page.getByRole('button', { name: 'Next Step' }).click();
    await expect(page.getByText('Step 3 of 5', { exact: true })).toBeVisible({ timeout: 30_000 });
    await page.getByLabel('Add Adventure Details').fill('They are tired.');
    // The page that was left stays mounted for a moment.
    const coming = waiting.getByRole('heading', { level: 2, includeHidden: true }).filter({ hasNotText: title ?? '' });
    await expect(coming).toHaveCount(1);
    const answer = await coming.textContent();
    await page.getByRole('button', { name: 'Next Step' }).click();
    await expect(page.getByText('Step 4 of 5', { exact: true })).toBeVisible();
    await expect(open.getByRole('heading', { level: 2 })).toHaveText(answer ?? '');
  });
});

test('[PLAY-08] [PLAY-10] if another tab has told the next step at the same moment, its step is shown, and no toast about the own one', async ({
  page,
  site,
}) => {
  await playPirates(page, site.url, { slides: 'finished' });
  const step = page.getByRole('heading', { level: 2 });
  const first = (await step.textContent()) ?? '';
  const data = async () => {
    const [row] = await readRows(page, 'adventures');
    return row?.fields['continuation_data'] as { adventureSteps: unknown[]; queuedSteps: unknown[] };
  };
  // A packed step is shown at once; only when it is saved does the app see whether it still comes next.
  await expect.poll(async () => (await data()).queuedSteps.length).toBeGreaterThan(0);
  await atRest(page);
  // The state that the other tab leaves; the page does not know it yet.
  const [row] = await readRows(page, 'adventures');
  if (row === undefined) throw new Error('There is no adventure.');
  const { adventureSteps } = await data();
  const elsewhere = { id: 'elsewhere', type: 'action', step: 'Told elsewhere', text_to_read: 'The parrot has come back.' };
  const there = { ...(await data()), adventureSteps: [...adventureSteps, elsewhere], currentStep: 1, queuedSteps: [] };
  await putRows(page, { adventures: [{ ...row, fields: { ...row.fields, continuation_data: there } }] });

  // Records the toasts, because they disappear by themselves.
  await page.evaluate((words) => {
    new MutationObserver(() => {
      if (document.body.textContent.includes(words)) Object.assign(window, { wasSaid: true });
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, 'Next Step Ready');
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(step).toHaveText('Told elsewhere');
  // A toast about a step is shown after the step is saved, so before this save.
  await page.getByRole('button', { name: 'Previous Step' }).click();
  await expect(step).toHaveText(first);
  await expect.poll(() => storedProgress(page)).toEqual({ at: 0, told: 2 });
  expect(await page.evaluate(() => 'wasSaid' in window)).toBe(false);
});
