import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

type Modules = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null };
export type FirstScreen = readonly string[];

const source = (file: string): string => resolve(import.meta.dirname, '../src', file);

/** Where the first screen begins: with nobody signed in, and with somebody. */
export const signIn: FirstScreen = [source('app/screens/Auth.tsx')];
export const family: FirstScreen = [source('app/MainRoute.tsx'), source('app/open-family.ts')];

/** Whether a first screen can't be shown without a module. */
export function needs(screen: FirstScreen, id: string, modules: Modules): boolean {
  const needed = found.get(screen) ?? neededBy(screen, modules);
  found.set(screen, needed);
  return needed.has(/\/lucide-react\/.*\/icons\/(.+)\.mjs$/.exec(id)?.[1] ?? id);
}

const found = new WeakMap<FirstScreen, ReadonlySet<string>>();

/**
 * Our modules that a first screen can't be shown without, and the names of its icons. (What those use of a package comes with them; but lucide has one
 * module that leads to all icons, so which of them two screens both show is read from their code.)
 */
function neededBy(screen: FirstScreen, modules: Modules): ReadonlySet<string> {
  const needed = new Set(screen);
  // What is added to a set while it is walked is walked too.
  for (const id of needed) {
    const module = modules.getModuleInfo(id);
    for (const other of module?.importedIds ?? []) if (!other.includes('/node_modules/')) needed.add(other);
    for (const [, names = ''] of (module?.code ?? '').matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g))
      for (const name of names.split(',')) needed.add(iconFile(name.trim()));
  }
  return needed;
}

/** `Volume2 as Loud` is in `volume-2`. */
const iconFile = (name: string): string =>
  name
    .replace(/ as .*/, '')
    .replace(/(?<=[a-z])(?=[A-Z\d])/g, '-')
    .toLowerCase();
