import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { openChapters } from '../e2e/support/actions.ts';
import { startMadeServer } from '../support/servers/server.ts';
import { openOfflineFamily } from './family.ts';
import { remove, throttle } from './setup.ts';
import { absolute, percentile95, type Row } from './stats.ts';
import { tapUntilPainted } from './tap.ts';

/** Measures playing on a tablet's processor, with animations: from the tap to the painted step, typing, and the memory in use afterwards. */

const steps = 8;

/** The pause before a page is turned, in ms, in which the writes and the sync of the last turn come to their end. */
const readingMs = 1_500;

/** Measures it in `runs` runs. */
export async function measurePlay(browser: Browser, runs: number): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'venture-bench-'));
  let server = await startMadeServer({ dataDir });
  const context = await browser.newContext({ viewport: { width: 1180, height: 820 } });
  const page = await openOfflineFamily(context, server.url);
  const cdp = await throttle(page, { cpu: 4 });

  const resumed: number[] = [];
  const first: number[] = [];
  const queue: number[] = [];
  const device: number[] = [];
  const heap: number[] = [];
  const typing: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await begin(page);
    queue.push(...(await startResumeAndPlay(page)));
    await leave(page);

    await server.stop();
    await begin(page);
    typing.push(await slowFramesWhileTyping(page));
    device.push(...(await startResumeAndPlay(page)));
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    heap.push(usedSize / 1e6);
    await leave(page);
    server = await startMadeServer({ dataDir, port: server.port });
  }
  await context.close();
  await server.stop();
  remove(dataDir);

  /** Restarts the app, resumes the adventure and plays it to its end; returns the ms of each turn except for the first, which is reported separately. */
  async function startResumeAndPlay(page: Page): Promise<number[]> {
    await page.reload();
    const turns: number[] = [];
    for (let step = 2; step <= steps; step += 1) {
      // Resuming is measured at the first pages: right after the start, and again from the dashboard.
      if (step <= 3) resumed.push(await resume(page));
      await page.waitForTimeout(readingMs);
      const ms = await tapUntilPainted(page, 'Next Step', `Step ${step} of ${steps}`);
      if (step === 2) first.push(ms);
      turns.push(ms);
    }
    return turns;
  }

  return [
    percentile95('`Resume`, the first after a start included, tap to the step painted, CPU × 4', 'ms', resumed, 250),
    percentile95('the first `Next Step` after a start, tap to painted, CPU × 4', 'ms', first, 150),
    absolute('next step from the queue, the first included, tap to painted, CPU × 4', 'ms', queue, 100),
    percentile95('the same', 'ms', queue, 150),
    absolute('next step from the storyteller on the device, the first included, tap to painted, CPU × 4', 'ms', device, 100),
    percentile95('the same', 'ms', device, 150),
    absolute('frames later than 50 ms while 60 letters are typed, CPU × 4', 'frames', typing, 0),
    absolute('heap after eight steps', 'MB', heap, 30),
  ];
}

async function begin(page: Page): Promise<void> {
  await openChapters(page);
  for (const name of [/Backyard/, /^Cooperative/, /^Medium/, /^Pirates/]) {
    await page.getByRole('radio', { name }).check({ force: true });
  }
  await page.getByRole('button', { name: 'Start Adventure!' }).click();
  await page.getByText(`Step 1 of ${steps}`, { exact: true }).waitFor({ timeout: 60_000 });
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Complete Adventure' }).click();
  await page.getByRole('button', { name: 'Return to Adventure Library' }).click();
  await page.getByRole('button', { name: /^(Continue|Start New) Adventure$/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Choose Your Adventure' }).waitFor();
}

/** Presses `Resume` on the dashboard, after a pause; returns the ms from the tap until the step is painted. */
async function resume(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: 'Resume' });
  const home = page.getByRole('button', { name: 'Home', exact: true });
  await button.or(home).first().waitFor();
  if (await home.isVisible()) await home.click();
  await button.waitFor();
  await page.waitForTimeout(readingMs);
  return tapUntilPainted(page, 'Resume', 'Next Step');
}

async function slowFramesWhileTyping(page: Page): Promise<number> {
  await page.evaluate(() => {
    const state = window as unknown as { slow: number; typing: boolean };
    state.slow = 0;
    state.typing = true;
    let before = performance.now();
    const frame = (): void => {
      const now = performance.now();
      if (now - before > 50) state.slow += 1;
      before = now;
      if (state.typing) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await page
    .getByLabel('Add Adventure Details')
    .pressSequentially('They built a bridge of cushions and the cat crossed it first.', { delay: 40 });
  return page.evaluate(() => {
    const state = window as unknown as { slow: number; typing: boolean };
    state.typing = false;
    return state.slow;
  });
}
