import type { Lock } from './ports.ts';

/** A tab that has hung must not hold up the others for ever: sync is correct without the lock. In ms. */
const patienceMs = 60_000;

/** The lock under which one account's changes are sent: one tab at a time, the service worker among them. */
export function syncLock(account: string): Lock {
  return tabLock(`venture-sync-${account}`);
}

/** One at a time; where the browser has no locks, everyone. */
function tabLock(name: string): Lock {
  return async (run) => {
    if (navigator.locks === undefined) return run();
    let started = false;
    try {
      return await navigator.locks.request(name, { signal: AbortSignal.timeout(patienceMs) }, () => {
        started = true;
        return run();
      });
    } catch (error) {
      if (started) throw error;
      return run();
    }
  };
}
