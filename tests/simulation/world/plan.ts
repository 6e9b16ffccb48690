import { limits } from '../../../src/domain/limits.ts';
import { type ActionName, actionNames } from './actions.ts';
import { allNetworkFaults, type NetworkFault } from './faults.ts';
import type { Rng } from './random.ts';

/**
 * The plan of a run: what people do, and what goes wrong. Each seed leaves out other actions and faults, because some bugs only show where something else
 * does not go wrong.
 */

export type Plan = {
  devices: readonly { hasLocks: boolean; app: 'older' | 'today' }[];
  /** The largest number of tabs on a device. */
  tabs: number;
  /** How many actions people take. `names`: which ones. */
  actions: number;
  names: readonly ActionName[];
  /** The share of time that a device is online. Where it is small, there is much to merge. */
  online: number;
  /** The largest number of rows in a push or an answer. */
  pageSize: number;
  /** The padding of a step, in characters. With megabytes to send, pushes reach their limit in bytes. */
  bulk: number;
  faults: readonly NetworkFault[];
  faultRate: number;
  faultRates: { kill: number; storage: number; lostConnection: number; staleApp: number; freeze: number };
  /** `restored`: the server is backed up and restored several times. `wiped`: it loses everything but the account. */
  serverLoss: 'restored' | 'wiped' | null;
  /** Devices lose their last commits in a power failure. */
  losesPower: boolean;
  /** The browser evicts the whole storage of a device. */
  evicts: boolean;
  purges: boolean;
  /** The server changes between a version that takes patches and one that does not. */
  updates: boolean;
  startsOlder: boolean;
  /** The server refuses some rows for a while. */
  refuses: boolean;
  /** The server's signing key changes: all sessions are refused for a while. */
  rotatesKeys: boolean;
  /** Family files are exported and imported, and backup copies are restored. */
  files: boolean;
  /** Two devices that have not synced yet create more children together than an account takes. */
  exceedsChildren: boolean;
  /** The largest error of a device's clock, in hours. */
  clockErrorH: number;
  upgrades: boolean;
  workers: boolean;
  /** At the end the account is deleted, from another device. */
  endsAccount: boolean;
};

/** The actions of a family. Some families take only a few kinds, so that two devices often change the same story or list. */
const focuses: readonly (readonly ActionName[])[] = [
  actionNames,
  actionNames,
  ['createAdventure', 'tell', 'note', 'walk', 'reword', 'pauseOrResume', 'finish'],
  ['createAdventure', 'tell', ...Array.from({ length: 8 }, () => 'walk' as const), 'note'],
  ['addChild', 'editChild', 'addEnvironment', 'editEnvironment', 'saveProfile'],
  ['addChild', 'removeChild', 'editChild', 'addEnvironment', 'removeEnvironment', 'createAdventure', 'deleteAdventure', 'note', 'enqueue'],
];

/** A plan with adventures so large that a few of them are a megabyte. */
const bulky = { bulk: 200_000, names: ['createAdventure'], actions: 40, pageSize: limits.pushRows.max } as const;

/** Makes the plan of a run. `actions`: how many; null: chosen by the seed. */
export function planOf(rng: Rng, actions: number | null): Plan {
  const rate = (most: number): number => (rng.chance(0.5) ? 0 : rng.next() * most);
  const serverLoss = rng.chance(0.3) ? (rng.pick(['restored', 'wiped'] as const) ?? null) : null;
  const losesPower = serverLoss === null && rng.chance(0.1);
  const isWhole = serverLoss === null && !losesPower;
  const focus = rng.pick(focuses) ?? actionNames;
  const dull = new Set(focus.filter((name) => !['createAdventure', 'addChild'].includes(name) && rng.chance(0.15)));
  // With a single device, what the server loses exists only there.
  const isLonely = serverLoss === 'restored' && rng.chance(0.35);
  return {
    devices: Array.from({ length: isLonely ? 1 : (rng.pick([2, 2, 2, 3, 3, 4]) ?? 2) }, () => ({
      hasLocks: rng.chance(0.8),
      app: rng.chance(0.2) ? 'older' : 'today',
    })),
    tabs: rng.pick([1, 1, 2, 3]) ?? 1,
    actions: actions ?? 5 + rng.below(28),
    names: focus.filter((name) => !dull.has(name)),
    online: rng.pick([0.6, 0.6, 0.2]) ?? 0.6,
    pageSize: rng.pick([limits.pushRows.max, limits.pushRows.max, 2, 5, 20]) ?? limits.pushRows.max,
    bulk: 0,
    ...(rng.chance(0.003) ? bulky : {}),
    faults: allNetworkFaults.filter(() => rng.chance(0.6)),
    faultRate: rng.pick([0, 0.1, 0.35]) ?? 0,
    faultRates: { kill: rate(0.02), storage: rate(0.03), lostConnection: rate(0.01), staleApp: rng.next() * 0.4, freeze: rate(0.02) },
    serverLoss,
    losesPower,
    evicts: isWhole && rng.chance(0.3),
    purges: isWhole && rng.chance(0.4),
    updates: rng.chance(0.3),
    startsOlder: rng.chance(0.5),
    refuses: rng.chance(0.2),
    rotatesKeys: rng.chance(0.15),
    files: rng.chance(0.25),
    exceedsChildren: rng.chance(0.08),
    clockErrorH: rng.pick([0, 0.1, 48]) ?? 0,
    upgrades: rng.chance(0.25),
    workers: rng.chance(0.3),
    endsAccount: isWhole && rng.chance(0.03),
  };
}
