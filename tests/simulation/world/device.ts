import './quick.ts';
import type { FamilyDb } from '../../../src/data/db.ts';
import { readWaiting } from '../../../src/data/read/waiting.ts';
import { jsonBytes } from '../../../src/domain/json.ts';
import { limits } from '../../../src/domain/limits.ts';
import { createEngine, type Engine } from '../../../src/sync/engine.ts';
import type { Batch, Store, Transport } from '../../../src/sync/ports.ts';
import { changeOf } from '../../../src/sync/push.ts';
import { createStore } from '../../../src/sync/store.ts';
import { createFaultyTransport, type Network, type Wire } from './faults.ts';
import { deviceLock, letGoOfLock } from './locks.ts';
import type { Actor } from './scheduler.ts';
import type { Storage } from './storage.ts';
import { storageFaults, withStorageFault } from './storage-fault.ts';
import { watchRequests, watchStore } from './watch.ts';

/** A tablet: its storage, its clock, its network, and the tabs in which the app is open. */

export type Tab = Actor & {
  name: string;
  device: Device;
  db: FamilyDb;
  engine: Engine;
  /** Whether its live query is about to look again. */
  toBeTold: boolean;
  isAsking: boolean;
  /** It syncs without the lock: the browser knows none, or the wait for it was too long. */
  isLockless: boolean;
  /** It is the service worker, which no person sees. */
  isWorker: boolean;
};

export type Device = {
  name: string;
  account: string;
  /** ms by which the device's clock is wrong. */
  clockError: number;
  /** False: this browser knows no locks. */
  hasLocks: boolean;
  network: Network;
  /** Which app its tabs are of: `older` knows fewer columns than `today` and sends whole rows only, `newer` has a schema of its own. */
  app: App;
  storage: Storage;
  tabs: Tab[];
  /** How many requests have left. */
  requests: number;
};

export type App = 'older' | 'today' | 'newer';

/** How often what goes wrong goes wrong. */
export type Mischief = { kill: number; storage: number; lostConnection: number; staleApp: number; freeze: number };
export const calm: Mischief = { kill: 0, storage: 0, lostConnection: 0, staleApp: 0, freeze: 0 };

/** Breaks the ports of every tab on purpose. */
export type Sabotage = { store?: ((store: Store, db: FamilyDb) => Store) | undefined; noLock?: boolean };

export type World = Wire & {
  /** How many rows one request of a device takes, each way: few, so that one request follows the other. */
  pageSize: number;
  /** Pushes may come near what a server takes. */
  isBulky: boolean;
  mischief: Mischief;
  sabotage: Sabotage;
  /** What was seen to go wrong on the way, whatever comes of it. */
  seen: Set<string>;
};

export function createDevice(
  name: string,
  account: string,
  { hasLocks, app, storage }: Pick<Device, 'hasLocks' | 'app' | 'storage'>,
): Device {
  const network = { online: true, signedIn: true, faulty: true };
  return { name, account, clockError: 0, hasLocks, network, app, storage, tabs: [], requests: 0 };
}

/**
 * One transaction of a tab, as one event in virtual time. The tab may be killed right before it or right after it, storage may
 * fail in the middle of it, the connection may be lost before it. `null`: the tab did not live to see the end.
 */
export function transact<T>(world: World, tab: Tab, work: () => Promise<T>): Promise<T> {
  const { scheduler, rng, mischief } = world;
  return new Promise((resolve, reject) => {
    scheduler.later(1 + rng.below(30), tab, () => {
      if (rng.chance(mischief.kill)) return kill(world, tab, 'before a commit');
      if (rng.chance(mischief.freeze)) freeze(world, tab);
      const fault = rng.chance(mischief.storage) ? (rng.pick(storageFaults) ?? null) : null;
      if (fault !== null) world.trace(`${tab.name} storage: ${fault}`);
      if (rng.chance(mischief.lostConnection)) loseConnection(world, tab);
      scheduler.real(async () => {
        const outcome = await withStorageFault(fault, rng, work).then(
          (value) => () => resolve(value),
          (error: unknown) => () => reject(error),
        );
        if (rng.chance(mischief.kill)) kill(world, tab, 'after a commit');
        scheduler.later(1 + rng.below(30), tab, outcome);
      });
    });
  });
}

/** The browser stops a page that nobody looks at, whatever it is doing and whatever it holds. */
function freeze({ scheduler, rng, trace }: World, tab: Tab): void {
  const ms = rng.below(20 * 60_000);
  trace(`${tab.name} is frozen for ${(ms / 1000).toFixed(0)} s`);
  tab.frozenUntil = scheduler.now() + ms;
}

/** As WebKit does in the background: the connection is gone, the database is not. */
function loseConnection(world: World, tab: Tab): void {
  if (tab.device.storage.kind === 'memory') return;
  world.trace(`${tab.name} loses its connection`);
  if (tab.db.dexie.isOpen()) tab.db.dexie.backendDB().close();
}

