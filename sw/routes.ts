/// <reference lib="webworker" />

/**
 * Static routes: the browser takes these files from the cache without asking the worker. Otherwise the start of an installed app would wait until this worker is
 * started, and then for its answer to every request. Browsers without static routes ask the worker.
 */

type Route = {
  condition: { urlPattern: { pathname: string; search?: string }; requestMode?: RequestMode };
  source: { cacheName: string };
};

/** Only Chromium browsers support this, and TypeScript's libraries lack it. */
type WithRoutes = { addRoutes: (routes: readonly Route[]) => Promise<void> };

function canRoute<T extends object>(event: T): event is T & WithRoutes {
  return 'addRoutes' in event;
}

/** The cache with the page under the address that the home screen opens, since a route only finds entries with exactly the requested address. */
const pageCache = 'venture-page';

/** For `install`. A route falls back to the network, not to the worker; so the page's route is only for its plain address, and the worker answers any other. */
export async function routeToCache(event: ExtendableEvent, filesCache: string): Promise<void> {
  if (!canRoute(event)) return;
  await event.addRoutes([
    { condition: { urlPattern: { pathname: '/assets/*' } }, source: { cacheName: filesCache } },
    { condition: { urlPattern: { pathname: '/', search: '' }, requestMode: 'navigate' }, source: { cacheName: pageCache } },
  ]);
}

/** For `activate`: sets the page that the route returns. Without one the browser uses the network. */
export async function cacheRoutedPage(page: Response | undefined): Promise<void> {
  const cache = await caches.open(pageCache);
  // Copied, because a response to another address would keep that address.
  if (page === undefined) await cache.delete('/');
  else await cache.put('/', new Response(page.body, { headers: page.headers }));
}
