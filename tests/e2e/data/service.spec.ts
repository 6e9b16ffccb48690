import type { Page } from '@playwright/test';
import type { Way } from '../../support/servers/front.ts';
import { expect, openSelector, startPirates, test } from '../support/actions.ts';

/** The story service in the field: a real automation service behind the server, and a real connection to it that fails. */

/** Expects a toast with this title and description; the newest, if there are several. */
async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const toast = page.getByRole('dialog', { name: title });
  await expect(toast.last()).toBeVisible();
  if (description !== undefined) await expect(toast.last()).toContainText(description);
}

/** The longest time until a step appears: the deadline of eight seconds, plus what a busy machine needs. */
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

test('[PLAY-10] [GEN-01] however the service answers, the step appears within the deadline', async ({ page, stage }) => {
  test.setTimeout(120_000);
  await openSelector(page, stage.front.url);
  await test.step('a captive portal answers: the device tells the first step', async () => {
    stage.front.way('portal');
    await startPirates(page);
    await expectToast(page, 'Adventure Generated');
    await expect(page.getByText('Step 1 of 8', { exact: true })).toBeVisible(byDeadline);
  });
  for (const [index, [words, way]] of faults.entries()) {
    await test.step(`it answers ${words}`, async () => {
      stage.front.way(way);
      // After a failure the service is not asked for a while; an `online` event makes the app ask again.
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
  await test.step('[PLAY-17] the end screen is shown even if the service can’t be told of the end', async () => {
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

test('[PLAY-08] a service of one step per call is packed completely; then the next step appears even if it never answers again', async ({
  page,
  stage,
}) => {
  await openSelector(page, stage.front.url);
  await startPirates(page);
  const packed = (count: number) => page.getByText(`Ready for the backyard: ${count} of 8 steps`);
  await expect(packed(8)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('article').getByText('The automation tells this one.')).toBeVisible();

  await test.step('without notes nobody is asked, on Slow 4G or with hardly any network', async () => {
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

  await test.step('notes make packed steps stale; a tap packs new ones, and the device tells meanwhile', async () => {
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

  await test.step('[PLAY-15] a pause that the service can’t be told of is kept, and the app says so', async () => {
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
