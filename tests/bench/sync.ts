import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Secrets } from '../../server/accounts/secrets.ts';
import type { Row as StoredRow } from '../../src/data/schema.ts';
import { limits } from '../../src/domain/limits.ts';
import { runRounds } from '../../src/sync/round.ts';
import { signIn } from '../e2e/support/actions.ts';
import { newEmail } from '../e2e/support/family.ts';
import { newClient, newFamily } from '../support/servers/backend.ts';
import { startMadeServer } from '../support/servers/server.ts';
import { adventure, uuid } from '../unit/data/family.ts';
import { openTestDevice } from '../unit/sync/test-device.ts';
import { openOfflineFamily, seedAdventures, storedAdventures } from './family.ts';
import type * as Batches from './floor/batches.ts';
import type { Api } from './floor/batches.ts';
import { type Call, type Line, type Meter, startMeter } from './meter.ts';
import { bundleForPage, keepNames, remove, throttle } from './setup.ts';
import { absolute, against, type Row } from './stats.ts';

/**
 * Measures sync: changed adventures are uploaded by one device and downloaded by another, a thousand on a fast line and fifty on a slow one, and a thousand
 * autosaves of one adventure are uploaded.
 *
 * Our side is the built app on its dashboard, when it gets a connection again. The time runs from its first transaction until the write after which every row
 * is synced (upload) or present (download). The floor does the same with plain Dexie and `fetch`; see `floor/batches.ts`. Both take turns, in separate pages
 * of one browser, on a tablet's processor (CPU × 4).
 */

const syncPath = '/rest/v1/rpc/sync';
/** How many adventures travel. A thousand are 4 MB, a minute on a slow line for whoever sends them. */
type Load = { adventures: number; line: Line };
const loads: readonly Load[] = [
  { adventures: 1_000, line: 'fast' },
  { adventures: 50, line: 'slow' },
];
/** The length of the told text of an adventure, in characters: its row is about 4 kB as JSON. */
const padding = 3_300;
const autosaves = 1_000;

/** A global of the floor's page; see `floor/batches.ts`. */
declare const batches: typeof Batches;

type Travel = { ms: number; requests: number; kB: number };
type Journey = { up: Travel; down: Travel };

/** Measures it in `runs` runs. */
export async function measureSync(browser: Browser, runs: number): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'venture-bench-'));
  const server = await startMadeServer({ dataDir });
  const meter = await startMeter(server.port);
  const { publishableKey: key } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as Secrets;
  const script = await bundleForPage('floor/batches.ts', 'batches');

  const rows: Row[] = [];
  for (const load of loads) rows.push(...(await measureLoad(load, { browser, meter, key, script, runs })));
  await meter.stop();
  await server.stop();
  remove(dataDir);

  return [...rows, absolute('1,000 autosaves of one adventure with no server, rows sent afterwards', 'rows', [await rowsOfAutosaves()], 1)];
}

type Bench = { browser: Browser; meter: Meter; key: string; script: string; runs: number };

async function measureLoad(load: Load, { browser, meter, key, script, runs }: Bench): Promise<Row[]> {
  const ours: Journey[] = [];
  const floor: Journey[] = [];
  for (let run = 0; run < runs; run += 1) {
    const email = newEmail();
    const first = await firstDevice(browser, meter, email);
    const second = await secondDevice(browser, meter, email);
    const { up, rows } = await pushAll(first, meter, load);
    await first.context.close();
    const down = await travel(second, meter, 'down', load);
    await second.context.close();
    ours.push({ up, down });
    floor.push(await plainJourney(browser, meter, { key, script, rows, load }));
  }

  const { adventures, line } = load;
  const count = adventures.toLocaleString('en');
  const where = line === 'slow' ? 'Slow 4G, CPU × 4' : 'CPU × 4';
  const pages = (most: number): number => Math.ceil(adventures / most);
  const pick = (journeys: readonly Journey[], way: keyof Journey, what: keyof Travel): number[] =>
    journeys.map((journey) => journey[way][what]);
  const compare = (name: string, way: keyof Journey, unit: 'ms' | 'kB'): Row =>
    against(name, unit, pick(ours, way, unit), pick(floor, way, unit), 1.3);
  return [
    compare(`${count} changed adventures up, from the first transaction until all are clean, ${where}; floor: plain Dexie`, 'up', 'ms'),
    compare(`${count} changed adventures up, bytes sent`, 'up', 'kB'),
    absolute(`${count} changed adventures up, requests`, 'requests', pick(ours, 'up', 'requests'), pages(limits.pushRows.max)),
    compare(`${count} down to another device, until all are there, ${where}; floor: plain Dexie`, 'down', 'ms'),
    compare(`${count} down, bytes received`, 'down', 'kB'),
    absolute(`${count} down, requests`, 'requests', pick(ours, 'down', 'requests'), pages(limits.pullRows.max)),
  ];
}

