import { canonicalJson } from '../domain/json.ts';
import type { Step } from '../domain/steps/step.ts';
import type { Library } from '../storyteller/engine/library.ts';
import { metIn, summarise } from '../storyteller/engine/past/keepsake.ts';
import { suitStep, tellFirst, tellNext } from '../storyteller/engine/tell.ts';
import { loadLibrary } from '../storyteller/load.ts';
import { namesIn, requestForStory, stepsForStory } from '../storyteller/safety/withhold.ts';
import type { Teller, WantedTales } from './ports.ts';

/**
 * The storyteller on the device, telling from `library`. Notes about trouble are removed before it sees them. This module is large; the app
 * only loads it with `import()`.
 */
export function createTeller(library: Library): Teller {
  return {
    first: (request) => tellFirst(request, library),
    next: (request) => tellNext(requestForStory(request), library),
    suited: (request, step) => suitStep(request, step, library),
    summarise: (request, told) => summarise(request, stepsForStory(told, namesIn(request)), library),
    met: metIn,
  };
}

/** Caches the last told step: the same request is answered from the cache. Telling is deterministic, so this only saves time. */
export function rememberLast(teller: Teller): Teller {
  let last: { asked: string; step: Step } | null = null;
  return {
    ...teller,
    next: (request) => {
      const asked = canonicalJson(request);
      if (last?.asked !== asked) last = { asked, step: teller.next(request) };
      return last.step;
    },
  };
}

const loaded = new Map<string, Promise<Teller>>();

/**
 * Loads the storyteller for a theme, or for a theme in the family's own words. Optional parts that can't be loaded now (`loadLibrary`) are
 * retried the next time. Rejects if no tale can be told.
 */
export function loadTeller(wanted: WantedTales): Promise<Teller> {
  const key = wanted.theme ?? `own:${wanted.customTheme}`;
  const before = loaded.get(key);
  if (before !== undefined) return before;
  const teller = loadLibrary(wanted).then(({ library, whole }) => {
    if (!whole) loaded.delete(key);
    return rememberLast(createTeller(library));
  });
  loaded.set(key, teller);
  teller.catch(() => loaded.delete(key));
  return teller;
}
