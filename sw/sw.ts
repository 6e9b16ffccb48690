/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { canWake, syncTag } from '../src/platform/background-sync.ts';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[];
  /** Defined by the script of background.ts. */
  pushWaiting?: () => Promise<void>;
};

/** Paths that belong to the server; a navigation to one of them is never answered with the app. */
const serverPaths = [/^\/auth\/v1\//, /^\/rest\/v1\//, /^\/functions\//, /^\/config\.json$/, /^\/healthz$/];

const kept = self.__WB_MANIFEST;
const precache = new PrecacheController();
precache.addToCacheList(kept);

/** How many files are fetched at a time. Workbox takes one after the other: on a slow line the round trips alone would take half a minute. */
const lanes = 6;

/** The build of background.ts. */
const backgroundScript = '/sw-sync.js';

self.addEventListener('install', (event) => event.waitUntil(keepAll(event)));

/** Rejects where a file can't be had: the worker is not installed then, and whatever was kept before stays as it is. */
async function keepAll(event: ExtendableEvent): Promise<void> {
  const waiting = [...kept];
  const lane = async (): Promise<void> => {
    for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
      const request = new Request(entry.url, { cache: entry.revision === null ? 'default' : 'reload', credentials: 'same-origin' });
      const cacheKey = precache.getCacheKeyForURL(entry.url);
      await Promise.all(precache.strategy.handleAll({ request, event, params: { cacheKey } }));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  // A script that was imported while installing is kept with the worker, and may be imported again whenever it is wanted.
  if (canWake(self.registration)) importScripts(backgroundScript);
}

self.addEventListener('activate', (event) => void precache.activate(event));

registerRoute(new PrecacheRoute(precache));
cleanupOutdatedCaches();

registerRoute(new NavigationRoute(precache.createHandlerBoundToURL('/index.html'), { denylist: serverPaths }));

/** The first worker takes the page over at once, so that the very first visit is ready for the garden. */
clientsClaim();

/** An update waits until the app asks for it, between two steps or on the dashboard. */
self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

/** There is a connection, and something may wait on this device. */
self.addEventListener('sync', (event) => {
  const woken = event as ExtendableEvent & { tag: string };
  if (woken.tag !== syncTag) return;
  importScripts(backgroundScript);
  woken.waitUntil(self.pushWaiting?.() ?? Promise.resolve());
});
