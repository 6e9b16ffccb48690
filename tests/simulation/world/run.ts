import './quick.ts';
import type { FamilyFile } from '../../../src/domain/family-file.ts';
import { limits } from '../../../src/domain/limits.ts';
import { createModelServer } from '../model/server.ts';
import { checkDevice, checkOutcome } from './check-outcome.ts';
import { createDevice, type Device, kill, livingTabs, openTab, type Tab, type World } from './device.ts';
import { decideRefused, evict, handleFiles, losePower, loseServerState, purge, rotateKeys } from './disruptions.ts';
import { createFactLog, type FactLog } from './fact-log.ts';
import type { Mutation } from './mutations.ts';
import { olderServer } from './older-server.ts';
import { addChildren, perform } from './perform.ts';
import { type Plan, planOf } from './plan.ts';
import { checkDeletedAccount, checkLastAction, quiesce } from './quiesce.ts';
import { createRng } from './random.ts';
import { type Refusal, refusals, refusingServer } from './refusing-server.ts';
import { createScheduler, type Scheduler, untilSettled, untilTimers } from './scheduler.ts';
import type { SimServer } from './server.ts';
import { type Contents, indexedDbStorage, memoryStorage } from './storage.ts';
import { watchPushes } from './watch.ts';

/** One run of the simulator: a family with its devices, the faults of its plan, and the checks at the end. */

export type RunOptions = {
  seed: number;
  /** The server with the real function; devices then have the real database. Null: the model, and devices in memory. */
  real: SimServer | null;
  /** Runs without storage faults on the given storage, with the model as the server, so that the two kinds of storage can be compared. */
  storage?: 'memory' | 'indexeddb';
  /** How many actions people take; null: chosen by the seed. */
  actions?: number | null;
  /** Parts of the plan that replace those of the seed. */
  overrides?: Partial<Plan>;
  /** A bug to plant in the ports or the server. */
  mutation?: Mutation | null;
  /** Time ends with the first violation that is seen on the way, for somebody who only asks whether there is one. */
  hasty?: boolean;
};

export type RunReport = { seed: number; violations: string[]; trace: string[]; actions: number; contents: Contents[] };

const minute = 60_000;
const hour = 60 * minute;

/** Runs one family, and returns the violations with a trace of all events. */
export async function runSeed(options: RunOptions): Promise<RunReport> {
  const { seed, real, storage, actions = null, overrides = {}, mutation = null, hasty = false } = options;
  const rng = createRng(seed);
  const planned = { ...planOf(rng, actions), ...overrides };
  const plan = storage === undefined ? planned : onQuietStorage(planned);
  const isReal = storage === 'indexeddb' || real !== null;
  const violationsSeen = new Set<string>();
  const time = createScheduler(Date.parse('2026-06-01T08:00:00Z'), isReal ? untilTimers : untilSettled, (error) =>
    violationsSeen.add(`the simulator itself: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`),
  );
  const enough = (): boolean => hasty && violationsSeen.size > 0;
  const scheduler: Scheduler = { ...time, run: (until, mostMs) => time.run(() => enough() || until(), mostMs) };
  const started = scheduler.now();
  const trace: string[] = [];
  const serverState = { isOlder: plan.updates && plan.startsOlder, refuses: new Map<string, Refusal>() };
  const base = real ?? createModelServer(scheduler.now, rng.below);
  const broken = mutation?.base?.(base, scheduler.now) ?? base;
  const older = olderServer(watchPushes(broken, violationsSeen), () => serverState.isOlder);
  const picky = refusingServer(older, ({ id }) => serverState.refuses.get(id.slice(0, 1)) ?? null);
  const world: World = {
    scheduler,
    rng,
    server: mutation?.server?.(picky) ?? picky,
    delivered: new Map(),
    underWay: 0,
    networkFaults: plan.faults,
    faultRate: plan.faultRate,
    sabotage: mutation ?? {},
    violations: violationsSeen,
    pageSize: plan.pageSize,
    isBulky: plan.bulk > 0,
    trace: (line) => trace.push(`${((scheduler.now() - started) / 1000).toFixed(1)} ${line}`),
    faultRates: plan.faultRates,
  };
  const account = rng.uuid();
  await world.server.begin(account);
  const log = createFactLog();
  const devices = plan.devices.map((how, index) =>
    createDevice('ABCDE'[index] ?? 'Z', account, { ...how, storage: isReal ? indexedDbStorage() : memoryStorage() }),
  );
  for (const device of devices) {
    device.network = { ...device.network, online: plan.online > 0.5 || rng.chance(plan.online) };
    await openTab(world, device);
  }
  const [first] = devices;
  // Offline, it collects enough for a push that reaches its limit in bytes.
  if (plan.bulk > 0 && first !== undefined) first.network = { ...first.network, online: false };
  if (plan.exceedsChildren) await exceedChildren(world, log, devices);
  const done = await runActions(world, log, devices, account, plan, serverState);
  serverState.refuses.clear();
  const violations: string[] = [];
  if (plan.endsAccount) violations.push(...(await checkDeletedAccount(world, devices, account)));
  else {
    await quiesce(world, log, devices, account, false);
    violations.push(...(await checkLastAction(world, log, devices, account)));
    const stored = await quiesce(world, log, devices, account, true);
    const setBack = plan.serverLoss !== null || plan.losesPower;
    // The real function uses the clock of PostgreSQL, not virtual time.
    const now = real === null ? scheduler.now() : Date.now();
    violations.push(...checkOutcome(log, stored, { delivered: new Set(world.delivered.keys()), now, setBack }));
    for (const device of devices) {
      for (const tab of livingTabs(device).slice(0, 1)) violations.push(...(await checkDevice(device.name, tab.db.dexie, stored)));
    }
  }
  for (const device of devices) for (const tab of livingTabs(device)) kill(world, tab, 'at the end');
  const contents: Contents[] = [];
  if (storage !== undefined) for (const device of devices) contents.push(await device.storage.read(account));
  return { seed, violations: [...violationsSeen, ...violations], trace, actions: done, contents };
}

