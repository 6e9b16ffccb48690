import type { Page } from '@playwright/test';
import { accountRows, expect, offlineReady, playPirates, synced, test } from '../support/actions.ts';

/** A note about trouble stops the story, wherever it is typed and whoever tells; no teller ever gets it. */

/** All requests that the browser has sent to the story service so far. */
function storyCalls(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/functions/v1/story')) sent.push(request.postData() ?? '');
  });
  return sent;
}

const notes = (page: Page) => page.getByRole('textbox', { name: 'Add Adventure Details' });
const next = (page: Page) => page.getByRole('button', { name: 'Next Step' }).click();
const onStep = (page: Page, step: number) => expect(page.getByText(new RegExp(`^Step ${step} of`)).first()).toBeVisible();

test('[BEY-03] a note about trouble stops the story; continuing never mentions it, and no teller gets it', async ({ page, stage }) => {
  const sent = storyCalls(page);
  await playPirates(page, stage.front.url);
  await next(page);
  await onStep(page, 2);

  await test.step('the care card replaces the story', async () => {
    await notes(page).fill('she swallowed a bead');
    await next(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Look after them first' })).toBeFocused();
    await expect(page.getByText('call your local emergency number')).toBeVisible();
    await expect(page.getByRole('article').getByText('The automation tells this one.')).toHaveCount(0);
    await expect(page.locator('main')).not.toContainText('!');
  });

  await test.step('continuing: the next step is told as if nothing had been noted', async () => {
    await page.getByRole('button', { name: 'Go on with the story' }).click();
    await onStep(page, 3);
    await expect(notes(page)).toHaveValue('');
    await expect(page.locator('body')).not.toContainText('bead');
  });

  await test.step('a choice that was also tapped does not hide it', async () => {
    await page.getByRole('button', { name: 'Loved it' }).click();
    await notes(page).fill('They loved it. our dog died yesterday');
    await next(page);
    await expect(page.getByRole('heading', { level: 1, name: 'We are sorry' })).toBeVisible();
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Adventure Paused' })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'We are sorry' })).toBeVisible();
    await page.getByRole('button', { name: 'Resume Adventure' }).click();
    await onStep(page, 3);
    await expect(notes(page)).toHaveValue('');
  });

  await test.step('it becomes the adult’s private note, folded on its page and stored in the account', async () => {
    await expect(page.getByText('our dog died')).toBeHidden();
    await page.getByText('Your private note').filter({ visible: true }).click();
    await expect(page.getByText('our dog died')).toBeVisible();
    await synced(page);
    await expect
      .poll(async () => JSON.stringify(await accountRows(page, 'adventure_sessions', ['continuation_data'])))
      .toMatch(/bead[^]*our dog died/);
  });

  await test.step('a pause with the note in the box: the pause mentions it, and it is not sent', async () => {
    await notes(page).fill('Ada hat sich verletzt');
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Adventure Paused' })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Look after them first' })).toBeVisible();
  });

  const told = (): string[] => [...sent, ...stage.automation.asked.map(({ text }) => text)];
  const pauses = (bodies: string[]): number => bodies.filter((body) => body.includes('paused')).length;
  // The service and the automation are told of both pauses, without the page waiting; what is not answered in time is sent again.
  await expect
    .poll(() => Math.min(pauses(sent), pauses(stage.automation.asked.map(({ text }) => text))), { timeout: 30_000 })
    .toBeGreaterThanOrEqual(2);
  for (const body of told()) expect(body).not.toMatch(/bead|dog died|verletzt/);
});

test('[BEY-03] an ambiguous note is asked about first', async ({ page, stage }) => {
  const sent = storyCalls(page);
  await playPirates(page, stage.front.url);
  const question = page.getByRole('alertdialog', { name: 'Real, or in the story?' });

  await test.step('no answer: nothing happens', async () => {
    await notes(page).fill('The captain hurt her leg, Ada says it really hurts');
    await next(page);
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await onStep(page, 1);
    await expect(notes(page)).toHaveValue('The captain hurt her leg, Ada says it really hurts');
    expect(sent.filter((body) => body.includes('really hurts'))).toEqual([]);
  });

  await test.step('part of the story: it is used like any note, and marked as such', async () => {
    await next(page);
    await question.getByRole('button', { name: 'In the story' }).click();
    await onStep(page, 2);
    await expect.poll(() => stage.automation.asked.filter(({ text }) => text.includes('"userInput":"The captain hurt')).length).toBe(1);
    await notes(page).fill('They loved it.');
    await next(page);
    await onStep(page, 3);
    await expect.poll(() => stage.automation.asked.at(-1)?.text).toContain('The captain hurt her leg');
  });

  await test.step('real: the care card', async () => {
    await notes(page).fill('Ada hurt her leg');
    await next(page);
    await question.getByRole('button', { name: 'Real', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Look after them first' })).toBeVisible();
    await page.getByRole('button', { name: 'Go on with the story' }).click();
    await onStep(page, 4);
    for (const { text } of stage.automation.asked) expect(text).not.toContain('Ada hurt');
  });
});

test.describe('without a server', () => {
  // The code that reads notes comes from the worker's cache.
  test.use({ serviceWorkers: 'allow' });

  test('[BEY-03] trouble is detected too', async ({ page, line }) => {
    await playPirates(page, line.url);
    await offlineReady(page);
    line.let(() => false);
    await notes(page).fill('Ada nefes alamıyor');
    await next(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Look after them first' })).toBeVisible();
    await page.getByRole('button', { name: 'Go on with the story' }).click();
    await onStep(page, 2);
    await expect(page.locator('body')).not.toContainText('nefes');
  });
});

/** Whether the text is visible without scrolling, above the bottom bar. */
async function aboveTheButtons(page: Page, text: string): Promise<void> {
  const line = await page.getByText(text).boundingBox();
  const strip = await page.getByRole('region', { name: 'Story controls' }).boundingBox();
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0);
}

const sizes = [
  [1180, 820],
  [820, 1180],
  [360, 740],
  [740, 360],
] as const;

test('[BEY-03] the button for when somebody is hurt is visible on every screen, and opens the care card at once', async ({
  page,
  site,
}) => {
  await playPirates(page, site.url);
  const button = page.getByRole('button', { name: 'Someone’s hurt or upset' });
  for (const [width, height] of sizes) {
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      for (const end of [0, 1]) {
        await page.evaluate((at) => window.scrollTo(0, at * document.body.scrollHeight), end);
        await expect(button).toBeInViewport({ ratio: 1 });
        const box = await button.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        // Nothing covers the button, so that a tap in its middle reaches it.
        await button.click({ trial: true });
      }
      await button.click();
      await expect(page.getByRole('heading', { level: 1, name: 'The story can wait' })).toBeInViewport({ ratio: 1 });
      for (const name of ['Pause', 'Back to the story']) await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      await aboveTheButtons(page, 'call your local emergency number');
      await page.getByRole('button', { name: 'Back to the story' }).click();
      await onStep(page, 1);
      // The longest card.
      await notes(page).fill('she swallowed a bead');
      await button.click();
      await aboveTheButtons(page, 'call your local emergency number');
      await page.getByRole('button', { name: 'Go on with the story' }).click();
      await onStep(page, 1);
      await expect(notes(page)).toHaveValue('');
    });
  }
});
