import './quick.ts';
import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { readWaiting } from '../../../src/data/read/waiting.ts';
import { familyName, localTables, type Row } from '../../../src/data/schema.ts';
import { write } from '../../../src/data/write/write.ts';
import { limits } from '../../../src/domain/limits.ts';
import type { SyncAnswer } from '../../../src/domain/sync-protocol.ts';
import { markOf, splitTrail } from '../../../src/sync/trail.ts';
import { calm, createDevice, type Device, kill, livingTabs, openTab, type Tab, tellTabs, type World } from './device.ts';
import { type Diary, forgive } from './facts.ts';
import { judge, judgeDevice } from './judge.ts';
import type { Mutation } from './mutations.ts';
import { olderServer } from './older-server.ts';
import { crowd, live } from './people.ts';
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
/** Of one family after the other. */
const pageSizes = [limits.pushRows.max, 2, limits.pushRows.max, 5, 20];
/** What happens to the server of one family after the other; in half of all nothing does. */
const fates = [null, 'restored', null, 'wiped'] as const;
/** `restored`: again and again a backup is made, and later brought back. `wiped`: it forgets everything but the account. */
type Fate = (typeof fates)[number];

/** After so many hours in which everything works, something is wrong. */
const mostRounds = 6;

export async function runSeed({ seed, server: given, deeds = 200, mutation = null }: RunOptions): Promise<RunReport> {
  const rng = createRng(seed);
  const seen = new Set<string>();
  const honest = watchPushes(given, seen);
  let isOlder = seed % 4 === 1;
  const current = seed % 4 < 2 ? olderServer(honest, () => isOlder) : honest;
  const server = mutation?.server?.(current) ?? current;
  const scheduler = createScheduler(Date.parse('2026-06-01T08:00:00Z'));
  const started = scheduler.now();
  const trace: string[] = [];
  const world: World = {
    scheduler,
    rng,
    server,
    delivered: new Map(),
    underWay: 0,
    sabotage: mutation ?? {},
    seen,
    pageSize: pageSizes[seed % pageSizes.length] ?? limits.pushRows.max,
    trace: (line) => trace.push(`${((scheduler.now() - started) / 1000).toFixed(1)} ${line}`),
    mischief: { kill: rng.next() * 0.02, storage: rng.next() * 0.02, lostConnection: rng.next() * 0.01, staleApp: rng.next() * 0.4 },
  };
  const account = rng.uuid();
  const fate = fates[Math.floor(seed / 5) % fates.length] ?? null;
  await server.begin(account);
  const diary: Diary = { facts: [], messages: new Set(), written: new Set() };
  const devices = Array.from({ length: 2 + rng.below(4) }, (_, index) =>
    createDevice('ABCDE'[index] ?? 'Z', account, rng.chance(0.8), rng.chance(0.25) ? 'older' : 'today'),
  );
  for (const device of devices) await openTab(world, device);
  if (rng.chance(0.15) || seed % 5 === 2) await crowdFirst(world, diary, devices);
  const update = (): void => {
    isOlder = !isOlder;
    world.trace(`the server is of ${isOlder ? 'an older' : 'today’s'} version`);
  };
  const done = await happen(world, diary, devices, { account, deeds, fate, update: seed % 4 < 2 ? update : null });
  const stored = await comeToRest(world, diary, devices, account);
  const faults = [...seen, ...judge(diary, stored, new Set(world.delivered.keys()), fate !== null)];
  for (const device of devices) {
    for (const tab of livingTabs(device).slice(0, 1)) faults.push(...(await judgeDevice(device.name, tab.db.dexie, stored)));
    for (const tab of livingTabs(device)) kill(world, tab, 'at the end');
  }
  return { seed, faults, trace, deeds: done, virtualHours: (scheduler.now() - started) / hour };
}

