import { useEffect } from 'react';
import { Workbox } from 'workbox-window';
import { create } from 'zustand';

/**
 * The service worker and its updates. A new version is downloaded in the background and waits; the shell offers it on the
 * dashboard or at an adventure's end and applies it in all tabs at once. It is never applied by itself.
 */

type WorkerState = {
  /** Everything play needs is on the device. */
  offlineReady: boolean;
  /** A new version waits to be applied. */
  updateWaiting: boolean;
};

export const useWorker = create<WorkerState>(() => ({ offlineReady: false, updateWaiting: false }));

let workbox: Workbox | null = null;
let reloading = false;

/** How often a long-open app asks for a new version; in ms. */
const checkEveryMs = 60 * 60_000;

/** Registers the worker once the page has settled. Without service workers the app just runs online. */
export function startWorker(): void {
  if (!('serviceWorker' in navigator) || workbox !== null) return;
  const registered = new Workbox('/sw.js');
  workbox = registered;
  registered.addEventListener('waiting', () => useWorker.setState({ updateWaiting: true }));
  registered.addEventListener('activated', () => useWorker.setState({ offlineReady: true }));
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker takes over a page that is its own version; any later one brings another.
    if (controlled) reloadOnce();
    controlled = true;
  });
  navigator.serviceWorker.ready.then(
    () => useWorker.setState({ offlineReady: true }),
    () => undefined,
  );
  registered.register().then(
    (registration) => {
      if (registration?.waiting && navigator.serviceWorker.controller) useWorker.setState({ updateWaiting: true });
    },
    () => undefined,
  );
  setInterval(checkForUpdate, checkEveryMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') checkForUpdate();
  });
}

function checkForUpdate(): void {
  if (document.visibilityState === 'visible' && navigator.onLine) workbox?.update().catch(() => undefined);
}

/** Held, shared, by every tab in which an adventure is being played: an update waits for all of them. */
const playingLock = 'venture-playing';

/** While `playing`, no tab applies an update. Browsers without locks have one tab in practice (home-screen apps). */
export function useHoldUpdates(playing: boolean): void {
  useEffect(() => {
    if (!playing || !('locks' in navigator)) return undefined;
    const release = new AbortController();
    const held = new Promise<void>((resolve) => release.signal.addEventListener('abort', () => resolve(), { once: true }));
    navigator.locks.request(playingLock, { mode: 'shared', signal: release.signal }, () => held).catch(() => undefined);
    return () => release.abort();
  }, [playing]);
}

/**
 * Applies the waiting version: every tab of the app reloads once. The caller has made sure that nothing is unsaved here;
 * `playing-elsewhere` where another tab is in the middle of an adventure, and nothing happens then.
 */
export async function applyUpdate(): Promise<'applied' | 'playing-elsewhere'> {
  if ('locks' in navigator) {
    const { held = [] } = await navigator.locks.query();
    if (held.some((lock) => lock.name === playingLock)) return 'playing-elsewhere';
  }
  workbox?.messageSkipWaiting();
  return 'applied';
}

function reloadOnce(): void {
  if (reloading) return;
  reloading = true;
  location.reload();
}
