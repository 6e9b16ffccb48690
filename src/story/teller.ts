import { rememberAdventure, summarise } from '../storyteller/keepsake.ts';
import { loadContent } from '../storyteller/load-content.ts';
import { namesIn, requestForStory, stepsForStory } from '../storyteller/safety/withhold.ts';
import type { Content } from '../storyteller/schema.ts';
import { tellFirst, tellNext } from '../storyteller/tell.ts';
import { withMemory } from './with-memory.ts';
import type { Teller } from './ports.ts';

/** The storyteller on the device, telling from `content`. What was noted of trouble does not reach it. This module is large: in the app it is only ever loaded with `import()`. */
export function createTeller(content: Content): Teller {
  return {
    first: (request) => tellFirst(request, content),
    next: (request) => tellNext(requestForStory(request), content),
    summarise: (request, told) => summarise(request, stepsForStory(told, namesIn(request)), content),
    remember: rememberAdventure,
  };
}

const loaded = new Map<string, Promise<Teller>>();

/**
 * The storyteller for one theme, or for a theme in the family's own words (null). What can't be had now and can be done without (`loadContent`)
 * is asked for again the next time. Rejects where nothing can be told.
 */
export function loadTeller(theme: string | null): Promise<Teller> {
  const key = theme ?? '';
  const before = loaded.get(key);
  if (before !== undefined) return before;
  const teller = loadContent(theme === null ? [] : [theme]).then(({ content, whole }) => {
    if (!whole) loaded.delete(key);
    return withMemory(createTeller(content));
  });
  loaded.set(key, teller);
  teller.catch(() => loaded.delete(key));
  return teller;
}