type Device = { context: BrowserContext; page: Page };

/** Opens the first device of a new family, and waits until it is synced. */
async function firstDevice(browser: Browser, meter: Meter, email: string): Promise<Device> {
  const context = await browser.newContext({ viewport: { width: 1180, height: 820 } });
  await context.addInitScript({ content: noteWrites });
  const page = await openOfflineFamily(context, meter.url, email);
  await page.locator('[data-sync=synced]').first().waitFor();
  return { context, page };
}

/** Opens the second device, which has the family and none of its adventures. It ends on the dashboard, without a connection. */
async function secondDevice(browser: Browser, meter: Meter, email: string): Promise<Device> {
  const context = await browser.newContext({ viewport: { width: 1180, height: 820 } });
  await context.addInitScript({ content: keepNames });
  await context.addInitScript({ content: noteWrites });
  const page = await context.newPage();
  await signIn(page, meter.url, email);
  await atRest(page);
  await context.setOffline(true);
  return { context, page };
}

/** Changes adventures offline, goes online, and measures the upload. `rows`: what was uploaded. */
async function pushAll(device: Device, meter: Meter, load: Load): Promise<{ up: Travel; rows: StoredRow[] }> {
  const { context, page } = device;
  // A page of the same origin that is not the app, so that nothing syncs while the rows are written.
  await page.goto(`${meter.url}/healthz`);
  await seedAdventures(page, load.adventures, padding);
  const rows = await storedAdventures(page);
  await context.setOffline(true);
  await page.goto(meter.url);
  await atRest(page);
  return { up: await travel(device, meter, 'up', load), rows };
}

/** Goes online, and measures until all adventures have travelled. */
async function travel({ context, page }: Device, meter: Meter, direction: 'up' | 'down', { adventures, line }: Load): Promise<Travel> {
  await throttle(page, { cpu: 4 });
  meter.clear();
  await page.evaluate(() => {
    (window as unknown as { writes: Writes }).writes = { began: null, ended: null };
  });
  meter.setLine(line);
  await context.setOffline(false);
  for (;;) {
    // Polled rarely, and in the database only while the app is idle, since polling takes processor time and disk from what is measured.
    const found = await page.waitForFunction(
      (rest) => {
        const { writes } = window as unknown as { writes: Writes };
        return writes.ended !== null && Date.now() - writes.ended > rest ? writes : null;
      },
      restMs,
      { polling: 250, timeout: 120_000 },
    );
    const { began, ended } = (await found.jsonValue()) as Writes;
    const done = (await storedAdventures(page)).filter(({ dirty }) => dirty === 0).length;
    if (done !== adventures || began === null || ended === null) continue;
    meter.setLine('fast');
    return travelOf(meter.calls(syncPath), began, ended, direction);
  }
}

/** The pause on a dashboard before a measurement, in ms, in which the work that follows a start comes to its end. */
const restMs = 2_500;

/** Waits until the app has finished its start. The floor's page has no such work, and neither has a tablet that gets its network back. */
async function atRest(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' }).waitFor();
  await page.waitForTimeout(restMs);
}

