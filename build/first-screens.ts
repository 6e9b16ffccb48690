import { resolve } from 'node:path';
import { parseSync, type Rolldown } from 'vite';
import { isIn } from './modules.ts';

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
  return needed.has(id);
}

const found = new WeakMap<FirstScreen, ReadonlySet<string>>();

/**
 * The ids of the app's own modules that a screen imports, directly or not, and of the icons that they show. Packages are left out: the bundler puts them beside
 * the modules that import them. Icons are the exception, since lucide's one entry imports them all.
 */
function neededBy(screen: FirstScreen, modules: Modules): ReadonlySet<string> {
  const needed = new Set(screen);
  const shown = new Set<string | null>();
  let lucide: string | undefined;
  // The loop also reaches what is added to the set while it runs.
  for (const id of needed) {
    const module = modules.getModuleInfo(id);
    for (const other of module?.importedIds ?? []) {
      if (!other.includes('/node_modules/')) needed.add(other);
      if (!isIn(other, 'node_modules/lucide-react/')) continue;
      lucide = other;
      for (const name of iconsIn(module?.code ?? '')) shown.add(name);
    }
  }
  if (lucide === undefined) return needed;
  for (const [name, file] of iconFiles(modules.getModuleInfo(lucide)?.code ?? ''))
    if (shown.has(name)) needed.add(resolve(lucide, '..', file));
  return needed;
}

/** The names that code imports from lucide. */
function iconsIn(code: string): (string | null)[] {
  const imports = parseSync('module.js', code).module.staticImports.filter(({ moduleRequest }) => moduleRequest.value === 'lucide-react');
  return imports.flatMap(({ entries }) => entries.map(({ importName }) => importName.name));
}

/** The names that lucide's entry exports, several for an icon, each with the file that it is in. */
function iconFiles(entry: string): [name: string | null, file: string][] {
  const exports = parseSync('entry.js', entry).module.staticExports.flatMap(({ entries }) => entries);
  return exports.flatMap(({ exportName, moduleRequest }) => (moduleRequest === null ? [] : [[exportName.name, moduleRequest.value]]));
}
