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
import { deviceLock, releaseLock } from './locks.ts';
import type { Actor } from './scheduler.ts';
import type { Storage } from './storage.ts';
import { storageFaults, withStorageFault } from './storage-fault.ts';
import { watchRequests, watchStore } from './watch.ts';

/** A device: its storage, its clock, its network, and the tabs in which the app is open. */

export type Tab = Actor & {
  name: string;
  device: Device;
  db: FamilyDb;
  engine: Engine;
  /** Whether its live query is scheduled to read again. */
  willNotify: boolean;
  isAsking: boolean;
  /** Whether it syncs without the lock: the browser has no Web Locks, or the wait for the lock took too long. */
  isLockless: boolean;
  /** Whether it is the service worker, which nobody acts in. */
  isWorker: boolean;
};

export type Device = {
  name: string;
  account: string;
  /** The error of the device's clock, in ms. */
  clockError: number;
  /** Whether the browser has Web Locks. */
  hasLocks: boolean;
  network: Network;
  /** The version of the app: `older` knows fewer columns than `today` and sends whole rows only, `newer` has a newer schema. */
  app: App;
  storage: Storage;
  tabs: Tab[];
  /** The number of requests that it has sent. */
  requests: number;
};

export type App = 'older' | 'today' | 'newer';

/** The probability of each fault, at each chance that it has to happen. */
export type FaultRates = { kill: number; storage: number; lostConnection: number; staleApp: number; freeze: number };
export const noFaults: FaultRates = { kill: 0, storage: 0, lostConnection: 0, staleApp: 0, freeze: 0 };

/** A planted bug in the ports of every tab. */
export type Sabotage = { store?: ((store: Store, db: FamilyDb) => Store) | undefined; noLock?: boolean };

export type World = Wire & {
  /** The largest number of rows in a push or an answer. A small one makes several requests follow each other. */
  pageSize: number;
  /** Whether pushes can come near the size that a server takes. */
  isBulky: boolean;
  faultRates: FaultRates;
  sabotage: Sabotage;
  /** Violations that were noticed during the run, even where the outcome is right. */
  violations: Set<string>;
};

/** A device without open tabs. */
export function createDevice(
  name: string,
  account: string,
  { hasLocks, app, storage }: Pick<Device, 'hasLocks' | 'app' | 'storage'>,
): Device {
  const network = { online: true, signedIn: true, faulty: true };
  return { name, account, clockError: 0, hasLocks, network, app, storage, tabs: [], requests: 0 };
}

/**
 * Runs one transaction of a tab as one event in virtual time. The tab may be killed right before or after it, storage may fail during it, and the
 * connection may be lost before it. The promise never settles where the tab is killed.
 */
export function transact<T>(world: World, tab: Tab, work: () => Promise<T>): Promise<T> {
  const { scheduler, rng, faultRates } = world;
  return new Promise((resolve, reject) => {
    scheduler.later(1 + rng.below(30), tab, () => {
      if (rng.chance(faultRates.kill)) return kill(world, tab, 'before a commit');
      if (rng.chance(faultRates.freeze)) freeze(world, tab);
      const fault = rng.chance(faultRates.storage) ? (rng.pick(storageFaults) ?? null) : null;
      if (fault !== null) world.trace(`${tab.name} storage: ${fault}`);
      if (rng.chance(faultRates.lostConnection)) loseConnection(world, tab);
      scheduler.real(async () => {
        const outcome = await withStorageFault(fault, rng, work).then(
          (value) => () => resolve(value),
          (error: unknown) => () => reject(error),
        );
        if (rng.chance(faultRates.kill)) kill(world, tab, 'after a commit');
        scheduler.later(1 + rng.below(30), tab, outcome);
      });
    });
  });
}

/** Freezes a tab as browsers do with pages in the background, even during a sync and while it holds a lock. */
function freeze({ scheduler, rng, trace }: World, tab: Tab): void {
  const ms = rng.below(20 * 60_000);
  trace(`${tab.name} is frozen for ${(ms / 1000).toFixed(0)} s`);
  tab.frozenUntil = scheduler.now() + ms;
}

/** Closes the tab's connection to its database, as WebKit does in the background. */
function loseConnection(world: World, tab: Tab): void {
  if (tab.device.storage.kind === 'memory') return;
  world.trace(`${tab.name} loses its connection`);
  if (tab.db.dexie.isOpen()) tab.db.dexie.backendDB().close();
}

