import type { Plugin, Rolldown } from 'vite';
import { type FirstScreen, family, signIn } from './first-screens.ts';
import { fileWith } from './modules.ts';
import { pageData } from './page-data.ts';

/**
 * Tells index.html which files each first screen needs besides the app's entry file. The page's script preloads those of the sign-in where no family is
 * known on the device, and those of the family where one is.
 */
export function preloadFirstScreen(): Plugin {
  return {
    name: 'preload-first-screen',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, chunk: entry }) {
        const of = (screen: FirstScreen) => (bundle === undefined || entry === undefined ? [] : filesOf(bundle, entry, screen));
        return [pageData('first-files', { signIn: of(signIn), family: of(family) }, 'head-prepend')];
      },
    },
  };
}

/** The files that a screen needs, without those that the entry file imports anyway. */
function filesOf(bundle: Rolldown.OutputBundle, entry: Rolldown.OutputChunk, screen: FirstScreen): string[] {
  const there = closure(bundle, entry.fileName);
  const files = new Set(screen.flatMap((module) => [...closure(bundle, nameOf(bundle, module))]));
  return [...files].filter((file) => !there.has(file)).map((file) => `/${file}`);
}

/** Throws where no file of the bundle has the module. */
function nameOf(bundle: Rolldown.OutputBundle, module: string): string {
  const name = fileWith(module, bundle);
  if (name === null) throw new Error(`${module} is in no file.`);
  return name;
}

/** The file and all files that it imports, directly or not. */
function closure(bundle: Rolldown.OutputBundle, fileName: string, found = new Set<string>()): Set<string> {
  const file = bundle[fileName];
  if (file?.type !== 'chunk' || found.has(fileName)) return found;
  found.add(fileName);
  for (const other of file.imports) closure(bundle, other, found);
  return found;
}
