import { assemble, type RawPacks } from './assemble.ts';
import { packLoaders } from './pack-list.ts';
import type { Content } from './schema.ts';
import { neutralTheme } from './vocabulary.ts';

/** The themes that have packs of their own. */
export const packedThemes: readonly string[] = Object.keys(packLoaders.themes);

/**
 * What the storyteller tells from: activities, tables, and the packs of `themes` (the neutral one is always among them; a theme
 * without packs is left out). So a tablet reads one theme's words, not those of all. Rejects only where a file can't be loaded.
 * The packs were held to their schemas when the program was built; parsing them again on every tablet would only cost time.
 */
export async function loadContent(themes: readonly string[]): Promise<Content> {
  const wanted = packedThemes.filter((theme) => theme === neutralTheme || themes.includes(theme));
  const [{ cores, notes, tables }, ...packs] = await Promise.all([
    packLoaders.activities(),
    ...wanted.map((theme) => (packLoaders.themes[theme] as () => Promise<{ packs: readonly unknown[] }>)()),
  ]);
  const [props, considerations, glue] = tables;
  return assemble({ cores, notes, themes: packs.flatMap((theme) => theme.packs), props, considerations, glue } as RawPacks);
}
