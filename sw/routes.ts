/// <reference lib="webworker" />

/**
 * What the browser takes from the cache by itself. An installed app that is opened would otherwise wait for this worker to be started, and then for
 * its answer to every file. Browsers without such routes ask the worker.
 */

type Route = {
  condition: { urlPattern: { pathname: string; search?: string }; requestMode?: RequestMode };
  source: { cacheName: string };
};

/** In no standard library yet, and in no browser but the Chromium ones. */
type WithRoutes = { addRoutes: (routes: readonly Route[]) => Promise<void> };

function canRoute<T extends object>(event: T): event is T & WithRoutes {
  return 'addRoutes' in event;
}

/** Holds the page under the address that the home screen opens: a route finds only what is kept under the very address that is asked for. */
const pageCache = 'venture-page';

/** For `install`. What is not in the cache is asked of the network: so the page's route is for its plain address only, any other is the worker's. */
export async function routeToCache(event: ExtendableEvent, filesCache: string): Promise<void> {
  if (!canRoute(event)) return;
  await event.addRoutes([
    { condition: { urlPattern: { pathname: '/assets/*' } }, source: { cacheName: filesCache } },
    { condition: { urlPattern: { pathname: '/', search: '' }, requestMode: 'navigate' }, source: { cacheName: pageCache } },
  ]);
}

/** For `activate`: from now on this is the page that the route answers with. Without one the network is asked. */
export async function keepRoutedPage(page: Response | undefined): Promise<void> {
  const cache = await caches.open(pageCache);
  // (made anew: the answer to another address would bring that address along)
  if (page === undefined) await cache.delete('/');
  else await cache.put('/', new Response(page.body, { headers: page.headers }));
}
