import './quick.ts';
import type { FamilyFile } from '../../../src/domain/family-file.ts';
import { limits } from '../../../src/domain/limits.ts';
import { createModelServer } from '../model/server.ts';
import { createDevice, type Device, kill, livingTabs, openTab, type Tab, type World } from './device.ts';
import { type Diary, newDiary } from './facts.ts';
import { judge, judgeDevice } from './judge.ts';
import type { Mutation } from './mutations.ts';
import { olderServer } from './older-server.ts';
import { crowd, live } from './people.ts';
import { pickyServer, type Refusal, refusals } from './picky-server.ts';
import { type Plan, planOf } from './plan.ts';
import { createRng } from './random.ts';
import { comeToRest, judgeEndOfAccount, judgeLastDeed } from './rest.ts';
import { createScheduler, untilSettled, untilTimers } from './scheduler.ts';
import type { SimServer } from './server.ts';
import { type Contents, indexedDbStorage, memoryStorage } from './storage.ts';
import { decideRefused, evict, handleFiles, losePower, meet, purge, rotateKeys } from './upheaval.ts';
import { watchPushes } from './watch.ts';

/** One run: a family, its devices, everything that goes wrong, and the verdict. */

export type RunOptions = {
  seed: number;
  /** The real function, with the real database on every device; null: the model, and devices in memory. */
  real: SimServer | null;
  /** Devices with the real database, which nothing happens to, before the model: to see that it makes no difference. */
  storage?: 'memory' | 'indexeddb';
  /** How many things people do; null: as many as the seed says. */
  deeds?: number | null;
  /** What else is not as the seed says. */
  given?: Partial<Plan>;
  /** Breaks the program on purpose. */
  mutation?: Mutation | null;
};

export type RunReport = { seed: number; faults: string[]; trace: string[]; deeds: number; contents: Contents[] };

const minute = 60_000;
const hour = 60 * minute;

export async function runSeed({ seed, real, storage, deeds = null, given = {}, mutation = null }: RunOptions): Promise<RunReport> {
  const rng = createRng(seed);
  const planned = { ...planOf(rng, deeds), ...given };
  const plan = storage === undefined ? planned : onQuietStorage(planned);
  const isReal = storage === 'indexeddb' || real !== null;
  const seen = new Set<string>();
  const scheduler = createScheduler(Date.parse('2026-06-01T08:00:00Z'), isReal ? untilTimers : untilSettled, (error) =>
    seen.add(`the simulator itself: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`),
  );
  const started = scheduler.now();
  const trace: string[] = [];
  const skew = { isOlder: plan.updates && plan.startsOlder, refuses: new Map<string, Refusal>() };
  const base = real ?? createModelServer(scheduler.now, rng.below);
  const broken = mutation?.base?.(base, scheduler.now) ?? base;
  const older = olderServer(watchPushes(broken, seen), () => skew.isOlder);
  const picky = pickyServer(older, ({ id }) => skew.refuses.get(id.slice(0, 1)) ?? null);
  const world: World = {
    scheduler,
    rng,
    server: mutation?.server?.(picky) ?? picky,
    delivered: new Map(),
    underWay: 0,
    networkFaults: plan.faults,
    faultRate: plan.faultRate,
    sabotage: mutation ?? {},
    seen,
    pageSize: plan.pageSize,
    isBulky: plan.bulk > 0,
    trace: (line) => trace.push(`${((scheduler.now() - started) / 1000).toFixed(1)} ${line}`),
    mischief: plan.mischief,
  };
  const account = rng.uuid();
  await world.server.begin(account);
  const diary = newDiary();
  const devices = plan.devices.map((how, index) =>
    createDevice('ABCDE'[index] ?? 'Z', account, { ...how, storage: isReal ? indexedDbStorage() : memoryStorage() }),
  );
  for (const device of devices) {
    device.network = { ...device.network, online: plan.online > 0.5 || rng.chance(plan.online) };
    await openTab(world, device);
  }
  const [first] = devices;
  // (with nobody to send it to, what has to be sent grows)
  if (plan.bulk > 0 && first !== undefined) first.network = { ...first.network, online: false };
  if (plan.crowded) await crowdFirst(world, diary, devices);
  const done = await happen(world, diary, devices, account, plan, skew);
  skew.refuses.clear();
  const faults: string[] = [];
  if (plan.endsAccount) faults.push(...(await judgeEndOfAccount(world, devices, account)));
  else {
    await comeToRest(world, diary, devices, account, false);
    faults.push(...(await judgeLastDeed(world, diary, devices, account)));
    const stored = await comeToRest(world, diary, devices, account, true);
    const setBack = plan.fate !== null || plan.losesPower;
    // (the real function has a clock of its own)
    const now = real === null ? scheduler.now() : Date.now();
    faults.push(...judge(diary, stored, { delivered: new Set(world.delivered.keys()), now, setBack }));
    for (const device of devices) {
      for (const tab of livingTabs(device).slice(0, 1)) faults.push(...(await judgeDevice(device.name, tab.db.dexie, stored)));
    }
  }
  for (const device of devices) for (const tab of livingTabs(device)) kill(world, tab, 'at the end');
  const contents: Contents[] = [];
  if (storage !== undefined) for (const device of devices) contents.push(await device.storage.read(account));
  return { seed, faults: [...seen, ...faults], trace, deeds: done, contents };
}

