import type { SceneArt } from './SceneArt.ts';
import type { themeSigns } from './theme-signs.ts';

const files = import.meta.glob<{ art: SceneArt }>('./art/*.tsx');

/** The drawings: one per theme, and two for anything else. */
export type SceneKey = keyof typeof themeSigns | 'meadow' | 'at-play';

const loaders = new Map(Object.entries(files).map(([path, load]) => [path.replace(/^\.\/art\/|\.tsx$/g, ''), load]));

/** Words in a family's own theme, and the drawing they select. */
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

/** Drawings that suit any theme. */
const anyScene: readonly SceneKey[] = ['meadow', 'fairy-tale', 'magic', 'mystery'];

/**
 * The drawing for a theme. For a family's own `words` it is one that suits them, else one that is always the same for these words; without
 * words the meadow.
 */
export function sceneKey(theme: string, words: string | null = null): SceneKey {
  if (loaders.has(theme)) return theme as SceneKey;
  if (words === null || words.trim() === '') return 'meadow';
  const sum = Array.from(words).reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
  return wordsOf.find(([pattern]) => pattern.test(words))?.[1] ?? anyScene[sum % anyScene.length] ?? 'meadow';
}

/** Loads a drawing; each is a chunk of its own, so that none delays the first paint. Rejects if the chunk can't be loaded. */
export async function loadScene(key: SceneKey): Promise<SceneArt> {
  const load = loaders.get(key);
  if (load === undefined) throw new Error(`There is no drawing src/ui/scene/art/${key}.tsx`);
  return (await load()).art;
}
