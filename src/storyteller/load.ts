import type { Library } from './engine/library.ts';
import type { Mechanic } from './mechanics/schema.ts';
import { themeLoaders } from './tales/list.ts';
import { ownTales } from './tales/own.ts';
import type { Tale } from './tales/schema.ts';
import { seasonNames } from './tales/season-names.ts';
import { tables } from './words/tables.ts';

/** Which words a story needs: a known theme, or the family's own words for one, which may be the plain name of a season. */
export type Wanted = { theme: string | null; customTheme: string };

/** `whole` is false where the theme's tales could not be loaded: a story is told without them. */
export type Loaded = { library: Library; whole: boolean };

let shared: Promise<Omit<Library, 'tales'>> | null = null;

/** What every story needs. */
function loadShared(): Promise<Omit<Library, 'tales'>> {
  shared ??= (async () => {
    const [{ mechanicLists }, { default: onward }] = await Promise.all([
      import('./mechanics/list.ts'),
      import('./tales/en/onward/onward.json', { with: { type: 'json' } }),
    ]);
    // Mechanics and tales were held to their schemas when the program was built; parsing them again on every tablet would only cost time.
    const mechanics = new Map((mechanicLists.flat() as Mechanic[]).map((mechanic) => [mechanic.id, mechanic]));
    return { mechanics, onward: onward as unknown as Tale, ...tables };
  })();
  shared.catch(() => {
    shared = null;
  });
  return shared;
}

/**
 * What the storyteller tells from, for one theme or for the family's own words. Rejects where not even what every story needs can be loaded; without
 * the theme's own tales a story for any theme is told.
 */
export async function loadLibrary({ theme, customTheme }: Wanted): Promise<Loaded> {
  const load = themeLoaders[theme ?? seasonNamed(customTheme) ?? ''];
  const [rest, tales] = await Promise.all([
    loadShared(),
    (load === undefined ? ownTales(customTheme || (theme ?? '')) : load().then((list) => list.tales as Tale[])).catch(() => null),
  ]);
  return { library: { ...rest, tales: [...(tales ?? [])].sort((a, b) => a.season - b.season) }, whole: tales !== null };
}

const seasonOf = new Map(Object.entries(seasonNames).flatMap(([season, words]) => words.split(' ').map((word) => [word, season])));

/** The season that the family's own words are the name of, and nothing more: `Dinosaurs!`. Null for all other words, which make a story of their own. */
function seasonNamed(words: string): string | null {
  const plain = words
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^\P{L}+|\P{L}+$/gu, '')
    .replace(/^fairy tale/, 'fairytale');
  return seasonOf.get(plain) ?? null;
}
