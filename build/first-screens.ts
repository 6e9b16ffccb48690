import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

type Modules = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null };
export type FirstScreen = readonly string[];

const source = (file: string): string => resolve(import.meta.dirname, '../src', file);

/** The modules that a first screen is loaded by: the sign-in, and what a family that is known on the device sees. */
export const signIn: FirstScreen = [source('app/screens/Auth.tsx')];
export const family: FirstScreen = [source('app/family/MainRoute.tsx'), source('app/family/open-family.ts')];

/** Whether a first screen needs a module before it can be shown. Looked up by the bundler for every module, so the answer for a screen is kept. */
export function needs(screen: FirstScreen, id: string, modules: Modules): boolean {
  const needed = found.get(screen) ?? neededBy(screen, modules);
  found.set(screen, needed);
  return needed.has(/\/lucide-react\/.*\/icons\/(.+)\.mjs$/.exec(id)?.[1] ?? id);
}

const found = new WeakMap<FirstScreen, ReadonlySet<string>>();

/**
 * The ids of the app's own modules that a screen imports, directly or not, and the file names of the icons that they show. Packages are left out: the
 * bundler puts them beside the modules that import them. Icons are the exception, since lucide's one entry imports them all; which ones a screen shows is
 * read from the import statements in its code.
 */
function neededBy(screen: FirstScreen, modules: Modules): ReadonlySet<string> {
  const needed = new Set(screen);
  // The loop also reaches what is added to the set while it runs.
  for (const id of needed) {
    const module = modules.getModuleInfo(id);
    for (const other of module?.importedIds ?? []) if (!other.includes('/node_modules/')) needed.add(other);
    for (const [, names = ''] of (module?.code ?? '').matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g))
      for (const name of names.split(',')) needed.add(iconFile(name.trim()));
  }
  return needed;
}

/** The file of an imported icon: `Volume2 as Loud` is in `volume-2`. */
const iconFile = (name: string): string =>
  name
    .replace(/ as .*/, '')
    .replace(/(?<=[a-z])(?=[A-Z\d])/g, '-')
    .toLowerCase();
