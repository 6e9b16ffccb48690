import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { startMadeServer } from '../support/servers/server.ts';
import { openOfflineFamily, seedAdventures } from './family.ts';
import { remove, throttle } from './setup.ts';
import { absolute, type Row } from './stats.ts';

/** Measures how long the library takes to open with five thousand adventures, on a tablet's processor and without a server. */
export async function measureLibrary(browser: Browser, runs: number): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'venture-bench-'));
  const server = await startMadeServer({ dataDir });
  const context = await browser.newContext({ viewport: { width: 1180, height: 820 } });
  const page = await openOfflineFamily(context, server.url);
  await server.stop();
  await seedAdventures(page, 5_000, 400);
  await page.goto(server.url);
  await throttle(page, { cpu: 4 });
  const opened: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    // Waits until all are synced, which is measured elsewhere.
    await page.locator('[data-sync=synced]').waitFor({ timeout: 300_000 });
    await page.getByRole('button', { name: 'My Profile' }).click();
    const tab = page.getByRole('tab', { name: 'Adventure History' });
    await tab.waitFor();
    const ms = await page.evaluate(
      () =>
        new Promise<number>((painted, failed) => {
          const found = [...document.querySelectorAll<HTMLElement>('[role=tab]')].find((other) =>
            other.textContent?.includes('Adventure History'),
          );
          if (found === undefined) return failed(new Error('There is no library.'));
          const tapped = performance.now();
          const watch = new MutationObserver(() => {
            if (document.querySelector('[role=tabpanel] article') === null) return;
            watch.disconnect();
            requestAnimationFrame(() => setTimeout(() => painted(performance.now() - tapped)));
          });
          watch.observe(document.body, { childList: true, subtree: true });
          found.click();
        }),
    );
    // The first opening is a warm-up, which loads the view's code.
    if (run > 0) opened.push(ms);
    await page.goto(server.url);
  }
  await context.close();
  remove(dataDir);
  return [absolute('a library of 5,000 adventures, from the tap to its first cards, CPU × 4', 'ms', opened, 300)];
}