/** The plan without storage faults, which would hit other writes on another kind of storage. */
function onQuietStorage(plan: Plan): Plan {
  return { ...plan, faultRates: { ...plan.faultRates, storage: 0, lostConnection: 0 }, losesPower: false, upgrades: false };
}

/** Gives two devices, before they sync, more children together than an account takes. */
async function exceedChildren(world: World, log: FactLog, devices: readonly Device[]): Promise<void> {
  for (const [index, count] of [limits.children.max - 1, 3].entries()) {
    const device = devices[index];
    const [tab] = device === undefined ? [] : livingTabs(device);
    if (device !== undefined && tab !== undefined) await addChildren(world, log, device, tab, count);
  }
}

type ServerState = { isOlder: boolean; refuses: Map<string, Refusal> };

/** Schedules something again and again, at random intervals with this mean in ms, until the actions are done. */
type Every = (meanMs: number, what: () => void | Promise<void>) => void;

type Scene = {
  world: World;
  log: FactLog;
  devices: readonly Device[];
  account: string;
  plan: Plan;
  every: Every;
  /** Calls it with a random device; does nothing where there is none. */
  withDevice: (what: (device: Device) => void | Promise<void>) => void | Promise<void>;
  /** Calls it with a random tab of a random device, never a service worker; does nothing where there is none. */
  withTab: (what: (device: Device, tab: Tab) => void | Promise<void>) => void | Promise<void>;
};

/** Runs actions and faults side by side in virtual time until the planned number of actions is taken. Returns that number. */
async function runActions(
  world: World,
  log: FactLog,
  devices: readonly Device[],
  account: string,
  plan: Plan,
  serverState: ServerState,
): Promise<number> {
  const { scheduler, rng } = world;
  let done = 0;
  const every: Every = (meanMs, what) => {
    scheduler.later(1 + rng.next() * 2 * meanMs, null, () => {
      if (done >= plan.actions) return;
      const result = what();
      if (result instanceof Promise) scheduler.real(() => result);
      every(meanMs, what);
    });
  };
  const scene: Scene = {
    world,
    log,
    devices,
    account,
    plan,
    every,
    withDevice: (what) => {
      const device = rng.pick(devices);
      return device === undefined ? undefined : what(device);
    },
    withTab: (what) => {
      const device = rng.pick(devices);
      const tab = device === undefined ? undefined : rng.pick(livingTabs(device).filter((other) => !other.isWorker));
      return device === undefined || tab === undefined ? undefined : what(device, tab);
    },
  };
  schedulePeople(scene, () => {
    done += 1;
  });
  scheduleDisruptions(scene);
  scheduleFiles(scene);
  scheduleServerChanges(scene, serverState);
  await scheduler.run(() => done >= plan.actions, 30 * 24 * hour);
  return done;
}

