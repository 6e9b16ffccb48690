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
} satisfies Record<string, () => Promise<{ art: SceneArt }>>;

export type SceneKey = keyof typeof loaders;

/** The scene of a theme; `meadow` for those that have none. */
export function sceneKey(theme: string): SceneKey {
  return Object.hasOwn(loaders, theme) ? (theme as SceneKey) : 'meadow';
}

/** Fetches a drawing; each is a chunk of its own, so the first paint carries none. Rejects where the chunk can't be had. */
export async function loadScene(key: SceneKey): Promise<SceneArt> {
  return (await loaders[key]()).art;
}
