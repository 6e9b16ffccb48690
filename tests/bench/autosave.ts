import type { Browser } from '@playwright/test';
import type * as Autosaves from './autosaves.ts';
import { bundleForPage, serveNothing, throttle } from './setup.ts';
import { absolute, type Row } from './stats.ts';

/** Measures an autosave of a note on a tablet's processor, from the command until the transaction is complete. */

const libraries = [10, 1_000];
const apart = { times: 15, restMs: 1_000 };
const backToBack = { times: 60, restMs: 0 };

/** A global of the page; see `autosaves.ts`. */
declare const autosaves: typeof Autosaves;

/** Measures it in `runs` runs. */
export async function measureAutosave(browser: Browser, runs: number): Promise<Row[]> {
  const site = await serveNothing();
  const script = await bundleForPage('autosaves.ts', 'autosaves');
  const rows: Row[] = [];
  for (const library of libraries) {
    const slow: number[] = [];
    const quick: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(site.url);
      await page.addScriptTag({ content: script });
      await page.evaluate((library) => autosaves.begin(library), library);
      await throttle(page, { cpu: 4 });
      // Warm-up: the first saves also compile the code.
      await page.evaluate(() => autosaves.save(5, 200));
      slow.push(...(await page.evaluate(({ times, restMs }) => autosaves.save(times, restMs), apart)));
      quick.push(...(await page.evaluate(({ times, restMs }) => autosaves.save(times, restMs), backToBack)));
      await context.close();
    }
    const among = `among ${library.toLocaleString('en')} adventures, 30 told steps, CPU × 4`;
    rows.push(absolute(`an autosave of a note, a second apart, ${among}`, 'ms', slow, 20));
    rows.push(absolute(`the same back to back, ${among}`, 'ms', quick, 40));
  }
  await site.stop();
  return rows;
}
