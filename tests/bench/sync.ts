import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { build } from 'vite';
import type { Secrets } from '../../server/secrets.ts';
import { limits } from '../../src/domain/limits.ts';
import { runRounds } from '../../src/sync/round.ts';
import { newEmail } from '../e2e/family.ts';
import { signIn } from '../e2e/support.ts';
import { newClient, newFamily } from '../support/backend.ts';
import { startMadeServer } from '../support/server.ts';
import { adventure, uuid } from '../unit/data/family.ts';
import { openDesk } from '../unit/sync/desk.ts';
import { seedAdventures, settledFamily } from './family.ts';
import type * as Batches from './floor/batches.ts';
import type { Api, StoredRow } from './floor/batches.ts';
import { type Call, type Meter, startMeter } from './meter.ts';
import { keepNames, remove, throttle } from './stage.ts';
import { absolute, against, type Row } from './stats.ts';

/**
 * Sync: a thousand adventures that one device has changed go up, come down to another device, and a thousand autosaves of one
 * adventure go up.
 *
 * Ours is the built app, on its dashboard, that finds a connection again: from that moment until the device has everything on its disk, every
 * row clean after going up, every row there after coming down. All of it on a tablet's processor (CPU × 4). The floor is the least that the same rows can cost in the same
 * browser, through the same server, in batches of the same size: supabase-js upserts them out of the page's memory and selects them back into
 * it, with the rights of an account, under the same row-level security, and the table's triggers number them as they number ours. The floor
 * keeps nothing on a disk, and compares and merges nothing. A second floor reads the same rows from Dexie and writes them there, batch by
 * batch: what the disk costs whoever keeps a copy on the device, and what is left is what our merging costs.
 */

const syncPath = '/rest/v1/rpc/sync';
const tablePath = '/rest/v1/adventure_sessions';
const adventures = 1_000;
/** Length of the told text: the row is about 4 kB as JSON. */
const padding = 3_300;
const autosaves = 1_000;

/** What the floor's page knows; see `floor/batches.ts`. */
declare const batches: typeof Batches;

type Travel = { ms: number; requests: number; kB: number };

export async function measureSync(browser: Browser, runs: number): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'venture-bench-'));
  const server = await startMadeServer({ dataDir, env: { REST_TABLES: 'yes' } });
  const meter = await startMeter(server.port);
  const { publishableKey, secretKey } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as Secrets;
  const service = newClient(server.url, secretKey);
  const floor = await openFloor(browser, meter, publishableKey);

  const up = { ours: [] as Travel[], floor: [] as Travel[] };
  const down = { ours: [] as Travel[], floor: [] as Travel[] };
  const disk = { up: [] as Travel[], down: [] as Travel[] };
  let rowsDown = 0;
  for (let run = 0; run < runs; run += 1) {
    const email = newEmail();
    const first = await firstDevice(browser, meter, email);
    const second = await secondDevice(browser, meter, email);
    const pushed = await pushAll(first, meter);
    up.ours.push(pushed.travel);
    await first.context.close();
    const rows = await storedAdventures(service, pushed.account);
    const pulled = await pullAll(second, meter);
    down.ours.push(pulled.travel);
    rowsDown = pulled.rows;
    await second.context.close();
    const plain = await floor.travel(rows);
    up.floor.push(plain.up);
    down.floor.push(plain.down);
    const kept = await floor.travelByDisk(rows);
    disk.up.push(kept.up);
    disk.down.push(kept.down);
  }
  await floor.close();
  await meter.stop();
  await server.stop();
  remove(dataDir);

  const pages = (rows: number, most: number): number => Math.ceil(rows / most);
  const pick = (travels: readonly Travel[], what: keyof Travel): number[] => travels.map((travel) => travel[what]);
  const compare = (name: string, unit: 'ms' | 'kB', { ours, floor }: typeof up): Row =>
    against(name, unit, pick(ours, unit), pick(floor, unit), 1.3);
  return [
    compare('1,000 changed adventures up, from the connection until all are clean, CPU × 4; floor: batched upsert', 'ms', up),
    compare('1,000 changed adventures up; floor: batched upsert from Dexie', 'ms', { ours: up.ours, floor: disk.up }),
    compare('1,000 changed adventures up, bytes sent', 'kB', up),
    absolute('1,000 changed adventures up, requests', 'requests', pick(up.ours, 'requests'), pages(adventures, limits.pushRows.max)),
    compare('the same down to another device, from the connection until all are there, CPU × 4; floor: batched select', 'ms', down),
    compare('the same down; floor: batched select into Dexie', 'ms', { ours: down.ours, floor: disk.down }),
    compare('the same down, bytes received', 'kB', down),
    absolute(`the same down (${rowsDown} rows), requests`, 'requests', pick(down.ours, 'requests'), pages(rowsDown, limits.pullRows.max)),
    absolute('1,000 autosaves of one adventure with no server, rows sent afterwards', 'rows', [await rowsOfAutosaves()], 1),
  ];
}

