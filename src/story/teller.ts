import { remember, summarise } from '../storyteller/engine/keepsake.ts';
import type { Library } from '../storyteller/engine/library.ts';
import { tellFirst, tellNext } from '../storyteller/engine/tell.ts';
import { loadLibrary } from '../storyteller/load.ts';
import { namesIn, requestForStory, stepsForStory } from '../storyteller/safety/withhold.ts';
import type { Teller, WantedTales } from './ports.ts';
import { rememberLast } from './remember-last.ts';

/** The storyteller on the device, telling from `library`. What was noted of trouble does not reach it. This module is large: in the app it is only ever loaded with `import()`. */
export function createTeller(library: Library): Teller {
  return {
    first: (request) => tellFirst(request, library),
    next: (request) => tellNext(requestForStory(request), library),
    summarise: (request, told) => summarise(request, stepsForStory(told, namesIn(request)), library),
    remember,
  };
}

const loaded = new Map<string, Promise<Teller>>();

/**
 * The storyteller for one theme, or for a theme in the family's own words. What can't be had now and can be done without (`loadLibrary`) is asked
 * for again the next time. Rejects where nothing can be told.
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
