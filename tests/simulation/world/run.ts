import { IDBFactory } from 'fake-indexeddb';
import { localTables } from '../../../src/data/rows.ts';
import { write } from '../../../src/data/write.ts';
import { splitTrail } from '../../../src/sync/trail.ts';
import { calm, createDevice, type Device, kill, livingTabs, openTab, type Tab, tellTabs, type World } from './device.ts';
import { type Diary, forgive } from './facts.ts';
import { judge, judgeDevice } from './judge.ts';
import type { Mutation } from './mutations.ts';
import { live } from './people.ts';
import { createRng } from './random.ts';
import { createScheduler } from './scheduler.ts';
import type { SimServer, StoredRow } from './server.ts';

/** One run: a family, its devices, everything that goes wrong, and the verdict. */

export type RunOptions = {
  seed: number;
  server: SimServer;
  /** How many things people do. */
  deeds?: number;
  /** Breaks the program on purpose. */
  mutation?: Mutation | null;
};

export type RunReport = { seed: number; faults: string[]; trace: string[]; deeds: number; virtualHours: number };

const minute = 60_000;
const hour = 60 * minute;

export async function runSeed({ seed, server: given, deeds = 200, mutation = null }: RunOptions): Promise<RunReport> {
  const rng = createRng(seed);
  const server = mutation?.server?.(given) ?? given;
  const scheduler = createScheduler(Date.parse('2026-06-01T08:00:00Z'));
  const started = scheduler.now();
  const trace: string[] = [];
  const world: World = {
    scheduler,
    rng,
    server,
    delivered: new Map(),
    mutate: mutation?.store ?? null,
    trace: (line) => trace.push(`${((scheduler.now() - started) / 1000).toFixed(1)} ${line}`),
    mischief: { kill: rng.next() * 0.02, storage: rng.next() * 0.02, lostConnection: rng.next() * 0.01 },
  };
  const account = rng.uuid();
  await server.begin(account);
  const diary: Diary = { facts: [], messages: new Set() };
  const devices = Array.from({ length: 2 + rng.below(4) }, (_, index) => createDevice('ABCDE'[index] ?? 'Z', account, rng.chance(0.8)));
  let done = 0;

  function every(meanMs: number, happen: () => void | Promise<void>): void {
    const again = (): void => {
      scheduler.later(1 + rng.next() * 2 * meanMs, null, () => {
        if (done >= deeds) return;
        const result = happen();
        if (result instanceof Promise) scheduler.real(() => result);
        again();
      });
    };
    again();
  }

  const someTab = (): { device: Device; tab: Tab } | null => {
    const device = rng.pick(devices);
    const tab = device === undefined ? undefined : rng.pick(livingTabs(device));
    return device === undefined || tab === undefined ? null : { device, tab };
  };

  every(3 * minute, () => {
    const chosen = someTab();
    if (chosen === null) return;
    done += 1;
    // (not awaited as real work: it goes through virtual time itself)
    live(world, diary, chosen.device, chosen.tab).catch(() => undefined);
  });
  every(6 * minute, async () => {
    const device = rng.pick(devices);
    if (device !== undefined && livingTabs(device).length < 1 + rng.below(3)) await openTab(world, device).catch(() => undefined);
  });
  every(4 * minute, () => {
    const chosen = someTab();
    if (chosen !== null)
      chosen.tab.engine.dispatch({ kind: rng.pick(['tick', 'visible', 'online', 'asked', 'offline'] as const) ?? 'tick' });
  });
  every(30 * minute, () => {
    const device = rng.pick(devices);
    if (device === undefined) return;
    device.network = { online: rng.chance(0.6), signedIn: rng.chance(0.85), faulty: rng.chance(0.8) };
    world.trace(`${device.name} network ${JSON.stringify(device.network)}`);
  });
  every(2 * hour, () => {
    const device = rng.pick(devices);
    if (device !== undefined) device.clockError = Math.round((rng.next() * 2 - 1) * 48 * hour);
  });
  every(8 * hour, () => {
    const device = rng.pick(devices);
    if (device !== undefined && rng.chance(0.4)) return evict(world, diary, device);
  });
  every(4 * hour, () => server.purge(account));

  for (const device of devices) await openTab(world, device);
  await scheduler.run(() => done >= deeds, 30 * 24 * hour);
  const stored = await comeToRest(world, diary, devices, account);
  const faults = judge(diary, stored, new Set(world.delivered.keys()));
  for (const device of devices) {
    for (const tab of livingTabs(device).slice(0, 1)) faults.push(...(await judgeDevice(device.name, tab.db.dexie, stored)));
    for (const tab of livingTabs(device)) kill(world, tab, 'at the end');
  }
  return { seed, faults, trace, deeds: done, virtualHours: (scheduler.now() - started) / hour };
}

/** The browser throws the device's storage away. What had not reached the account is gone with it. */
async function evict(world: World, diary: Diary, device: Device): Promise<void> {
  world.trace(`${device.name} is evicted`);
  const [tab] = livingTabs(device);
  const lost = new Set<string>();
  const reader = tab ?? (await openTab(world, device).catch(() => null));
  if (reader === null) return;
  for (const table of localTables) {
    for (const row of await reader.db.dexie[table].where('dirty').equals(1).toArray()) lost.add(`${table} ${row.id}`);
  }
  for (const item of await reader.db.dexie.outbox.toArray()) diary.messages.delete(item.id);
  forgive(diary, device.name, lost);
  for (const other of livingTabs(device)) kill(world, other, 'by eviction');
  device.idb = { ...device.idb, indexedDB: new IDBFactory() };
}

/** Everything works again, and everybody waits until nothing is left to do. */
async function comeToRest(world: World, diary: Diary, devices: readonly Device[], account: string): Promise<StoredRow[]> {
  const { scheduler } = world;
  world.trace('— everything works from here on');
  world.mischief = calm;
  // What is still under way arrives, or has its deadline.
  await scheduler.run(() => false, hour);
  for (let round = 0; round < 6; round += 1) {
    for (const device of devices) {
      device.network = { online: true, signedIn: true, faulty: false };
      if (livingTabs(device).length === 0) await openTab(world, device);
      const [tab] = livingTabs(device);
      if (tab !== undefined) await giveUpRefused(world, diary, device, tab);
      tellTabs(world, device);
      for (const other of livingTabs(device)) other.engine.dispatch({ kind: 'asked' });
    }
    await scheduler.run(() => false, hour);
  }
  const stored = await world.server.rows(account);
  return stored.map((row) => ({ ...row, fields: splitTrail(row.fields).fields }));
}

/** A person looks at what was refused, and gives it up. */
async function giveUpRefused(world: World, diary: Diary, device: Device, tab: Tab): Promise<void> {
  const { dexie } = tab.db;
  for (const table of localTables) {
    for (const row of await dexie[table].where('dirty').equals(1).toArray()) {
      if (row.rejected === undefined) continue;
      world.trace(`${tab.name} discards ${table} ${row.id}: ${row.rejected.reason}`);
      forgive(diary, device.name, new Set([`${table} ${row.id}`]));
      await write(tab.db, { kind: 'discardRefused', table, id: row.id }, { now: world.scheduler.now, id: world.rng.uuid });
    }
  }
}