type Device = { context: BrowserContext; page: Page };

/** The first device of a family. Everything it has is in the account. */
async function firstDevice(browser: Browser, meter: Meter, email: string): Promise<Device> {
  const context = await browser.newContext({ viewport: { width: 1180, height: 820 }, reducedMotion: 'reduce' });
  await context.addInitScript({ content: lookAfterWrites });
  const page = await settledFamily(context, meter.url, email);
  await untilOnDevice(page, 0);
  return { context, page };
}

/** The second one, which knows the family and none of its adventures. It stands on its dashboard, without a connection. */
async function secondDevice(browser: Browser, meter: Meter, email: string): Promise<Device> {
  const context = await browser.newContext({ viewport: { width: 1180, height: 820 }, reducedMotion: 'reduce' });
  await context.addInitScript({ content: keepNames });
  await context.addInitScript({ content: lookAfterWrites });
  const page = await context.newPage();
  await signIn(page, meter.url, email);
  await untilOnDevice(page, 0);
  await atRest(page);
  await context.setOffline(true);
  return { context, page };
}

/** A thousand adventures are changed with no connection; it stands on its dashboard, and then there is one. */
async function pushAll({ context, page }: Device, meter: Meter): Promise<{ travel: Travel; account: string }> {
  // A page of the same origin that is not the app: nobody syncs while the rows are put there.
  await page.goto(`${meter.url}/healthz`);
  await seedAdventures(page, adventures, padding);
  await context.setOffline(true);
  await page.goto(meter.url);
  await atRest(page);
  await throttle(page, { cpu: 4 });
  meter.clear();
  const began = Date.now();
  await context.setOffline(false);
  const { at, account } = await untilOnDevice(page, adventures);
  return { travel: travelOf(meter.calls(syncPath), began, at, 'up'), account };
}

/** There is a connection again, and a thousand adventures behind it. `rows`: how many came. */
async function pullAll({ context, page }: Device, meter: Meter): Promise<{ travel: Travel; rows: number }> {
  const before = (await untilOnDevice(page, 0)).rows;
  await throttle(page, { cpu: 4 });
  meter.clear();
  const began = Date.now();
  await context.setOffline(false);
  const { at, rows } = await untilOnDevice(page, adventures);
  return { travel: travelOf(meter.calls(syncPath), began, at, 'down'), rows: rows - before };
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
  const during = calls.filter((call) => call.began <= end);
  if (during.length === 0) throw new Error('The meter has seen no call.');
  const kB = during.reduce((sum, call) => sum + call[direction], 0) / 1_000;
  return { ms: end - began, requests: during.length, kB };
}

type OnDevice = { account: string; adventures: number; rows: number; dirty: number; at: number };

/** Waits until the family's database has `count` adventures and nothing that waits to be sent. `at`: when the write was done that made it so. */
async function untilOnDevice(page: Page, count: number): Promise<OnDevice> {
  const found = await page.waitForFunction(
    (wanted) => {
      const { seen } = window as unknown as { seen: OnDevice[] };
      return seen[seen.findLastIndex(({ adventures, dirty }) => adventures !== wanted || dirty > 0) + 1] ?? null;
    },
    count,
    { polling: 50, timeout: 120_000 },
  );
  return (await found.jsonValue()) as OnDevice;
}

/**
 * For a page: notes what stands in the family's database after each write of rows that is done, and at the start, and looks at no other time.
 * Whoever looks while sync works takes the disk from it, and nobody looks at the floor.
 */
