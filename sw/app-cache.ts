/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { PrecacheController } from 'workbox-precaching';
import { isLater, languageOf } from './later.ts';

/** Caches the app's files on the device. */

export type Entry = { url: string; revision: string | null };

/**
 * The number of files that are fetched at the same time, enough for all that are needed to play: most are small, and over a slow connection a round trip takes
 * longer than their transfer. With HTTP/1.1 the browser itself allows only six requests at a time.
 */
const lanes = 100;

/**
 * Whether a response is really the app's: not a page in place of a file (the terms of a captive portal, a host's page for missing files), nor another page in
 * place of the app's. Once cached, such a page would be served for ever.
 */
async function isOurs(request: Request, response: Response): Promise<boolean> {
  const wantsPage = new URL(request.url).pathname.endsWith('.html');
  const isPage = response.headers.get('content-type')?.includes('text/html') === true;
  const ours = wantsPage ? (await response.clone().text()).includes('id="root"') : !isPage;
  return response.ok && ours;
}

const onlyOurs: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => ((await isOurs(request, response)) ? response : null),
};

export type AppCache = {
  precache: PrecacheController;
  /**
   * For `install`. Rejects where a file can't be loaded; then the worker is not installed, and the files of the version before stay cached. A first worker
   * is installed with the page only, because Chrome lets a worker fetch no more than three files at a time while it is being installed.
   */
  install: (event: ExtendableEvent, what: 'all' | 'page') => Promise<void>;
  /**
   * Caches what is missing, including the texts of these languages: first what is needed to play, after which `enough` is called. Returns false where a file
   * can't be loaded now. Never rejects.
   */
  cacheRemaining: (languages: readonly string[], enough: () => void) => Promise<boolean>;
};

/** `entries`: all files of the app, the largest first, since it takes longest and small ones are fetched in parallel. */
export function createAppCache(entries: readonly Entry[]): AppCache {
  const precache = new PrecacheController({ plugins: [onlyOurs] });
  precache.addToCacheList([...entries]);
  let caching: Promise<boolean> = Promise.resolve(true);

  return {
    precache,
    install: async (event, what) => {
      const spoken = await cachedLanguages(precache);
      const wanted = entries.filter(({ url }) => {
        const language = languageOf(url);
        return what === 'all' ? language === null || spoken.has(language) : url.endsWith('index.html');
      });
      await inLanes(wanted, (entry) =>
        fresh(entry, (request) =>
          Promise.all(precache.strategy.handleAll({ request, event, params: { cacheKey: keyOf(precache, entry.url) } })),
        ),
      );
    },
    cacheRemaining: (languages, enough) => {
      // The texts of a language that was just chosen don't wait for the files of an earlier call, which on a slow line takes minutes.
      const texts = cacheMissing(
        precache,
        entries.filter(({ url }) => languages.includes(languageOf(url) ?? '')),
      ).then(
        () => true,
        () => false,
      );
      const files = entries.filter(({ url }) => languageOf(url) === null);
      const sayEnough = async (): Promise<void> => {
        if (await texts) enough();
      };
      // The calls for all other files run one after the other, so that none is fetched twice.
      caching = caching.then(() =>
        cacheMissing(precache, files, sayEnough).then(
          () => texts,
          () => false,
        ),
      );
      return caching;
    },
  };
}

/** The languages whose texts are cached, which are kept in every new version. */
async function cachedLanguages(precache: PrecacheController): Promise<Set<string | null>> {
  const cache = await caches.open(precache.strategy.cacheName);
  return new Set((await cache.keys()).map(({ url }) => languageOf(new URL(url).pathname)));
}

/** Caches those of these entries that are missing. Called at every start of the app, so the cache is only listed once. */
async function cacheMissing(
  precache: PrecacheController,
  wanted: readonly Entry[],
  enough: () => Promise<void> = async () => undefined,
): Promise<void> {
  // A start in English asks for no texts, and need not list the cache for them.
  if (wanted.length === 0) return enough();
  const cache = await caches.open(precache.strategy.cacheName);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const missing = wanted.filter(({ url }) => !there.has(keyOf(precache, url)));
  const store = (entry: Entry): Promise<unknown> =>
    fresh(entry, async (request) => {
      const response = await fetch(request);
      if (!(await isOurs(request, response))) throw new Error(`${entry.url} is not ours.`);
      await cache.put(keyOf(precache, entry.url), response);
    });
  await inLanes(
    missing.filter(({ url }) => !isLater(url)),
    store,
  );
  await enough();
  await inLanes(
    missing.filter(({ url }) => isLater(url)),
    store,
  );
}

function keyOf(precache: PrecacheController, url: string): string {
  return precache.getCacheKeyForURL(url) ?? url;
}

/** The browser's HTTP cache may have a wrong response for a long time; so where the response is wrong, the file is requested again without that cache. */
async function fresh({ url, revision }: Entry, store: (request: Request) => Promise<unknown>): Promise<void> {
  const ask = (cache: RequestCache): Promise<unknown> => store(new Request(url, { cache, credentials: 'same-origin' }));
  await (revision === null ? ask('default').catch(() => ask('reload')) : ask('reload'));
}

/** Handles the entries in their order, several at a time. Rejects with the first error, after which no further entry is begun. */
async function inLanes(entries: readonly Entry[], store: (entry: Entry) => Promise<unknown>): Promise<void> {
  const waiting = [...entries];
  const lane = async (): Promise<void> => {
    for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
      try {
        await store(entry);
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