/** The same run where storage does what it should. (What goes wrong in the middle of a transaction goes wrong somewhere else in another one.) */
function onQuietStorage(plan: Plan): Plan {
  return { ...plan, mischief: { ...plan.mischief, storage: 0, lostConnection: 0 }, losesPower: false, upgrades: false };
}

/** Two devices that have not heard of each other yet: together they have more children than the account takes. */
async function crowdFirst(world: World, diary: Diary, devices: readonly Device[]): Promise<void> {
  for (const [index, count] of [limits.children.max - 1, 3].entries()) {
    const device = devices[index];
    const [tab] = device === undefined ? [] : livingTabs(device);
    if (device !== undefined && tab !== undefined) await crowd(world, diary, device, tab, count);
  }
}

type Skew = { isOlder: boolean; refuses: Map<string, Refusal> };

/** Everything goes on at once, until as much has been done as is planned. */
async function happen(world: World, diary: Diary, devices: readonly Device[], account: string, plan: Plan, skew: Skew): Promise<number> {
  const { scheduler, rng, trace } = world;
  const { deeds, fate } = plan;
  const files: FamilyFile[] = [];
  let done = 0;
  function every(meanMs: number, what: () => void | Promise<void>): void {
    scheduler.later(1 + rng.next() * 2 * meanMs, null, () => {
      if (done >= deeds) return;
      const result = what();
      if (result instanceof Promise) scheduler.real(() => result);
      every(meanMs, what);
    });
  }
  const withTab = (what: (device: Device, tab: Tab) => void | Promise<void>): void | Promise<void> => {
    const device = rng.pick(devices);
    const tab = device === undefined ? undefined : rng.pick(livingTabs(device).filter((other) => !other.isWorker));
    return device === undefined || tab === undefined ? undefined : what(device, tab);
  };
  const withDevice = (what: (device: Device) => void | Promise<void>): void | Promise<void> => {
    const device = rng.pick(devices);
    return device === undefined ? undefined : what(device);
  };
  const open = async (device: Device, isWorker = false): Promise<void> => {
    await openTab(world, device, isWorker).catch(() => trace(`${device.name} the upgrade is cut short`));
  };

  every(minute, () =>
    withTab((device, tab) => {
      done += 1;
      // (not awaited as real work: it goes through virtual time itself)
      live(world, diary, device, tab, plan.names, plan.bulk).catch(() => undefined);
    }),
  );
  every(4 * minute, () => withDevice((device) => (livingTabs(device).length < 1 + rng.below(plan.tabs) ? open(device) : undefined)));
  every(3 * minute, () =>
    withTab((_, tab) =>
      tab.engine.dispatch({ kind: rng.pick(['tick', 'visible', 'online', 'asked', 'offline', 'signed-in'] as const) ?? 'tick' }),
    ),
  );
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
        return open(device);
      }),
    );
  }
  if (plan.workers) every(6 * minute, () => withDevice((device) => open(device, true)));
  if (plan.evicts) every(hour, () => withDevice((device) => evict(world, diary, device)));
  if (plan.losesPower) every(20 * minute, () => withDevice((device) => losePower(world, diary, device)));
  if (plan.purges) every(6 * minute, () => purge(world, diary, devices, account));
  if (plan.rotatesKeys) every(40 * minute, () => rotateKeys(world, devices));
  if (plan.files) every(6 * minute, () => withTab((_, tab) => void handleFiles(world, diary, devices, tab, files).catch(() => undefined)));
  if (fate !== null) every(25 * minute, () => meet(world, fate, account));
  if (plan.updates) {
    every(30 * minute, () => {
      skew.isOlder = !skew.isOlder;
      trace(`the server is of ${skew.isOlder ? 'an older' : 'today’s'} version`);
    });
  }
  if (plan.refuses) {
    every(15 * minute, () => {
      skew.refuses.clear();
      for (let n = rng.below(5); n > 0; n -= 1) skew.refuses.set(rng.below(16).toString(16), rng.pick(refusals) ?? 'too_large');
      trace(`the server refuses ${[...skew.refuses].join(' ')}`);
    });
    every(10 * minute, () => withTab((device, tab) => decideRefused(world, diary, device, tab, rng.chance(0.7)).catch(() => undefined)));
  }
  await scheduler.run(() => done >= deeds, 30 * 24 * hour);
  return done;
}
