import { limits } from '../../../src/domain/limits.ts';
import { type DeedName, deedNames } from './deeds.ts';
import { allNetworkFaults, type NetworkFault } from './faults.ts';
import type { Rng } from './random.ts';

/**
 * What a run is about. Every seed leaves out something else: what goes wrong only where another thing goes well is met as often as what goes wrong
 * when everything does.
 */

export type Plan = {
  devices: readonly { hasLocks: boolean; app: 'older' | 'today' }[];
  /** In how many tabs the app is open on a device, at most. */
  tabs: number;
  /** How many things people do, and which. */
  deeds: number;
  names: readonly DeedName[];
  /** How much of the time a device is online: those that are hardly ever have much to merge. */
  online: number;
  /** How many rows one request takes, each way. */
  pageSize: number;
  /** How much longer than it has to be a step is, in letters: with megabytes to send a push is cut by its bytes. */
  bulk: number;
  faults: readonly NetworkFault[];
  faultRate: number;
  mischief: { kill: number; storage: number; lostConnection: number; staleApp: number; freeze: number };
  /** `restored`: again and again a backup of the server is made, and later brought back. `wiped`: it forgets everything but the account. */
  fate: 'restored' | 'wiped' | null;
  /** Devices lose their last commits. */
  losesPower: boolean;
  /** The whole storage of a device is evicted. */
  evicts: boolean;
  purges: boolean;
  /** The server is put forward and back between a version that takes patches and one that does not know them. */
  updates: boolean;
  startsOlder: boolean;
  /** It refuses rows for a while, each for some reason. */
  refuses: boolean;
  /** All sign-ins are turned away for a while. */
  rotatesKeys: boolean;
  /** Files are saved and read, and what merges replaced is brought back. */
  files: boolean;
  /** Two devices that have not heard of each other make more children together than the account takes. */
  crowded: boolean;
  /** Clocks are wrong by up to so many hours. */
  clockErrorH: number;
  upgrades: boolean;
  workers: boolean;
  /** In the end the account is deleted, on a device that is not among these. */
  endsAccount: boolean;
};

/** What people mostly do: what two devices do to one story, or to one list, they must do often to meet. */
const focuses: readonly (readonly DeedName[])[] = [
  deedNames,
  deedNames,
  ['createAdventure', 'tell', 'note', 'walk', 'reword', 'pauseOrResume', 'finish'],
  ['createAdventure', 'tell', ...Array.from({ length: 8 }, () => 'walk' as const), 'note'],
  ['addChild', 'editChild', 'addEnvironment', 'editEnvironment', 'saveProfile'],
  ['addChild', 'removeChild', 'editChild', 'addEnvironment', 'removeEnvironment', 'createAdventure', 'deleteAdventure', 'note', 'enqueue'],
];

/** Adventures so large that few of them are a megabyte. */
const bulky = { bulk: 200_000, names: ['createAdventure'], deeds: 40, pageSize: limits.pushRows.max } as const;

/** `deeds`: how many; null: as many as the seed says. */
export function planOf(rng: Rng, deeds: number | null): Plan {
  const rate = (most: number): number => (rng.chance(0.5) ? 0 : rng.next() * most);
  const fate = rng.chance(0.3) ? (rng.pick(['restored', 'wiped'] as const) ?? null) : null;
  const losesPower = fate === null && rng.chance(0.1);
  const isWhole = fate === null && !losesPower;
  const focus = rng.pick(focuses) ?? deedNames;
  const dull = new Set(focus.filter((name) => !['createAdventure', 'addChild'].includes(name) && rng.chance(0.15)));
  // What a lonely device has is nowhere else.
  const isLonely = fate === 'restored' && rng.chance(0.35);
  return {
    devices: Array.from({ length: isLonely ? 1 : (rng.pick([2, 2, 2, 3, 3, 4]) ?? 2) }, () => ({
      hasLocks: rng.chance(0.8),
      app: rng.chance(0.2) ? 'older' : 'today',
    })),
    tabs: rng.pick([1, 1, 2, 3]) ?? 1,
    deeds: deeds ?? 5 + rng.below(28),
    names: focus.filter((name) => !dull.has(name)),
    online: rng.pick([0.6, 0.6, 0.2]) ?? 0.6,
    pageSize: rng.pick([limits.pushRows.max, limits.pushRows.max, 2, 5, 20]) ?? limits.pushRows.max,
    bulk: 0,
    ...(rng.chance(0.003) ? bulky : {}),
    faults: allNetworkFaults.filter(() => rng.chance(0.6)),
    faultRate: rng.pick([0, 0.1, 0.35]) ?? 0,
    mischief: { kill: rate(0.02), storage: rate(0.03), lostConnection: rate(0.01), staleApp: rng.next() * 0.4, freeze: rate(0.02) },
    fate,
    losesPower,
    evicts: isWhole && rng.chance(0.3),
    purges: isWhole && rng.chance(0.4),
    updates: rng.chance(0.3),
    startsOlder: rng.chance(0.5),
    refuses: rng.chance(0.2),
    rotatesKeys: rng.chance(0.15),
    files: rng.chance(0.25),
    crowded: rng.chance(0.08),
    clockErrorH: rng.pick([0, 0.1, 48]) ?? 0,
    upgrades: rng.chance(0.25),
    workers: rng.chance(0.3),
    endsAccount: isWhole && rng.chance(0.03),
  };
}
