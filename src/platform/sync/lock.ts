import type { Lock } from '../../sync/ports.ts';

/** The longest wait for the lock in ms, so that a tab that hangs does not block the others for ever; sync is correct without it. */
const lockTimeoutMs = 60_000;

/** The used part of Web Locks: `request` runs one at a time for a name, and rejects where `signal` ends the wait. */
export type Locks = { request: <T>(name: string, options: { signal: AbortSignal }, run: () => Promise<T>) => Promise<T> };

/** The lock for syncing an account: one tab at a time, or the service worker. */
export function syncLock(account: string): Lock {
  return tabLock(`venture-sync-${account}`, navigator.locks, (ms) => AbortSignal.timeout(ms));
}

/** Runs one at a time, or without a lock where the browser has none. `after` returns a signal that is aborted after so many ms. */
export function tabLock(name: string, locks: Locks | undefined, after: (ms: number) => AbortSignal): Lock {
  return async (run) => {
    if (locks === undefined) return run();
    let started = false;
    try {
      return await locks.request(name, { signal: after(lockTimeoutMs) }, () => {
        started = true;
        return run();
      });
    } catch (error) {
      if (started) throw error;
      return run();
    }
  };
}
