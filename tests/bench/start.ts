import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../../scripts/support/browser.ts';
import { enoughToPlay, offlineReady, startPirates } from '../e2e/support/actions.ts';
import { startMadeServer } from '../support/servers/server.ts';
import { openOfflineFamily } from './family.ts';
import { slowLine } from './line.ts';
import { buildFloor, neverAnswer, remove, serve, shownAt, throttle, watchFor } from './setup.ts';
import { absolute, against, type Row } from './stats.ts';
import { startTls, tlsFlags } from './tls.ts';

/**
 * Measures the start until something can be tapped: the first visit on a slow network, and an installed app without a network, compared with a minimal page
 * of React and Dexie (the floor). Both are started in the same way and in turns, each time in a new browser process, with animations.
 */

/** A button that React has rendered, on each page. */
const tappable = { auth: '#root main form button[type=submit]', dashboard: '#root main button', floor: '#root main button' };

/** The button of the dashboard that is waited for. */
const resume = 'Resume';

/** Measures it in `runs` runs. */
export async function measureStart(browser: Browser, runs: number): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'venture-bench-'));
  const profiles = { ours: mkdtempSync(join(tmpdir(), 'venture-ours-')), floor: mkdtempSync(join(tmpdir(), 'venture-floor-')) };
  const floorDir = await buildFloor();
  const server = await startMadeServer({ dataDir });
  const floor = await serve(floorDir);

  const fronts = { ours: await startTls(server.port), floor: await startTls(floor.port) };
  const lines = { ours: await slowLine(fronts.ours.port), floor: await slowLine(fronts.floor.port) };
  const visit = { ours: [] as number[], floor: [] as number[] };
  const ready = { enough: [] as number[], all: [] as number[] };
  for (let run = 0; run < runs; run += 1) {
    visit.ours.push(await firstVisit(`${secure(lines.ours.url)}/auth`, tappable.auth));
    visit.floor.push(await firstVisit(secure(lines.floor.url), tappable.floor));
    const { enough, all } = await offlineReadyAfter(browser, `${secure(lines.ours.url)}/auth`);
    ready.enough.push(enough);
    ready.all.push(all);
  }
  for (const { stop } of [lines.ours, lines.floor, fronts.ours, fronts.floor]) await stop();

  await inBrowser(profiles.ours, async (app) => {
    const page = await openOfflineFamily(app, server.url);
    await startPirates(page);
  });
  await inBrowser(profiles.floor, async (bare) => {
    const page = await bare.newPage();
    await page.goto(floor.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  });
  await server.stop();
  await floor.stop();
  const installed = async (): Promise<{ ours: number[]; floor: number[] }> => {
    const times = { ours: [] as number[], floor: [] as number[] };
    for (let run = 0; run < runs; run += 1) {
      times.ours.push(await inBrowser(profiles.ours, (app) => open(app, server.url, tappable.dashboard, resume)));
      times.floor.push(await inBrowser(profiles.floor, (bare) => open(bare, floor.url, tappable.floor)));
    }
    return times;
  };
  const offline = await installed();
  const silent = [await neverAnswer(server.port), await neverAnswer(floor.port)];
  const dead = await installed();
  for (const end of silent) await end();
  for (const folder of [dataDir, floorDir, profiles.ours, profiles.floor]) remove(folder);

  return [
    against('first visit, Slow 4G, HTTP/2 with TLS, CPU × 4: until a button answers', 'ms', visit.ours, visit.floor, 1.4),
    absolute('from the first visit to “offline ready”, Slow 4G', 'ms', ready.enough, 6_000),
    absolute('from the first visit until the words of all themes are there too, Slow 4G', 'ms', ready.all, 12_000),
    against('installed, no server, CPU × 4: until `Resume` answers', 'ms', offline.ours, offline.floor, 2),
    against('installed, a line that never answers, CPU × 4: until `Resume` answers', 'ms', dead.ours, dead.floor, 2),
  ];
}

const secure = (url: string): string => url.replace('http:', 'https:');

/** Runs `work` in a new browser process with the given profile folder, and ends it. */
async function inBrowser<T>(profile: string, work: (context: BrowserContext) => Promise<T>): Promise<T> {
  const executablePath = findBrowser();
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath !== null && { executablePath }),
    args: ['--headless=new', ...tlsFlags(), ...browserFlags],
    viewport: { width: 1180, height: 820 },
  });
  const answer = await work(context);
  await context.close();
  return answer;
}

/** The ms until a page can be used at a first visit. */
async function firstVisit(url: string, selector: string): Promise<number> {
  const profile = mkdtempSync(join(tmpdir(), 'venture-visit-'));
  const ms = await inBrowser(profile, (context) => open(context, url, selector));
  remove(profile);
  return ms;
}

/** The ms from a first visit until enough is cached to play offline, and until everything is. */
async function offlineReadyAfter(browser: Browser, url: string): Promise<{ enough: number; all: number }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await throttle(page, { cpu: 4 });
  await page.goto(url, { waitUntil: 'commit' });
  await enoughToPlay(page);
  const enough = await page.evaluate(() => performance.now());
  await offlineReady(page);
  const all = await page.evaluate(() => performance.now());
  await context.close();
  return { enough, all };
}

/** The ms from the navigation until the frame that shows an enabled button that matches `selector` and contains `words`. */
async function open(context: BrowserContext, url: string, selector: string, words = ''): Promise<number> {
  const page = await context.newPage();
  await watchFor(page, selector, words);
  await throttle(page, { cpu: 4 });
  await page.goto(url, { waitUntil: 'commit' });
  const shown = await shownAt(page);
  await page.close();
  return shown;
}