/** Opens the app in a new tab. `isWorker`: opens it in the service worker, which syncs once and ends. Rejects where an upgrade of the schema fails. */
export async function openTab(world: World, device: Device, isWorker = false): Promise<Tab> {
  const { scheduler, rng } = world;
  // An old service worker may still serve an older app after the device has had a newer one.
  const isStale = device.app === 'newer' && rng.chance(world.faultRates.staleApp);
  const isNewer = device.app === 'newer' && !isStale;
  const db = await device.storage.open(
    device.account,
    isNewer ? 'newer' : 'today',
    isNewer && rng.chance(world.faultRates === noFaults ? 0 : 0.5),
  );
  const tab: Tab = {
    name: `${device.name}.${isWorker ? 'worker' : ''}${device.tabs.length + 1}`,
    device,
    alive: true,
    db,
    engine: null as unknown as Engine,
    willNotify: false,
    isAsking: false,
    isLockless: false,
    isWorker,
  };
  // Where another tab has upgraded the database, the app asks for a reload; somebody reloads within a minute.
  db.access.subscribe(() => {
    if (db.access.get().kind === 'closed') scheduler.later(rng.below(60_000), tab, () => kill(world, tab, 'to be reloaded'));
  });
  const transport = createFaultyTransport(world, tab, {
    network: () => device.network,
    atBoundary: (when) => {
      if (rng.chance(world.faultRates.kill)) kill(world, tab, when);
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
  if (isWorker) void tab.engine.whenIdle().then(() => scheduler.later(1, tab, () => kill(world, tab, 'as its work is done')));
  return tab;
}

/** The tab's store; each call is one transaction in virtual time. */
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
      notifyTabs(world, device);
      return result;
    };
  };
  return {
    account: store.account,
    collect: through(store.collect),
    applyAnswer: told(store.applyAnswer),
    due: through(store.due),
    sent: told(store.sent),
    notSent: told(store.notSent),
    nextDue: through(store.nextDue),
  };
}

/** The store of an older app, which sends whole rows instead of patches, as many as fit into one push. */
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
    applyAnswer: async (...given) => {
      const next = await store.applyAnswer(...given);
      return next === null ? null : whole(next);
    },
  };
}

/** A transport that notices when a tab, or two tabs of a device with locks, send a second request before the first is answered. */
function watched(world: World, tab: Tab, transport: Transport): Transport {
  const { device } = tab;
  return {
    ...transport,
    sync: async (asked) => {
      const request = { ...asked, max_rows: Math.min(asked.max_rows, world.pageSize) };
      watchRequests(world, tab, request);
      if (tab.isAsking) world.violations.add(`${tab.name} asks before it has been answered`);
      tab.isAsking = true;
      if (!tab.isLockless && livingTabs(device).some((other) => other !== tab && other.isAsking && !other.isLockless)) {
        world.violations.add(`${device.name} syncs twice at once`);
      }
      const answer = await transport.sync(request);
      tab.isAsking = false;
      return answer;
    },
  };
}

/** Ends a tab as if its process were killed. `when` is for the trace. */
export function kill(world: World, tab: Tab, when: string): void {
  if (!tab.alive) return;
  world.trace(`${tab.name} is killed ${when}`);
  tab.alive = false;
  tab.db.dexie.close({ disableAutoOpen: true });
  releaseLock(tab);
}

/** The tabs that were not killed. */
export function livingTabs(device: Device): Tab[] {
  return device.tabs.filter((tab) => tab.alive);
}

/** Tells every tab of a change, as live queries do, whichever tab made it. Several changes within 5 ms are told once. */
export function notifyTabs(world: World, device: Device): void {
  for (const tab of livingTabs(device)) {
    if (tab.willNotify || tab.isWorker) continue;
    tab.willNotify = true;
    world.scheduler.later(5, tab, () => {
      tab.willNotify = false;
      world.scheduler.real(async () => {
        // Fails where another tab has closed the database for an upgrade; the tab then learns it from `db.access`.
        const counts = await readWaiting(tab.db).catch(() => null);
        if (counts !== null) world.scheduler.later(1, tab, () => tab.engine.noteWaiting(counts));
      });
    });
  }
}
