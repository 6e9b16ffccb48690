/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
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

/**
 * A page in the place of a file (a portal's terms, a host's own idea of a missing file) is not kept, nor somebody else's page in the place of
 * the app's: kept once, it would be served for good.
 */
const onlyOurs: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const wantsPage = new URL(request.url).pathname.endsWith('.html');
    const isPage = response.headers.get('content-type')?.includes('text/html') === true;
    const ours = wantsPage ? (await response.clone().text()).includes('id="root"') : !isPage;
    return response.ok && ours ? response : null;
  },
};

const kept = self.__WB_MANIFEST;
const precache = new PrecacheController({ plugins: [onlyOurs] });
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
      const cacheKey = precache.getCacheKeyForURL(entry.url);
      const keep = (cache: RequestCache): Promise<unknown> => {
        const request = new Request(entry.url, { cache, credentials: 'same-origin' });
        return Promise.all(precache.strategy.handleAll({ request, event, params: { cacheKey } }));
      };
      // The browser's own cache may hold a wrong answer for as long as the right one may be held.
      await (entry.revision === null ? keep('default').catch(() => keep('reload')) : keep('reload'));
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
