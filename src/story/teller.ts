import { rememberAdventure, summarise } from '../storyteller/keepsake.ts';
import { loadContent } from '../storyteller/load-content.ts';
import type { Content } from '../storyteller/schema.ts';
import { tellFirst, tellNext } from '../storyteller/tell.ts';
import type { Teller } from './ports.ts';

/** The storyteller on the device, telling from `content`. This module is large: in the app it is only ever loaded with `import()`. */
export function createTeller(content: Content): Teller {
  return {
    first: (request) => tellFirst(request, content),
    next: (request) => tellNext(request, content),
    summarise: (request, told) => summarise(request, told, content),
    remember: rememberAdventure,
  };
}

const loaded = new Map<string, Promise<Teller>>();

/** The storyteller for one theme, or for a theme in the family's own words (null). Rejects where its words can't be loaded; asks again then. */
export function loadTeller(theme: string | null): Promise<Teller> {
  const key = theme ?? '';
  const before = loaded.get(key);
  if (before !== undefined) return before;
  const teller = loadContent(theme === null ? [] : [theme]).then(createTeller);
  loaded.set(key, teller);
  teller.catch(() => loaded.delete(key));
  return teller;
}
