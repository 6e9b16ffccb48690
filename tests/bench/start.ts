import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { addChild, finishOnboarding, offlineReady, signUp } from '../e2e/support.ts';
import { startMadeServer } from '../support/server.ts';
import { slowLine } from './line.ts';
import { buildFloor, firstPaint, neverAnswer, remove, serve, shownAt, throttle, watchFor } from './stage.ts';
import { absolute, against, type Row } from './stats.ts';

/** Starting: the first visit on a slow line, and an installed app with no line at all, against a bare React and Dexie page. */

const dashboard = 'h1[tabindex="-1"]';

export async function measureStart(browser: Browser, runs: number): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'venture-bench-'));
  const floorDir = await buildFloor();
  const server = await startMadeServer({ dataDir });
  const floor = await serve(floorDir);

  const lines = { ours: await slowLine(server.port), floor: await slowLine(floor.port) };

  const paint = { ours: [] as number[], floor: [] as number[] };
  const ready = { enough: [] as number[], all: [] as number[] };
  for (let run = 0; run < runs; run += 1) {
    paint.ours.push(await coldPaint(browser, `${lines.ours.url}/auth`));
    paint.floor.push(await coldPaint(browser, lines.floor.url));
    const { enough, all } = await offlineReadyAfter(browser, `${lines.ours.url}/auth`);
    ready.enough.push(enough);
    ready.all.push(all);
  }

  await lines.ours.stop();
  await lines.floor.stop();

  const app = await browser.newContext({ viewport: { width: 1180, height: 820 }, reducedMotion: 'reduce' });
  const first = await app.newPage();
  await signUp(first, server.url, 'Robin');
  await finishOnboarding(first);
  for (const [name, age] of [
    ['Mia', 4],
    ['Tom', 8],
  ] as const)
    await addChild(first, { name, age });
  await first.getByRole('button', { name: 'Complete Profile Setup' }).click();
  await first.getByRole('heading', { level: 1, name: 'Choose Your Adventure' }).waitFor();
  await offlineReady(first);
  await first.close();
  const bare = await browser.newContext({ viewport: { width: 1180, height: 820 }, reducedMotion: 'reduce' });
  const kept = await bare.newPage();
  await kept.goto(floor.url);
  await kept.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await kept.close();

  await server.stop();
  await floor.stop();
  const offline = await opened(app, bare, server.url, floor.url, runs);
  const silent = [await neverAnswer(server.port), await neverAnswer(floor.port)];
  const dead = await opened(app, bare, server.url, floor.url, runs);
  for (const end of silent) await end();
  await app.close();
  await bare.close();
  remove(dataDir);
  remove(floorDir);

  return [
    against('first paint of the first visit, CPU × 4, Slow 4G; floor: a page that renders from script', 'ms', paint.ours, paint.floor, 0.6),
    absolute('from the first visit to “offline ready”, Slow 4G', 'ms', ready.enough, 6_000),
    absolute('from the first visit until the words of all themes are there too, Slow 4G', 'ms', ready.all, 12_000),
    against('installed, no server: until the dashboard is painted, CPU × 4', 'ms', offline.ours, offline.floor, 1.15),
    against('installed, a line that never answers: until the dashboard is painted, CPU × 4', 'ms', dead.ours, dead.floor, 1.15),
  ];
}

async function coldPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await throttle(page, { cpu: 4 });
  await page.goto(url, { waitUntil: 'commit' });
  const painted = await firstPaint(page);
  await context.close();
  return painted;
}

/** ms from the first visit until there is enough to play with no connection, and until everything is kept. */
async function offlineReadyAfter(browser: Browser, url: string): Promise<{ enough: number; all: number }> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await throttle(page, { cpu: 4 });
  await page.goto(url, { waitUntil: 'commit' });
  const enough = await page.evaluate(() => navigator.serviceWorker.ready.then(() => performance.now()));
  await offlineReady(page);
  const all = await page.evaluate(() => performance.now());
  await context.close();
  return { enough, all };
}

async function opened(
  app: BrowserContext,
  bare: BrowserContext,
  url: string,
  floorUrl: string,
  runs: number,
): Promise<{ ours: number[]; floor: number[] }> {
  const result = { ours: [] as number[], floor: [] as number[] };
  // The first of each is a warm-up.
  for (let run = 0; run <= runs; run += 1) {
    const ours = await open(app, url, dashboard);
    const floor = await open(bare, floorUrl, 'h1');
    if (run === 0) continue;
    result.ours.push(ours);
    result.floor.push(floor);
  }
  return result;
}

async function open(context: BrowserContext, url: string, selector: string): Promise<number> {
  const page = await context.newPage();
  await watchFor(page, selector);
  await throttle(page, { cpu: 4 });
  await page.goto(url, { waitUntil: 'commit' });
  const shown = await shownAt(page);
  await page.close();
  return shown;
}
