import type { SceneArt } from './SceneArt.ts';
import type { themeSigns } from './theme-signs.ts';

const files = import.meta.glob<{ art: SceneArt }>('./art/*.tsx');

/** What there is a drawing of: each theme, and two that go with anything. */
export type SceneKey = keyof typeof themeSigns | 'meadow' | 'at-play';

const loaders = new Map(Object.entries(files).map(([path, load]) => [path.replace(/^\.\/art\/|\.tsx$/g, ''), load]));

/** Words in a family's own theme that ask for a drawing that there is. */
const wordsOf: readonly (readonly [RegExp, SceneKey])[] = [
  [/moon|space|star|planet|rocket|alien|mond|weltall|rakete|lune|luna|uzay|kosmos|🚀|🌙|👽|⭐/iu, 'space'],
  [/\bsea\b|underwater|ocean|mermaid|whale|shark|octopus|\bfish|meer|unter ?wasser|mer\b|🐳|🐙|🐠|🦈|🧜|🌊/iu, 'underwater'],
  [/dino|t-?rex|saur|🦖|🦕/iu, 'dinosaurs'],
  [/pirat|\bship|schiff|island|insel|treasure|schatz|🏴|🏝/iu, 'pirates'],
  [/jungle|dschungel|monkey|lion|tiger|parrot|elephant|selva|giungla|🐒|🦁|🐯|🐘|🦜|🌴/iu, 'jungle'],
  [/knight|castle|dragon|ritter|burg\b|schloss|drache|🏰|🐉|🐲/iu, 'knights'],
  [/princess|prince|fairy|unicorn|queen|king\b|prinzess|einhorn|fee\b|wedding|👸|🦄|🧚/iu, 'fairy-tale'],
  [/witch|wizard|magic|ghost|monster|hexe|zauber|geist|🧙|👻|🪄/iu, 'magic'],
  [/ninja|spy|agent|🥷/iu, 'ninjas'],
  [/detective|police|lost|missing|sucht|detektiv|🕵/iu, 'detectives'],
];

/** Drawings that go with anything. */
const anyScene: readonly SceneKey[] = ['meadow', 'fairy-tale', 'magic', 'mystery'];

/** The scene of a theme; for a family's own `words` one that suits them, or else one that is always the same for them; `meadow` without. */
export function sceneKey(theme: string, words: string | null = null): SceneKey {
  if (loaders.has(theme)) return theme as SceneKey;
  if (words === null || words.trim() === '') return 'meadow';
  const sum = Array.from(words).reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
  return wordsOf.find(([pattern]) => pattern.test(words))?.[1] ?? anyScene[sum % anyScene.length] ?? 'meadow';
}

/** Fetches a drawing; each is a chunk of its own, so the first paint carries none. Rejects where the chunk can't be had. */
export async function loadScene(key: SceneKey): Promise<SceneArt> {
  const load = loaders.get(key);
  if (load === undefined) throw new Error(`There is no drawing src/ui/scene/art/${key}.tsx`);
  return (await load()).art;
}
