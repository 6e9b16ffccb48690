/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { PrecacheController } from 'workbox-precaching';
import { isLater, languageOf } from './later.ts';

/** Keeping the app's files on the device. */

export type Entry = { url: string; revision: string | null };

/**
 * How many files are fetched at a time: all that there must be to play. Most are small, and on a slow line a round trip takes longer than their bytes.
 * Where it may only ask for six, as of an old server, the browser has the others wait.
 */
const lanes = 100;

/**
 * A page in the place of a file (a portal's terms, a host's own idea of a missing file) is not kept, nor somebody else's page in the place of
 * the app's: kept once, it would be served for good.
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

export type Keeper = {
  precache: PrecacheController;
  /**
   * For `install`. Rejects where a file can't be had: the worker is not installed then, and whatever was kept before stays as it is. A first worker
   * needs only the page to be installed, because Chrome lets a worker that is being installed fetch no more than three files at a time.
   */
  install: (event: ExtendableEvent, what: 'all' | 'page') => Promise<void>;
  /**
   * Keeps what is not kept yet, and the words of these languages: first what can be played without all the rest, and says `enough` when that is
   * there. False where some of it can't be had now. Never rejects.
   */
  rest: (languages: readonly string[], enough: () => void) => Promise<boolean>;
};

/** `entries`: every file of the app, the largest first: it takes longest, and what is small goes by its side. */
export function createKeeper(entries: readonly Entry[]): Keeper {
  const precache = new PrecacheController({ plugins: [onlyOurs] });
  precache.addToCacheList([...entries]);
  let resting: Promise<boolean> = Promise.resolve(true);

  /** Of languages, those that are kept already: what is spoken here stays, whatever version comes. */
  async function keptLanguages(): Promise<Set<string | null>> {
    const cache = await caches.open(precache.strategy.cacheName);
    return new Set((await cache.keys()).map(({ url }) => languageOf(new URL(url).pathname)));
  }

  async function keepRest(languages: readonly string[], enough: () => void): Promise<void> {
    const cache = await caches.open(precache.strategy.cacheName);
    // Asked at every start of the app: one look at what is there.
    const there = new Set((await cache.keys()).map(({ url }) => url));
    const missing = entries.filter(({ url }) => {
      const language = languageOf(url);
      return (language === null || languages.includes(language)) && !there.has(keyOf(precache, url));
    });
    const keep = (entry: Entry): Promise<unknown> =>
      fresh(entry, async (request) => {
        const response = await fetch(request);
        if (!(await isOurs(request, response))) throw new Error(`${entry.url} is not ours.`);
        await cache.put(keyOf(precache, entry.url), response);
      });
    await inLanes(
      missing.filter(({ url }) => !isLater(url)),
      keep,
    );
    enough();
    await inLanes(
      missing.filter(({ url }) => isLater(url)),
      keep,
    );
  }

  return {
    precache,
    install: async (event, what) => {
      const spoken = await keptLanguages();
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
    // One after the other: a file is fetched once, whoever asks.
    rest: (languages, enough) => {
      resting = resting.then(() =>
        keepRest(languages, enough).then(
          () => true,
          () => false,
        ),
      );
      return resting;
    },
  };
}

function keyOf(precache: PrecacheController, url: string): string {
  return precache.getCacheKeyForURL(url) ?? url;
}

/** The browser's own cache may hold a wrong answer for as long as the right one may be held: then the server is asked. */
async function fresh({ url, revision }: Entry, store: (request: Request) => Promise<unknown>): Promise<void> {
  const ask = (cache: RequestCache): Promise<unknown> => store(new Request(url, { cache, credentials: 'same-origin' }));
  await (revision === null ? ask('default').catch(() => ask('reload')) : ask('reload'));
}

/** Takes the entries in their order, a few at a time. Rejects with the first that fails; no other is begun then. */
async function inLanes(entries: readonly Entry[], keep: (entry: Entry) => Promise<unknown>): Promise<void> {
  const waiting = [...entries];
  const lane = async (): Promise<void> => {
    for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
      try {
        await keep(entry);
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
