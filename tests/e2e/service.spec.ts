import type { Page } from '@playwright/test';
import type { Way } from '../support/front.ts';
import { expect, settle, startPirates, test } from './support.ts';

/** The story service as it is met in a garden: a real automation service behind the server, a real way to it that misbehaves. */

/** A toast by its title and description; the newest, where one follows another. */
async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const toast = page.getByRole('dialog', { name: title });
  await expect(toast.last()).toBeVisible();
  if (description !== undefined) await expect(toast.last()).toContainText(description);
}

/** What a tap may take at most before the step is there: the deadline of eight seconds, and what a busy machine needs to tell and to paint. */
const byDeadline = { timeout: 13_000 };

const faults: [string, Way][] = [
  ['never', 'never'],
  ['in a second', { afterMs: 1_000 }],
  ['in nine seconds', { afterMs: 9_000 }],
  ['with garbage', 'garbage'],
  ['and is cut off', 'cut'],
  ['401', { status: 401 }],
  ['429', { status: 429 }],
];

test('[PLAY-10] [GEN-01] however the service answers, the step is there by its deadline', async ({ page, stage }) => {
  test.setTimeout(120_000);
  await settle(page, stage.front.url);
  await test.step('a captive portal answers: the first step is told on the device', async () => {
    stage.front.way('portal');
    await startPirates(page);
    await expectToast(page, 'Adventure Generated');
    await expect(page.getByText('Step 1 of 8', { exact: true })).toBeVisible(byDeadline);
  });
  for (const [index, [words, way]] of faults.entries()) {
    await test.step(`it answers ${words}`, async () => {
      stage.front.way(way);
      // A service that did not answer is left alone for a while; that the connection is back is a reason to ask it again.
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      const notes = `They loved it. Round ${index + 1}.`;
      await page.getByRole('textbox', { name: 'Add Adventure Details' }).fill(notes);
      const asked = page.waitForRequest((request) => (request.postData() ?? '').includes(notes));
      await page.getByRole('button', { name: 'Next Step' }).click();
      await asked;
      await expect(page.getByText(`Step ${index + 2} of 8`, { exact: true })).toBeVisible(byDeadline);
      await expectToast(page, 'Next Step Ready');
      await expect(page.getByText('Failed to get next step')).toHaveCount(0);
    });
  }
  await test.step('[PLAY-17] the service does not hear of the end: the end screen shows all the same', async () => {
    stage.front.way('cut');
    await page.getByRole('button', { name: 'Complete Adventure' }).click();
    await expect(page.getByRole('heading', { name: 'Adventure Complete!' })).toBeVisible();
    await expectToast(
      page,
      'Warning',
      'Adventure ended but there was an issue saving the final summary. Your progress has been preserved.',
    );
  });
});

test('[PLAY-08] a service of one step at a time is packed whole; then the next step is there although it never answers again', async ({
  page,
  stage,
}) => {
  await settle(page, stage.front.url);
  await startPirates(page);
  const packed = (count: number) => page.getByText(`Ready for the backyard: ${count} of 8 steps`);
  await expect(packed(8)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('article').getByText('The automation tells this one.')).toBeVisible();

  await test.step('without notes nobody is asked, on Slow 4G or on no network worth the name', async () => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 562,
      downloadThroughput: 180_000,
      uploadThroughput: 84_000,
    });
    stage.front.way('never');
    await page.getByRole('button', { name: 'Next Step' }).click();
    await expect(page.getByText('Step 2 of 8', { exact: true })).toBeVisible({ timeout: 1_500 });
    await session.detach();
  });

  await test.step('notes make what was packed stale; it is packed anew on a tap, and the device tells meanwhile', async () => {
    await page.getByRole('textbox', { name: 'Add Adventure Details' }).fill('They loved it.');
    await page.getByRole('button', { name: 'Next Step' }).click();
    await expect(page.getByText('Step 3 of 8', { exact: true })).toBeVisible(byDeadline);
    await expect(packed(3)).toContainText('This device tells the rest.');
    await page.getByRole('button', { name: 'Download more' }).click();
    await expect(page.getByText('No more steps could be downloaded just now.')).toBeVisible({ timeout: 25_000 });
    stage.front.way('pass');
    await page.getByRole('button', { name: 'Download more' }).click();
    await expect(packed(8)).toBeVisible({ timeout: 20_000 });
  });

  await test.step('[PLAY-15] a pause that the service does not hear of is kept, and said so', async () => {
    stage.front.way({ status: 503 });
    await page.getByRole('button', { name: 'Pause' }).click();
    await expectToast(page, 'Adventure Paused', 'Your progress has been saved (with local data)');
    await expect(page.getByRole('heading', { name: 'Adventure Paused' })).toBeVisible();
  });

  await test.step('[HOME-06] previous adventures: no answer, and a captive portal', async () => {
    for (const [way, title, words] of [
      ['never', 'Connection timeout', 'Unable to check for previous adventures. You can still start new ones.'],
      ['portal', 'Network issue', 'Could not connect to adventure service. You can still start new adventures.'],
    ] as const) {
      stage.front.way(way);
      const visit = await page.context().newPage();
      await visit.goto(stage.front.url);
      await expect(visit.getByText(words)).toBeVisible({ timeout: 20_000 });
      await expectToast(visit, title, words);
      await visit.close();
    }
  });
});