const lookAfterWrites = `(() => {
  const seen = (globalThis.seen = []);
  const named = /^venture-[0-9a-f]{8}-/;
  const tables = ['profile', 'children', 'environments', 'adventures'];
  const begin = IDBDatabase.prototype.transaction;
  const look = (db, at) => {
    const transaction = begin.call(db, tables);
    const counts = tables.map((table) => {
      const store = transaction.objectStore(table);
      return { rows: store.count(), dirty: store.index('dirty').count(1) };
    });
    transaction.addEventListener('complete', () => {
      const sum = (what) => counts.reduce((total, count) => total + count[what].result, 0);
      const account = db.name.slice('venture-'.length);
      seen.push({ account, adventures: counts.at(-1).rows.result, rows: sum('rows'), dirty: sum('dirty'), at });
    });
  };
  const known = new WeakSet();
  IDBDatabase.prototype.transaction = function (...given) {
    const transaction = begin.apply(this, given);
    if (!named.test(this.name)) return transaction;
    const writesRows = given[1] === 'readwrite' && [given[0]].flat().includes('adventures');
    if (writesRows || !known.has(this)) transaction.addEventListener('complete', () => look(this, Date.now()));
    known.add(this);
    return transaction;
  };
})()`;

/** The account's adventures as its table has them, but for what the server gives them. Throws where they are not all there. */
async function storedAdventures(service: SupabaseClient, account: string): Promise<StoredRow[]> {
  const { data, error } = await service.from('adventure_sessions').select().eq('user_id', account);
  if (error !== null) throw new Error(error.message);
  if (data.length !== adventures) throw new Error(`${data.length} of ${adventures} adventures are in the account.`);
  return data.map(({ version: _version, created_at: _made, deleted_at: _deleted, bytes: _bytes, ...row }: StoredRow) => row);
}

type Journey = { up: Travel; down: Travel };

/** Each journey is that of a new account. */
type Floor = {
  travel: (rows: readonly StoredRow[]) => Promise<Journey>;
  travelByDisk: (rows: readonly StoredRow[]) => Promise<Journey>;
  close: () => Promise<void>;
};

/** A bare page that sends and reads rows. */
async function openFloor(browser: Browser, meter: Meter, key: string): Promise<Floor> {
  const context = await browser.newContext();
  await context.addInitScript({ content: keepNames });
  const page = await context.newPage();
  await page.goto(`${meter.url}/healthz`);
  await page.addScriptTag({ content: await bundle() });
  await throttle(page, { cpu: 4 });

  async function journey(rows: readonly StoredRow[], byDisk: boolean): Promise<Journey> {
    const { id, token } = await newFamily(newClient(meter.url, key));
    const api: Api = { url: meter.url, key, token };
    const own = rows.map((row) => ({ ...row, id: randomUUID(), user_id: id }));
    if (byDisk) await page.evaluate(({ id, own }) => batches.fill(`${id}-up`, own), { id, own });
    meter.clear();
    const sent = await page.evaluate(
      async ({ api, id, own, most, byDisk }) => {
        const began = Date.now();
        await (byDisk ? batches.upFromDisk(api, `${id}-up`, most) : batches.up(api, own, most));
        return { began, ended: Date.now() };
      },
      { api, id, own: byDisk ? [] : own, most: limits.pushRows.max, byDisk },
    );
    const up = travelOf(meter.calls(tablePath), sent.began, sent.ended, 'up');
    meter.clear();
    const { came, began, ended } = await page.evaluate(
      async ({ api, id, count, most, byDisk }) => {
        const began = Date.now();
        const came = await (byDisk ? batches.downToDisk(api, `${id}-down`, count, most) : batches.down(api, count, most));
        return { came, began, ended: Date.now() };
      },
      { api, id, count: rows.length, most: limits.pullRows.max, byDisk },
    );
    if (came !== rows.length) throw new Error(`The floor read ${came} of ${rows.length} rows.`);
    return { up, down: travelOf(meter.calls(tablePath), began, ended, 'down') };
  }

  return {
    travel: (rows) => journey(rows, false),
    travelByDisk: (rows) => journey(rows, true),
    close: () => context.close(),
  };
}

/** The floor's script, for a page. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: resolve(import.meta.dirname, 'floor/batches.ts'), formats: ['iife'], name: 'batches' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !('output' in output)) throw new Error('The floor was not built.');
  return output.output[0].code;
}

/** Writes one adventure a thousand times with no server, then syncs: how many rows go up. */
async function rowsOfAutosaves(): Promise<number> {
  const { family, ports, asked } = await openDesk();
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
