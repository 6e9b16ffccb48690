import { useEffect } from 'react';
import type { Workbox } from 'workbox-window';
import { create } from 'zustand';
import { within } from '../../net/deadline.ts';
import { type Hold, heldBy, hold, reloadOnce } from './reload.ts';
import { type CacheAnswer, cacheRemaining, skipWaiting } from './worker-messages.ts';

/**
 * The service worker and its updates. A new version is downloaded in the background and waits; the shell offers it on the
 * dashboard or at an adventure's end and applies it in all tabs at once. It is never applied by itself.
 */

/** What is cached on the device: `enough` to tell and play every adventure, or `all`, with the texts of all themes. */
export type Cached = 'nothing' | 'enough' | 'all';

type WorkerState = {
  cached: Cached;
  /** A new version waits to be applied. */
  updateWaiting: boolean;
  /** The number of views of this tab that prevent an update. */
  playing: number;
};

export const useWorker = create<WorkerState>(() => ({ cached: 'nothing', updateWaiting: false, playing: 0 }));

let workbox: Workbox | null = null;

const script = '/sw.js';

/** The interval at which an open app checks for a new version, in ms. */
const checkEveryMs = 60 * 60_000;

/** Registers the worker after the first view. Without service workers the app only works online. */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || workbox !== null) return;
  // At a first visit the worker is registered before the code that watches it is loaded, so that the app is available offline sooner.
  if (navigator.serviceWorker.controller === null) navigator.serviceWorker.register(script).catch(() => undefined);
  const [{ Workbox }, { watchUnsavedText }] = await Promise.all([import('workbox-window'), import('../typing/unsaved-text.ts')]);
  watchUnsavedText(holdWhileWriting());
  const registered = new Workbox(script);
  workbox = registered;
  registered.addEventListener('waiting', () => useWorker.setState({ updateWaiting: true }));
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker takes over a page of its own version; a later one means a new version.
    if (controlled) reloadOnce();
    controlled = true;
  });
  navigator.serviceWorker.ready.then(
    () => {
      requestRemainingFiles();
      window.addEventListener('online', requestRemainingFiles);
    },
    () => undefined,
  );
  registered.register().then(
    (registration) => {
      if (registration?.waiting && navigator.serviceWorker.controller) useWorker.setState({ updateWaiting: true });
    },
    () => undefined,
  );
  setInterval(checkForUpdate, checkEveryMs);
  // Code that can't be loaded any more belongs to a version that the server no longer has.
  window.addEventListener('vite:preloadError', checkForUpdate);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') checkForUpdate();
  });
}

/** The language whose texts have to be cached; null is English, which always is. */
let wantedLanguage: string | null = null;
/** The one whose texts are cached. */
let cachedLanguage: string | null = null;

/** Has the texts of a language cached for offline use; null for English. */
export function cacheLanguage(tag: string | null): void {
  wantedLanguage = tag;
  if (workbox !== null) requestRemainingFiles();
}

/** Tells the worker to cache what is missing; does nothing if all is there. If that fails, it is repeated with the next connection. */
function requestRemainingFiles(): void {
  const language = wantedLanguage;
  if (useWorker.getState().cached === 'all' && cachedLanguage === language) return;
  const { port1: answers, port2: port } = new MessageChannel();
  answers.addEventListener('message', ({ data }: MessageEvent<CacheAnswer>) => {
    if (data === 'all') cachedLanguage = language;
    if (data !== 'not now') useWorker.setState(({ cached }) => ({ cached: cached === 'all' ? cached : data }));
    if (data !== 'enough') answers.close();
  });
  answers.start();
  navigator.serviceWorker.ready.then(
    ({ active }) => active?.postMessage({ ...cacheRemaining, languages: language === null ? [] : [language] }, [port]),
    () => undefined,
  );
}

function checkForUpdate(): void {
  if (document.visibilityState === 'visible' && navigator.onLine) workbox?.update().catch(() => undefined);
}

/** While `playing`, no tab applies an update, and none is offered here. */
export function useHoldUpdates(playing: boolean): void {
  useEffect(() => {
    if (!playing) return undefined;
    const release = hold('playing');
    useWorker.setState(({ playing }) => ({ playing: playing + 1 }));
    return () => {
      useWorker.setState(({ playing }) => ({ playing: playing - 1 }));
      release();
    };
  }, [playing]);
}

function holdWhileWriting(): (unsaved: boolean) => void {
  let release: (() => void) | null = null;
  return (unsaved) => {
    release?.();
    release = unsaved ? hold('writing') : null;
  };
}

export type Applied = 'applied' | Hold;

/**
 * Applies the waiting version: every tab of the app reloads once. Returns `playing` or `writing`, without doing anything, where a tab plays an adventure or has
 * unsaved text.
 */
export async function applyUpdate(): Promise<Applied> {
  const reason = await heldBy();
  if (reason !== null) return reason;
  const registration = await navigator.serviceWorker?.getRegistration();
  // Another tab may have applied it already.
  if (registration?.waiting) registration.waiting.postMessage(skipWaiting);
  else location.reload();
  return 'applied';
}

/** How long a new version may take to arrive, in ms. After that the browser goes on loading it, but nobody is kept waiting. */
const newVersionMs = 30_000;

/**
 * For a page whose code is no longer on the server: loads the new version, then applies it as {@link applyUpdate} does. Returns `unreachable` where the version
 * can't be loaded now, or not within half a minute. Without a worker a reload is enough.
 */
export async function loadNewVersion(): Promise<Applied | 'unreachable'> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (registration) {
    const arrived = await within(newVersionMs, hasArrived(registration)).catch(() => false);
    // A version that has arrived before waits, whatever has become of this attempt.
    if (!arrived && !registration.waiting) return 'unreachable';
  }
  return applyUpdate();
}

/** Whether the server's version is installed, if it is another one than this page's. */
async function hasArrived(registration: ServiceWorkerRegistration): Promise<boolean> {
  await registration.update();
  const coming = registration.installing;
  if (!coming) return true;
  return new Promise((resolve) => {
    // A worker whose files can't be loaded becomes `redundant`.
    coming.addEventListener('statechange', () => resolve(coming.state !== 'redundant'), { once: true });
  });
}