/** Two devices that have not heard of each other yet: together they have more children than the account takes. */
async function crowdFirst(world: World, diary: Diary, devices: readonly Device[]): Promise<void> {
  for (const [index, count] of [limits.children.max - 1, 3].entries()) {
    const device = devices[index];
    const [tab] = device === undefined ? [] : livingTabs(device);
    if (device !== undefined && tab !== undefined) await crowd(world, diary, device, tab, count);
  }
}

/** What a run is about. `update`: the server becomes one that knows patches, or one that does not know them any more; null where it stays what it is. */
type Plan = { account: string; deeds: number; fate: Fate; update: (() => void) | null };

/** Everything goes on at once, until `deeds` things have been done. */
async function happen(world: World, diary: Diary, devices: readonly Device[], { account, deeds, fate, update }: Plan): Promise<number> {
  const { scheduler, rng } = world;
  let done = 0;
  function every(meanMs: number, what: () => void | Promise<void>): void {
    scheduler.later(1 + rng.next() * 2 * meanMs, null, () => {
      if (done >= deeds) return;
      const result = what();
      if (result instanceof Promise) scheduler.real(() => result);
      every(meanMs, what);
    });
  }
  const someTab = (): { device: Device; tab: Tab } | null => {
    const device = rng.pick(devices);
    const tab = device === undefined ? undefined : rng.pick(livingTabs(device));
    return device === undefined || tab === undefined ? null : { device, tab };
  };

  every(minute, () => {
    const chosen = someTab();
    if (chosen === null) return;
    done += 1;
    // (not awaited as real work: it goes through virtual time itself)
    live(world, diary, chosen.device, chosen.tab).catch(() => undefined);
  });
  every(4 * minute, async () => {
    const device = rng.pick(devices);
    if (device !== undefined && livingTabs(device).length < 1 + rng.below(3)) await openTab(world, device).catch(() => undefined);
  });
  every(3 * minute, () => {
    const chosen = someTab();
    if (chosen !== null)
      chosen.tab.engine.dispatch({ kind: rng.pick(['tick', 'visible', 'online', 'asked', 'offline'] as const) ?? 'tick' });
  });
  every(12 * minute, () => {
    const device = rng.pick(devices);
    if (device === undefined) return;
    device.network = { online: rng.chance(0.6), signedIn: rng.chance(0.85), faulty: rng.chance(0.8) };
    world.trace(`${device.name} network ${JSON.stringify(device.network)}`);
  });
  every(40 * minute, () => {
    const device = rng.pick(devices);
    if (device === undefined) return;
    device.clockError = Math.round((rng.next() * 2 - 1) * 48 * hour);
    world.trace(`${device.name} clock is wrong by ${(device.clockError / hour).toFixed(1)} h`);
  });
  every(90 * minute, async () => {
    const device = rng.pick(devices);
    if (device === undefined) return;
    device.app = device.app === 'older' ? 'today' : 'newer';
    await openTab(world, device).catch(() => world.trace(`${device.name} the upgrade is cut short`));
  });
  every(3 * hour, () => {
    const device = rng.pick(devices);
    // (what only an evicted device had, and a server that was set back, nobody has)
    if (device !== undefined && rng.chance(0.4) && fate === null) return evict(world, diary, device);
  });
  every(90 * minute, () => (fate === null ? purge(world, diary, devices, account) : undefined));
  if (fate !== null) every(50 * minute, () => meet(world, fate, account));
  if (update !== null) every(70 * minute, update);

  await scheduler.run(() => done >= deeds, 30 * 24 * hour);
  return done;
}

/** The server loses what it had since its backup, or all of it. Requests may be under way. */
async function meet({ server, rng, trace }: World, fate: 'restored' | 'wiped', account: string): Promise<void> {
  if (fate === 'restored' && rng.chance(0.5)) {
    trace('the server is backed up');
    return server.copy(account);
  }
  trace(`the server is ${fate}`);
  await (fate === 'wiped' ? server.begin(account) : server.restore(account));
}

/**
 * Half a year passes for the tombstones. No request is under way for so long. A device may have been silent for so long with a row
 * that it made and sent and never had an answer for: once the tombstone is gone nobody can tell whether the row ever arrived, and the
 * rule is to keep it rather than to lose it (SPEC.md, S10).
 */
