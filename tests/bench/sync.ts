import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Secrets } from '../../server/secrets.ts';
import type { Row as StoredRow } from '../../src/data/schema.ts';
import { limits } from '../../src/domain/limits.ts';
import { runRounds } from '../../src/sync/round.ts';
import { newEmail } from '../e2e/family.ts';
import { signIn } from '../e2e/support.ts';
import { newClient, newFamily } from '../support/backend.ts';
import { startMadeServer } from '../support/server.ts';
import { adventure, uuid } from '../unit/data/family.ts';
import { openTestDevice } from '../unit/sync/test-device.ts';
import { seedAdventures, settledFamily, storedAdventures } from './family.ts';
import type * as Batches from './floor/batches.ts';
import type { Api } from './floor/batches.ts';
import { type Call, type Meter, startMeter } from './meter.ts';
import { bundleForPage, keepNames, remove, throttle } from './stage.ts';
import { absolute, against, type Row } from './stats.ts';

/**
 * Sync: a thousand adventures that one device has changed go up, come down to another device, and a thousand autosaves of one
 * adventure go up.
 *
 * Ours is the built app, on its dashboard, that finds a connection again. The clock runs from its first transaction until the write that leaves every row
 * clean (going up) or every row there (coming down). The floor does the same with plain Dexie and `fetch`; see `floor/batches.ts`. Both in turns, in pages of
 * their own of one browser, on a tablet's processor (CPU × 4).
 */

const syncPath = '/rest/v1/rpc/sync';
const adventures = 1_000;
/** Length of the told text: the row is about 4 kB as JSON. */
const padding = 3_300;
const autosaves = 1_000;

/** What the floor's page knows; see `floor/batches.ts`. */
declare const batches: typeof Batches;

type Travel = { ms: number; requests: number; kB: number };
type Journey = { up: Travel; down: Travel };

export async function measureSync(browser: Browser, runs: number): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'venture-bench-'));
  const server = await startMadeServer({ dataDir });
  const meter = await startMeter(server.port);
  const { publishableKey: key } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as Secrets;
  const script = await bundleForPage('floor/batches.ts', 'batches');

  const ours: Journey[] = [];
  const floor: Journey[] = [];
  for (let run = 0; run < runs; run += 1) {
    const email = newEmail();
    const first = await firstDevice(browser, meter, email);
    const second = await secondDevice(browser, meter, email);
    const { up, rows } = await pushAll(first, meter);
    await first.context.close();
    const down = await pullAll(second, meter);
    await second.context.close();
    ours.push({ up, down });
    floor.push(await plainJourney(browser, meter, { key, script, rows }));
  }
  await meter.stop();
  await server.stop();
  remove(dataDir);

  const pages = (most: number): number => Math.ceil(adventures / most);
  const pick = (journeys: readonly Journey[], way: keyof Journey, what: keyof Travel): number[] =>
    journeys.map((journey) => journey[way][what]);
  const compare = (name: string, way: keyof Journey, unit: 'ms' | 'kB'): Row =>
    against(name, unit, pick(ours, way, unit), pick(floor, way, unit), 1.3);
  return [
    compare('1,000 changed adventures up, from the first transaction until all are clean, CPU × 4; floor: plain Dexie', 'up', 'ms'),
    compare('1,000 changed adventures up, bytes sent', 'up', 'kB'),
    absolute('1,000 changed adventures up, requests', 'requests', pick(ours, 'up', 'requests'), pages(limits.pushRows.max)),
    compare('the same down to another device, until all are there, CPU × 4; floor: plain Dexie', 'down', 'ms'),
    compare('the same down, bytes received', 'down', 'kB'),
    absolute('the same down, requests', 'requests', pick(ours, 'down', 'requests'), pages(limits.pullRows.max)),
    absolute('1,000 autosaves of one adventure with no server, rows sent afterwards', 'rows', [await rowsOfAutosaves()], 1),
  ];
}

type Device = { context: BrowserContext; page: Page };

/** The first device of a family. Everything it has is in the account. */
async function firstDevice(browser: Browser, meter: Meter, email: string): Promise<Device> {
  const context = await browser.newContext({ viewport: { width: 1180, height: 820 }, reducedMotion: 'reduce' });
  await context.addInitScript({ content: noteWrites });
  const page = await settledFamily(context, meter.url, email);
  await page.locator('[data-sync=synced]').first().waitFor();
  return { context, page };
}

