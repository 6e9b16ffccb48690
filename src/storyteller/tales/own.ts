import type { Tale } from './schema.ts';

const made = new Map<string, Promise<readonly Tale[]>>();
const mostKept = 8;

/**
 * The tales for a family's own words: the same words make the same ones. Whatever the words are, there is at least one; where several suit as well, a
 * family that often types its own hears them in turn. Loads what reads the words and the archetypes that suit; rejects where these can't be loaded.
 */
export function ownTales(words: string): Promise<readonly Tale[]> {
  const known = made.get(words);
  if (known !== undefined) return known;
  const tales = import('./own/ideas.ts').then(({ makeTales }) => makeTales(words));
  if (made.size >= mostKept) made.clear();
  made.set(words, tales);
  tales.catch(() => made.delete(words));
  return tales;
}