async function purge({ server, trace, underWay }: World, diary: Diary, devices: readonly Device[], account: string): Promise<void> {
  if (underWay > 0) return;
  const inDoubt = new Set<string>();
  for (const device of devices) for (const row of await unansweredRows(device)) inDoubt.add(row);
  // It begins anew, as the silent device knows it: what others did to it had gone with the deletion.
  const deleted = new Set(diary.facts.filter((fact) => fact.kind === 'deleted').map((fact) => `${fact.table} ${fact.id}`));
  for (const fact of diary.facts) {
    const row = `${fact.table} ${fact.id}`;
    if (inDoubt.has(row) && deleted.has(row)) fact.forgiven = true;
  }
  trace('tombstones are purged');
  await server.purge(account);
}

/** Rows of the device that the account has never answered for. */
async function unansweredRows({ idb, account }: Device): Promise<string[]> {
  const reader = new Dexie(familyName(account), { ...idb });
  await reader.open();
  const found: string[] = [];
  for (const table of localTables) {
    const rows: Row[] = await reader.table(table).where('dirty').equals(1).toArray();
    for (const row of rows) if (row.version === 0) found.push(`${table} ${row.id}`);
  }
  reader.close();
  return found;
}

/** Sees whether a push is ever taken twice: the mark at the end of its trail names it. */
function watchPushes(server: SimServer, seen: Set<string>): SimServer {
  const taken = new Map<string, number>();
  return {
    ...server,
    purge: async (account) => {
      // (what has been forgotten may come again: see `purge` above)
      taken.clear();
      await server.purge(account);
    },
    begin: async (account) => {
      taken.clear();
      await server.begin(account);
    },
    restore: async (account) => {
      taken.clear();
      await server.restore(account);
    },
    sync: async (as, request) => {
      const answer = await server.sync(as, request);
      const receipts = answer.ok ? ((answer.body as Partial<SyncAnswer>).receipts ?? []) : [];
      for (const receipt of receipts) {
        const change = request.changes.find((other) => other.table === receipt.table && other.id === receipt.id);
        const mark = change === undefined ? undefined : markOf(change);
        if (receipt.outcome !== 'applied' || change?.deleted !== false || mark === undefined) continue;
        const push = `${receipt.id} ${mark}`;
        if (taken.has(push)) seen.add(`${receipt.table} ${receipt.id} took one push twice`);
        taken.set(push, receipt.version);
      }
      return answer;
    },
  };
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
  let wasQuiet = false;
  for (let round = 0; round < mostRounds; round += 1) {
    for (const device of devices) {
      device.network = { online: true, signedIn: true, faulty: false };
      // An app that is older than its device's database only reads, and says so: a person reloads.
      for (const tab of livingTabs(device)) if (tab.db.access.get().kind !== 'open') kill(world, tab, 'to be reloaded');
      if (livingTabs(device).length === 0) await openTab(world, device);
      const [tab] = livingTabs(device);
      if (tab !== undefined) await giveUpRefused(world, diary, device, tab);
      tellTabs(world, device);
      for (const other of livingTabs(device)) other.engine.dispatch({ kind: 'asked' });
    }
    await scheduler.run(() => false, hour);
    // One more hour with nothing to send: now everybody has heard everything.
    const isQuiet = await areQuiet(devices);
    if (wasQuiet && isQuiet) break;
    wasQuiet = isQuiet;
  }
  const stored = await world.server.rows(account);
  return stored.map((row) => ({ ...row, fields: splitTrail(row.fields).fields }));
}

/** Nobody has anything to send. (What everybody knows is for the judge to see.) */
async function areQuiet(devices: readonly Device[]): Promise<boolean> {
  for (const device of devices) {
    for (const tab of livingTabs(device)) {
      const { rows, messages, refused } = await readWaiting(tab.db);
      if (rows + messages + refused > 0) return false;
    }
  }
  return true;
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