/** The second one, which knows the family and none of its adventures. It stands on its dashboard, without a connection. */
async function secondDevice(browser: Browser, meter: Meter, email: string): Promise<Device> {
  const context = await browser.newContext({ viewport: { width: 1180, height: 820 }, reducedMotion: 'reduce' });
  await context.addInitScript({ content: keepNames });
  await context.addInitScript({ content: noteWrites });
  const page = await context.newPage();
  await signIn(page, meter.url, email);
  await atRest(page);
  await context.setOffline(true);
  return { context, page };
}

/** A thousand adventures are changed with no connection; it stands on its dashboard, and then there is one. `rows`: what went up. */
async function pushAll(device: Device, meter: Meter): Promise<{ up: Travel; rows: StoredRow[] }> {
  const { context, page } = device;
  // A page of the same origin that is not the app: nobody syncs while the rows are put there.
  await page.goto(`${meter.url}/healthz`);
  await seedAdventures(page, adventures, padding);
  const rows = await storedAdventures(page);
  await context.setOffline(true);
  await page.goto(meter.url);
  await atRest(page);
  return { up: await travel(device, meter, 'up'), rows };
}

/** There is a connection again, and a thousand adventures behind it. */
function pullAll(device: Device, meter: Meter): Promise<Travel> {
  return travel(device, meter, 'down');
}

async function travel({ context, page }: Device, meter: Meter, direction: 'up' | 'down'): Promise<Travel> {
  await throttle(page, { cpu: 4 });
  meter.clear();
  await page.evaluate(() => {
    (window as unknown as { writes: Writes }).writes = { began: null, ended: null };
  });
  await context.setOffline(false);
  for (;;) {
    // (looked at rarely, and into the database only where it rests: whoever looks takes the processor and the disk from what is measured)
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
    if (done === adventures && began !== null && ended !== null) return travelOf(meter.calls(syncPath), began, ended, direction);
  }
}

/** How long a dashboard is looked at before anything is measured on it, in ms: what its start has left to do is over. */
const restMs = 2_500;

/** A device that has just started is busy with its start; the floor's page is not, and neither is a tablet that finds its network again. */
async function atRest(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' }).waitFor();
  await page.waitForTimeout(restMs);
}

/** From `began` until `end` (ms since 1970). Throws where there was no call between: then something else was measured. */
function travelOf(calls: readonly Call[], began: number, end: number, direction: 'up' | 'down'): Travel {
  const during = calls.filter((call) => call.began >= began && call.began <= end);
  if (during.length === 0) throw new Error('The meter has seen no call.');
  const kB = during.reduce((sum, call) => sum + call[direction], 0) / 1_000;
  return { ms: end - began, requests: during.length, kB };
}

/** ms since 1970: when the first transaction that may write adventures began, and when the last one that did was done. */
type Writes = { began: number | null; ended: number | null };

/** For a page: keeps its {@link Writes}. */
const noteWrites = `(() => {
  globalThis.writes = { began: null, ended: null };
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...given) {
    const transaction = begin.apply(this, given);
    if (given[1] !== 'readwrite' || ![given[0]].flat().includes('adventures')) return transaction;
    writes.began ??= Date.now();
    const rows = transaction.objectStore('adventures');
    // The first row says that it writes: the others cost what they cost.
    rows.put = (row) => {
      delete rows.put;
      transaction.addEventListener('complete', () => (writes.ended = Date.now()));
      return rows.put(row);
    };
    return transaction;
  };
})()`;

/** The same rows, as those of a new account, go up from a bare page and come down to it. */
async function plainJourney(
  browser: Browser,
  meter: Meter,
  { key, script, rows }: { key: string; script: string; rows: readonly StoredRow[] },
): Promise<Journey> {
  const context = await browser.newContext({ viewport: { width: 1180, height: 820 }, reducedMotion: 'reduce' });
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
    if (count.rows !== adventures || count.waiting > 0) throw new Error(`The floor has ${count.rows} rows, ${count.waiting} waiting.`);
    return travelOf(meter.calls(syncPath), began, ended, way);
  };
  const journey = { up: await go('up', limits.pushRows.max), down: await go('down', limits.pullRows.max) };
  await context.close();
  return journey;
}

/** Writes one adventure a thousand times with no server, then syncs: how many rows go up. */
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