/** `isWorker`: the service worker is woken, sends what waits, and is gone. */
export async function openTab(world: World, device: Device, isWorker = false): Promise<Tab> {
  const { scheduler, rng } = world;
  // An old service worker may still hand out yesterday's app, after the device has had tomorrow's.
  const isStale = device.app === 'newer' && rng.chance(world.mischief.staleApp);
  const isNewer = device.app === 'newer' && !isStale;
  const db = await device.storage.open(
    device.account,
    isNewer ? 'newer' : 'today',
    isNewer && rng.chance(world.mischief === calm ? 0 : 0.5),
  );
  const tab: Tab = {
    name: `${device.name}.${isWorker ? 'worker' : ''}${device.tabs.length + 1}`,
    device,
    alive: true,
    db,
    engine: null as unknown as Engine,
    toBeTold: false,
    isAsking: false,
    isLockless: false,
    isWorker,
  };
  // The screens ask for a reload where another app has taken the database over.
  db.access.subscribe(() => {
    if (db.access.get().kind === 'closed') scheduler.later(rng.below(60_000), tab, () => kill(world, tab, 'to be reloaded'));
  });
  const transport = createFaultyTransport(world, tab, {
    network: () => device.network,
    atBoundary: (when) => {
      if (rng.chance(world.mischief.kill)) kill(world, tab, when);
    },
  });
  tab.engine = createEngine({
    store: storeOf(world, tab),
    transport: watched(world, tab, transport),
    clock: { now: () => scheduler.now() + device.clockError, after: (ms, callback) => scheduler.later(ms, tab, callback) },
    lock: deviceLock(world, tab),
    random: rng.next,
  });
  if (!isWorker) db.onWritten.add(() => scheduler.later(1, tab, () => tab.engine.noteEdit()));
  device.tabs.push(tab);
  const app = device.app === 'today' ? '' : `, ${isStale ? 'an older app than the device has had' : `${device.app} app`}`;
  world.trace(`${tab.name} opens${app}`);
  tab.engine.dispatch(db.access.get().kind === 'open' ? { kind: 'visible' } : { kind: 'stop' });
  if (isWorker) void tab.engine.settled().then(() => scheduler.later(1, tab, () => kill(world, tab, 'as its work is done')));
  return tab;
}

/** The tab's store, each call of it one transaction in virtual time. */
function storeOf(world: World, tab: Tab): Store {
  const { device, db } = tab;
  const today = createStore(db, world.rng.uuid, world.pageSize);
  const real = device.app === 'older' ? withoutPatches(today) : today;
  const store = watchStore(world, tab, world.sabotage.store?.(real, db) ?? real);
  const through = <A extends unknown[], R>(work: (...args: A) => Promise<R>) => {
    return (...args: A): Promise<R> => transact(world, tab, () => work(...args));
  };
  const told = <A extends unknown[], R>(work: (...args: A) => Promise<R>) => {
    return async (...args: A): Promise<R> => {
      const result = await through(work)(...args);
      tellTabs(world, device);
      return result;
    };
  };
  return {
    account: store.account,
    collect: through(store.collect),
    settle: told(store.settle),
    due: through(store.due),
    sent: told(store.sent),
    notSent: told(store.notSent),
    nextDue: through(store.nextDue),
  };
}

/** The store of an app that knows whole rows only, as many as go into one push. */
function withoutPatches(store: Store): Store {
  const whole = (batch: Batch): Batch => {
    let bytes = 0;
    const rows = batch.rows.map((row) => ({ ...row, patch: null }));
    const fitting = rows.filter((row, place) => {
      bytes += jsonBytes(changeOf(row)) + 2;
      return place === 0 || bytes <= limits.pushBytes.max;
    });
    return { ...batch, rows: fitting, full: batch.full || fitting.length < rows.length };
  };
  return {
    ...store,
    collect: async (underWay) => whole(await store.collect(underWay)),
    settle: async (...given) => {
      const next = await store.settle(...given);
      return next === null ? null : whole(next);
    },
  };
}

/** Sees whether a tab, or two living tabs of a device that knows locks, ask the server twice at once. */
function watched(world: World, tab: Tab, transport: Transport): Transport {
  const { device } = tab;
  return {
    ...transport,
    sync: async (asked) => {
      const request = { ...asked, max_rows: Math.min(asked.max_rows, world.pageSize) };
      watchRequests(world, tab, request);
      if (tab.isAsking) world.seen.add(`${tab.name} asks before it has been answered`);
      tab.isAsking = true;
      if (!tab.isLockless && livingTabs(device).some((other) => other !== tab && other.isAsking && !other.isLockless)) {
        world.seen.add(`${device.name} syncs twice at once`);
      }
      const answer = await transport.sync(request);
      tab.isAsking = false;
      return answer;
    },
  };
}

export function kill(world: World, tab: Tab, when: string): void {
  if (!tab.alive) return;
  world.trace(`${tab.name} is killed ${when}`);
  tab.alive = false;
  tab.db.dexie.close({ disableAutoOpen: true });
  letGoOfLock(tab);
}

export function livingTabs(device: Device): Tab[] {
  return device.tabs.filter((tab) => tab.alive);
}

/** Live queries: every tab hears of what has changed, whoever changed it; once, where much changes in a moment. */
export function tellTabs(world: World, device: Device): void {
  for (const tab of livingTabs(device)) {
    if (tab.toBeTold || tab.isWorker) continue;
    tab.toBeTold = true;
    world.scheduler.later(5, tab, () => {
      tab.toBeTold = false;
      world.scheduler.real(async () => {
        // (a database that has been closed under it is not counted, and `access` says why)
        const counts = await readWaiting(tab.db).catch(() => null);
        if (counts !== null) world.scheduler.later(1, tab, () => tab.engine.noteWaiting(counts));
      });
    });
  }
}
