import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { openChapters } from '../e2e/support.ts';
import { startMadeServer } from '../support/server.ts';
import { settledFamily } from './family.ts';
import { remove, throttle } from './stage.ts';
import { absolute, percentile95, type Row } from './stats.ts';

/** Playing, on a tablet's processor: from the tap to the painted step, typing, and what is left in memory. */

const steps = 8;

/** How often an adventure is left for the dashboard and resumed. */
const resumes = 4;

export async function measurePlay(browser: Browser, runs: number): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'venture-bench-'));
  let server = await startMadeServer({ dataDir });
  const context = await browser.newContext({ viewport: { width: 1180, height: 820 }, reducedMotion: 'reduce' });
  const page = await settledFamily(context, server.url);
  const cdp = await throttle(page, { cpu: 4 });

  const resumed: number[] = [];
  const queue: number[] = [];
  const device: number[] = [];
  const heap: number[] = [];
  const typing: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await begin(page);
    for (let again = 0; again < resumes; again += 1) resumed.push(await resume(page));
    for (let step = 2; step <= steps; step += 1) queue.push(await next(page, step));
    await leave(page);

    await server.stop();
    await begin(page);
    typing.push(await slowFramesWhileTyping(page));
    for (let step = 2; step <= steps; step += 1) device.push(await next(page, step));
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    heap.push(usedSize / 1e6);
    await leave(page);
    server = await startMadeServer({ dataDir, port: server.port });
  }
  await context.close();
  await server.stop();
  remove(dataDir);
  return [
    percentile95('Resume on the dashboard, tap to the step painted, CPU × 4', 'ms', resumed, 250),
    percentile95('next step from the queue, tap to painted, CPU × 4', 'ms', queue, 50),
    percentile95('next step from the storyteller on the device, tap to painted, CPU × 4', 'ms', device, 150),
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

/** How long a page is read at least before it is turned, in ms: what the last turn left to write and to sync is over. */
const readingMs = 1_500;

/**
 * Presses `Next Step`; ms from the tap until the frame in which step `number` stands is done. What the app has left for after that frame would run
 * before a plain timer, and is not part of it.
 */
async function next(page: Page, number: number): Promise<number> {
  return tap(page, 'Next Step', `Step ${number} of ${steps}`);
}

/** Goes to the dashboard, and presses `Resume` there; ms from the tap until the step can be read. */
async function resume(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Home', exact: true }).click();
  await page.getByRole('button', { name: 'Resume' }).waitFor();
  return tap(page, 'Resume', 'Next Step');
}

/** ms from the tap on a button until `words` are painted. */
async function tap(page: Page, name: string, words: string): Promise<number> {
  await page.waitForTimeout(readingMs);
  return page.evaluate(
    ({ name, words }) =>
      new Promise<number>((painted, failed) => {
        const button = [...document.querySelectorAll('button')].find((other) => other.textContent?.trim() === name);
        if (button === undefined) return failed(new Error('There is no way on.'));
        const tapped = performance.now();
        const watch = new MutationObserver(() => {
          if (!document.body.textContent?.includes(words)) return;
          watch.disconnect();
          requestAnimationFrame(() => {
            void scheduler.postTask(() => painted(performance.now() - tapped), { priority: 'user-blocking' });
          });
        });
        watch.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
        button.click();
      }),
    { name, words },
  );
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
