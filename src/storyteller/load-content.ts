import { assemble, type RawPacks } from './assemble.ts';
import { packLoaders } from './pack-list.ts';
import type { Content } from './schema.ts';
import { neutralTheme } from './vocabulary.ts';

/** The themes that have packs of their own. */
export const packedThemes: readonly string[] = Object.keys(packLoaders.themes);

/** `whole` is false where something could not be loaded that a story can be told without. */
export type Loaded = { content: Content; whole: boolean };

/**
 * What the storyteller tells from: activities, tables, and the packs of `themes` (the neutral one is always among them; a theme
 * without packs is left out). So a tablet reads one theme's words, not those of all. Where a theme's words or the larger part of the activities
 * can't be loaded, a story is told without them; rejects where not even the rest can be.
 * The packs were held to their schemas when the program was built; parsing them again on every tablet would only cost time.
 */
export async function loadContent(themes: readonly string[]): Promise<Loaded> {
  const wanted = packedThemes.filter((theme) => theme !== neutralTheme && themes.includes(theme));
  const [{ cores, notes, tables }, neutral, more, ...packs] = await Promise.all([
    packLoaders.activities(),
    packsOf(neutralTheme),
    packLoaders.more().catch(() => null),
    ...wanted.map((theme) => packsOf(theme).catch(() => null)),
  ]);
  const [props, considerations, glue] = tables;
  const content = assemble({
    cores: [...cores, ...(more?.cores ?? [])],
    notes,
    themes: [neutral, ...packs].flatMap((theme) => theme?.packs ?? []),
    props,
    considerations,
    glue,
  } as RawPacks);
  return { content, whole: more !== null && !packs.includes(null) };
}

function packsOf(theme: string): Promise<{ packs: readonly unknown[] }> {
  return (packLoaders.themes[theme] as () => Promise<{ packs: readonly unknown[] }>)();
}
