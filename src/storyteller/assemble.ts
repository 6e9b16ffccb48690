import type { Consideration, Content, Core, Glue, Intent, PropRow, Theme, ThemePack } from './schema.ts';
import { deeds, lexiconSlots } from './vocabulary.ts';

/** Putting the packs together. They are held to their schemas when they are written and built (`check.ts`), not on every device. */

export type RawPacks = {
  cores: readonly (readonly Core[])[];
  themes: readonly ThemePack[];
  notes: readonly (readonly Intent[])[];
  props: readonly PropRow[];
  considerations: readonly Consideration[];
  glue: Glue;
};

export function assemble(packs: RawPacks): Content {
  const themes: Record<string, Theme> = {};
  for (const pack of packs.themes) themes[pack.theme] = added(themes[pack.theme] ?? emptyTheme(pack.theme), pack);
  return {
    cores: packs.cores.flat(),
    themes,
    props: packs.props,
    considerations: packs.considerations,
    intents: packs.notes.flat(),
    glue: packs.glue,
  };
}

function lists<K extends string>(keys: readonly K[], list: (key: K) => string[]): Record<K, string[]> {
  return Object.fromEntries(keys.map((key) => [key, list(key)])) as Record<K, string[]>;
}

function emptyTheme(theme: string): Theme {
  return {
    theme,
    lexicon: lists(lexiconSlots, () => []),
    frames: [],
    passages: [],
    twists: [],
    endings: [],
    reasons: lists(deeds, () => []),
    choices: lists(deeds, () => []),
    colours: [],
  };
}

function added(theme: Theme, pack: ThemePack): Theme {
  return {
    theme: theme.theme,
    lexicon: lists(lexiconSlots, (slot) => [...theme.lexicon[slot], ...(pack.lexicon?.[slot] ?? [])]),
    frames: [...theme.frames, ...(pack.frames ?? [])],
    passages: [...theme.passages, ...(pack.passages ?? [])],
    twists: [...theme.twists, ...(pack.twists ?? [])],
    endings: [...theme.endings, ...(pack.endings ?? [])],
    reasons: lists(deeds, (deed) => [...theme.reasons[deed], ...(pack.reasons?.[deed] ?? [])]),
    choices: lists(deeds, (deed) => [...theme.choices[deed], ...(pack.choices?.[deed] ?? [])]),
    colours: [...theme.colours, ...(pack.colours ?? [])],
  };
}
