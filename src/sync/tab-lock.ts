import type { Lock } from './ports.ts';

/** A tab that has hung must not hold up the others for ever: sync is correct without the lock. In ms. */
const patienceMs = 60_000;

/** What is asked of the browser's locks: one after the other under one name; rejects where `signal` ends the wait. */
export type Locks = { request: <T>(name: string, options: { signal: AbortSignal }, run: () => Promise<T>) => Promise<T> };

/** The lock under which one account's changes are sent: one tab at a time, the service worker among them. */
export function syncLock(account: string): Lock {
  return tabLock(`venture-sync-${account}`, navigator.locks, (ms) => AbortSignal.timeout(ms));
}

/** One at a time; where the browser has no locks, everyone. `after` answers a signal that comes in so many ms. */
export function tabLock(name: string, locks: Locks | undefined, after: (ms: number) => AbortSignal): Lock {
  return async (run) => {
    if (locks === undefined) return run();
    let started = false;
    try {
      return await locks.request(name, { signal: after(patienceMs) }, () => {
        started = true;
        return run();
      });
    } catch (error) {
      if (started) throw error;
      return run();
    }
  };
}