/** People act, open tabs, and trigger sync. `onAction` is called for each action. */
function schedulePeople({ world, log, plan, every, withDevice, withTab }: Scene, onAction: () => void): void {
  const { rng } = world;
  every(minute, () =>
    withTab((device, tab) => {
      onAction();
      // Not awaited: the action takes virtual time, which would then stand still.
      perform(world, log, device, tab, plan.names, plan.bulk).catch(() => undefined);
    }),
  );
  every(4 * minute, () => withDevice((device) => (livingTabs(device).length < 1 + rng.below(plan.tabs) ? open(world, device) : undefined)));
  every(3 * minute, () =>
    withTab((_, tab) =>
      tab.engine.dispatch({ kind: rng.pick(['tick', 'visible', 'online', 'asked', 'offline', 'signed-in'] as const) ?? 'tick' }),
    ),
  );
}

async function open(world: World, device: Device, isWorker = false): Promise<void> {
  await openTab(world, device, isWorker).catch(() => world.trace(`${device.name} the upgrade is cut short`));
}

/** The network, the clock, the app and the storage of devices change; tombstones are purged, and sessions refused. */
function scheduleDisruptions({ world, log, devices, account, plan, every, withDevice }: Scene): void {
  const { rng, trace } = world;
  every(12 * minute, () =>
    withDevice((device) => {
      device.network = { online: rng.chance(plan.online), signedIn: rng.chance(0.85), faulty: rng.chance(0.8) };
      trace(`${device.name} network ${JSON.stringify(device.network)}`);
    }),
  );
  if (plan.clockErrorH > 0) {
    every(25 * minute, () =>
      withDevice((device) => {
        device.clockError = Math.round((rng.next() * 2 - 1) * plan.clockErrorH * hour);
        trace(`${device.name} clock is wrong by ${(device.clockError / hour).toFixed(1)} h`);
      }),
    );
  }
  if (plan.upgrades) {
    every(60 * minute, () =>
      withDevice((device) => {
        device.app = device.app === 'older' ? 'today' : 'newer';
        return open(world, device);
      }),
    );
  }
  if (plan.workers) every(6 * minute, () => withDevice((device) => open(world, device, true)));
  if (plan.evicts) every(hour, () => withDevice((device) => evict(world, log, device)));
  if (plan.losesPower) every(20 * minute, () => withDevice((device) => losePower(world, log, device)));
  if (plan.purges) every(6 * minute, () => purge(world, log, devices, account));
  if (plan.rotatesKeys) every(40 * minute, () => rotateKeys(world, devices));
}

/** Families are exported and imported, and copies restored. */
function scheduleFiles({ world, log, devices, plan, every, withTab }: Scene): void {
  if (!plan.files) return;
  const files: FamilyFile[] = [];
  every(6 * minute, () => withTab((_, tab) => void handleFiles(world, log, devices, tab, files).catch(() => undefined)));
}

/** The server is restored or wiped, changes its version, and refuses rows. */
function scheduleServerChanges({ world, log, account, plan, every, withTab }: Scene, serverState: ServerState): void {
  const { rng, trace } = world;
  const { serverLoss } = plan;
  if (serverLoss !== null) every(25 * minute, () => loseServerState(world, serverLoss, account));
  if (plan.updates) {
    every(30 * minute, () => {
      serverState.isOlder = !serverState.isOlder;
      trace(`the server is of ${serverState.isOlder ? 'an older' : 'today’s'} version`);
    });
  }
  if (plan.refuses) {
    every(15 * minute, () => {
      serverState.refuses.clear();
      for (let n = rng.below(5); n > 0; n -= 1) serverState.refuses.set(rng.below(16).toString(16), rng.pick(refusals) ?? 'too_large');
      trace(`the server refuses ${[...serverState.refuses].join(' ')}`);
    });
    every(10 * minute, () => withTab((device, tab) => decideRefused(world, log, device, tab, rng.chance(0.7)).catch(() => undefined)));
  }
}
