import { type Locks, tabLock } from '../../../src/platform/sync/lock.ts';
import type { Lock } from '../../../src/sync/ports.ts';
import type { Device, Tab, World } from './device.ts';

/** Web Locks in virtual time: one holder at a time, a queue of waiting tabs, and a tab that is killed releases the lock. */

const waitedTooLong = new Error('The lock was waited for too long.');

type Waiting = { tab: Tab; go: () => void };
type LockState = { holder: Tab | null; queue: Waiting[] };
const locks = new WeakMap<Device, LockState>();

/** The lock under which a tab syncs: the program's own, based on these Web Locks. */
export function deviceLock(world: World, tab: Tab): Lock {
  const { scheduler, sabotage } = world;
  if (sabotage.noLock === true) {
    tab.isLockless = !tab.device.hasLocks;
    return (run) => run();
  }
  // The parts of an AbortSignal that the program uses.
  const after = (ms: number): AbortSignal =>
    ({
      reason: waitedTooLong,
      addEventListener: (_: 'abort', hear: () => void) => scheduler.later(ms, tab, hear),
    }) as unknown as AbortSignal;
  const lock = tabLock('sync', tab.device.hasLocks ? browserLocks(world, tab) : undefined, after);
  return async (run) =>
    lock(async () => {
      tab.isLockless = stateOf(tab.device).holder !== tab;
      return run();
    });
}

function browserLocks(world: World, tab: Tab): Locks {
  return {
    request: (_name, { signal }, run) =>
      new Promise((resolve, reject) => {
        const state = stateOf(tab.device);
        const go = (): void => {
          state.holder = tab;
          run()
            .then(resolve, reject)
            .finally(() => world.scheduler.later(0, null, () => releaseLock(tab)));
        };
        if (state.holder === null) return go();
        const waiting = { tab, go };
        state.queue.push(waiting);
        signal.addEventListener('abort', () => {
          if (!state.queue.includes(waiting)) return;
          state.queue = state.queue.filter((other) => other !== waiting);
          reject(signal.reason);
        });
      }),
  };
}

function stateOf(device: Device): LockState {
  const state = locks.get(device) ?? { holder: null, queue: [] };
  locks.set(device, state);
  return state;
}

/** Releases the lock where the tab holds it, and gives it to the next living tab in the queue. */
export function releaseLock(tab: Tab): void {
  const state = stateOf(tab.device);
  if (state.holder !== tab) return;
  state.holder = null;
  state.queue = state.queue.filter((waiting) => waiting.tab.alive);
  state.queue.shift()?.go();
}
