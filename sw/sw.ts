/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { canWake, syncTag } from '../src/platform/sync/background-sync.ts';
import type { CacheAnswer, ToWorker } from '../src/platform/worker/worker-messages.ts';
import { createAppCache, type Entry } from './app-cache.ts';
import { cacheRoutedPage, routeToCache } from './routes.ts';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: Entry[];
  /** Defined by the script of background.ts. */
  pushWaiting?: () => Promise<void>;
};

/** Paths of the server's API; a navigation to one of them is never answered with the app. */
const serverPaths = [/^\/auth\/v1\//, /^\/rest\/v1\//, /^\/functions\//, /^\/config\.json$/, /^\/healthz$/];

const appCache = createAppCache(self.__WB_MANIFEST);
const { precache } = appCache;

/** The build of background.ts. */
const backgroundScript = '/sw-sync.js';

self.addEventListener('install', (event) => event.waitUntil(install(event)));

async function install(event: ExtendableEvent): Promise<void> {
  // A first worker is installed at once with the page only, and caches the files afterwards; an update caches all files before it is installed.
  await appCache.install(event, self.registration.active === null ? 'page' : 'all');
  await routeToCache(event, precache.strategy.cacheName);
  // A script that is imported during the installation is stored with the worker, and can be imported again later.
  if (canWake(self.registration)) importScripts(backgroundScript);
}

self.addEventListener('activate', (event) => {
  void precache.activate(event);
  event.waitUntil(precache.matchPrecache('/index.html').then(cacheRoutedPage));
});

registerRoute(new PrecacheRoute(precache));
cleanupOutdatedCaches();

registerRoute(new NavigationRoute(precache.createHandlerBoundToURL('/index.html'), { denylist: serverPaths }));

/** The first worker takes the open page over at once, so that it works offline from the first visit on. */
clientsClaim();

self.addEventListener('message', (event) => {
  const message = event.data as Partial<ToWorker> | null | undefined;
  // An update waits until the app asks for it, on the dashboard or at the end of an adventure.
  if (message?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (message?.type === 'KEEP_REST') {
    const answer = (cached: CacheAnswer): void => event.ports[0]?.postMessage(cached);
    event.waitUntil(
      appCache.cacheRemaining(message.languages ?? [], () => answer('enough')).then((all) => answer(all ? 'all' : 'not now')),
    );
  }
});

/** Background Sync: there is a connection, and the device may have unsynced changes. */
self.addEventListener('sync', (event) => {
  const woken = event as ExtendableEvent & { tag: string };
  if (woken.tag !== syncTag) return;
  importScripts(backgroundScript);
  woken.waitUntil(self.pushWaiting?.() ?? Promise.resolve());
});
