import type { SceneArt } from './SceneArt.ts';

const loaders = {
  pirates: () => import('./art/pirates.tsx'),
  knights: () => import('./art/knights.tsx'),
  space: () => import('./art/space.tsx'),
  jungle: () => import('./art/jungle.tsx'),
  detectives: () => import('./art/detectives.tsx'),
  'fairy-tale': () => import('./art/fairy-tale.tsx'),
  ninjas: () => import('./art/ninjas.tsx'),
  underwater: () => import('./art/underwater.tsx'),
  dinosaurs: () => import('./art/dinosaurs.tsx'),
  magic: () => import('./art/magic.tsx'),
  mystery: () => import('./art/mystery.tsx'),
  meadow: () => import('./art/meadow.tsx'),
  'at-play': () => import('./art/at-play.tsx'),
} satisfies Record<string, () => Promise<{ art: SceneArt }>>;

export type SceneKey = keyof typeof loaders;

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
  if (Object.hasOwn(loaders, theme)) return theme as SceneKey;
  if (words === null || words.trim() === '') return 'meadow';
  const sum = Array.from(words).reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
  return wordsOf.find(([pattern]) => pattern.test(words))?.[1] ?? anyScene[sum % anyScene.length] ?? 'meadow';
}

/** Fetches a drawing; each is a chunk of its own, so the first paint carries none. Rejects where the chunk can't be had. */
export async function loadScene(key: SceneKey): Promise<SceneArt> {
  return (await loaders[key]()).art;
}