/** The duration, requests and kB between `began` and `end` (ms since 1970). Throws where there was no call, since then something else was measured. */
function travelOf(calls: readonly Call[], began: number, end: number, direction: 'up' | 'down'): Travel {
  const during = calls.filter((call) => call.began >= began && call.began <= end);
  if (during.length === 0) throw new Error('The meter has seen no call.');
  const kB = during.reduce((sum, call) => sum + call[direction], 0) / 1_000;
  return { ms: end - began, requests: during.length, kB };
}

/** When the first transaction began that can write adventures, and when the last one ended that did; in ms since 1970. */
type Writes = { began: number | null; ended: number | null };

/** A script for a page that records its {@link Writes} as the global `writes`. */
const noteWrites = `(() => {
  globalThis.writes = { began: null, ended: null };
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...given) {
    const transaction = begin.apply(this, given);
    if (given[1] !== 'readwrite' || ![given[0]].flat().includes('adventures')) return transaction;
    writes.began ??= Date.now();
    const rows = transaction.objectStore('adventures');
    // Only the first put is intercepted, so that the others take no more time than usual.
    rows.put = (row) => {
      delete rows.put;
      transaction.addEventListener('complete', () => (writes.ended = Date.now()));
      return rows.put(row);
    };
    return transaction;
  };
})()`;

/** Uploads the same rows for a new account from the floor's page, and downloads them again. */
async function plainJourney(
  browser: Browser,
  meter: Meter,
  { key, script, rows, load }: { key: string; script: string; rows: readonly StoredRow[]; load: Load },
): Promise<Journey> {
  const context = await browser.newContext({ viewport: { width: 1180, height: 820 } });
  await context.addInitScript({ content: keepNames });
  const page = await context.newPage();
  await page.goto(`${meter.url}/healthz`);
  await page.addScriptTag({ content: script });
  const { id: account, token } = await newFamily(newClient(meter.url, key));
  const api: Api = { url: meter.url, key, account, token };
  await page.evaluate(
    async (rows) => {
      await batches.open('up', rows);
      await batches.open('down', []);
    },
    rows.map((row) => ({ ...row, id: randomUUID() })),
  );
  await page.waitForTimeout(restMs);
  await throttle(page, { cpu: 4 });
  meter.setLine(load.line);
  const go = async (way: keyof Journey, most: number): Promise<Travel> => {
    meter.clear();
    const { began, ended, count } = await page.evaluate(
      async ({ api, way, most }) => {
        const began = Date.now();
        await batches[way](api, way, most);
        const ended = Date.now();
        return { began, ended, count: await batches.count(way) };
      },
      { api, way, most },
    );
    if (count.rows !== load.adventures || count.waiting > 0) throw new Error(`The floor has ${count.rows} rows, ${count.waiting} waiting.`);
    return travelOf(meter.calls(syncPath), began, ended, way);
  };
  const journey = { up: await go('up', limits.pushRows.max), down: await go('down', limits.pullRows.max) };
  meter.setLine('fast');
  await context.close();
  return journey;
}

/** Writes one adventure a thousand times without a server, then syncs; returns how many rows are uploaded. */
async function rowsOfAutosaves(): Promise<number> {
  const { family, ports, asked } = await openTestDevice();
  const id = uuid(1);
  await family.write({ kind: 'createAdventure', id, fields: adventure() });
  await runRounds(ports, 'all');
  const before = asked.length;
  for (let save = 1; save <= autosaves; save += 1) {
    const saved = await family.write({ kind: 'progress', id, move: { kind: 'notes', text: `They built a bridge of ${save} cushions.` } });
    if (!saved.ok) throw new Error(saved.error.problem);
  }
  const ended = await runRounds(ports, 'all');
  const row = await family.db.dexie.adventures.get(id);
  if (ended.kind !== 'done' || row?.dirty !== 0) throw new Error('The autosaves did not reach the account.');
  return asked.slice(before).flatMap((request) => request.changes).length;
}
