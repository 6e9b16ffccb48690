import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { needs } from '../../../build/first-screens.ts';

const root = resolve(import.meta.dirname, '../../..');
const lucide = `${root}/node_modules/lucide-react/dist/esm`;
const entry = `${lucide}/lucide-react.mjs`;

/** What the bundler knows of a small app: each module's code, and the ids of what it imports. */
const modules: Record<string, [code: string, ...importedIds: string[]]> = {
  [`${root}/src/Screen.tsx`]: [`import { part } from './part.ts';`, `${root}/src/part.ts`],
  [`${root}/src/part.ts`]: [
    `import { Volume2 as Loud, XIcon } from "lucide-react";\nimport 'dexie';`,
    entry,
    `${root}/node_modules/dexie/dexie.mjs`,
  ],
  [`${root}/src/later.ts`]: [`import { Star } from 'lucide-react';`, entry],
  [entry]: [
    `export { default as Volume2 } from './icons/volume-2.mjs';
     export { default as LucideX, default as X, default as XIcon } from './icons/x.mjs';
     export { default as Star } from './icons/star.mjs';`,
  ],
};

const graph = {
  getModuleInfo(id: string) {
    const [code, ...importedIds] = modules[id] ?? [''];
    return { code, importedIds } as unknown as Rolldown.ModuleInfo;
  },
};

it('a first screen needs its own modules and the icons that they show, under whatever names, and no packages', () => {
  const screen = [`${root}/src/Screen.tsx`];
  const needed = (id: string): boolean => needs(screen, id, graph);
  expect(['Screen.tsx', 'part.ts', 'later.ts'].map((file) => needed(`${root}/src/${file}`))).toEqual([true, true, false]);
  expect(['volume-2', 'x', 'star'].map((icon) => needed(`${lucide}/icons/${icon}.mjs`))).toEqual([true, true, false]);
  expect([entry, `${root}/node_modules/dexie/dexie.mjs`].map(needed)).toEqual([false, false]);
});
