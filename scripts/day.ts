import type { Page } from '@playwright/test';
import { playPirates } from '../tests/e2e/support/actions.ts';
import { visit } from './support/visit.ts';

/**
 * `npm run day [-- adventures] [dist]`, after a build: plays the adventures of a day (40) in one tab without a reload, and prints how much its memory has grown
 * between the end of the second and the end of the last. Exits with 1 where that is more than 5 MB.
 */

const adventures = Number(process.argv[2] ?? 40);
const limitMb = 5;

/** The heap in use after garbage collection, in MB. */
async function heap(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  await cdp.detach();
  return usedSize / 1024 / 1024;
}

/** An expression that plays from the first step to the end screen. A click is repeated after 2 s where the page was busy and ignored it. */
const play = `new Promise((done) => {
  let told = '';
  let since = 0;
  const timer = setInterval(() => {
    const button = (name) => [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === name);
    if (button('Play Again') !== undefined) {
      clearInterval(timer);
      done();
      return;
    }
    const step = /Step \\d+ of \\d+/.exec(document.querySelector('main')?.textContent ?? '')?.[0] ?? '';
    if (step === told && Date.now() - since < 2000) return;
    const next = button('Next Step') ?? button('Complete Adventure');
    if (next === undefined) return;
    next.click();
    told = step;
    since = Date.now();
  }, 25);
})`;

await visit({ viewport: { width: 1180, height: 820 }, dist: process.argv[3] }, async (page, url) => {
  page.setDefaultTimeout(60_000);
  await playPirates(page, url, { children: [{ name: 'Mia', age: 6 }] });
  let first = 0;
  for (let played = 1; played <= adventures; played += 1) {
    await page.getByRole('button', { name: 'Next Step' }).waitFor();
    await page.evaluate(play);
    await page.getByRole('button', { name: 'Return to Adventure Library' }).click();
    await page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' }).waitFor();
    if (played === 2 || played % 10 === 0 || played === adventures) {
      const used = await heap(page);
      if (played === 2) first = used;
      console.log(`after ${String(played).padStart(2)} adventures: ${used.toFixed(1)} MB`);
      if (played === adventures) {
        const grown = used - first;
        console.log(`A day of ${adventures} adventures grows the heap by ${grown.toFixed(1)} MB (limit ${limitMb}).`);
        process.exitCode = grown > limitMb ? 1 : 0;
      }
    }
    if (played === adventures) break;
    await page.getByRole('button', { name: 'Play Again' }).first().click();
  }
});
