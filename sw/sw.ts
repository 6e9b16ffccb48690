/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

/** Paths that belong to the server; a navigation to one of them is never answered with the app. */
const serverPaths = [/^\/auth\/v1\//, /^\/rest\/v1\//, /^\/functions\//, /^\/config\.json$/, /^\/healthz$/];

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: serverPaths }));

/** The first worker takes the page over at once, so that the very first visit is ready for the garden. */
clientsClaim();

/** An update waits until the app asks for it, between two steps or on the dashboard. */
self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
