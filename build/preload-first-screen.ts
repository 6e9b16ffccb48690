import type { Plugin, Rolldown } from 'vite';
import { type FirstScreen, family, signIn } from './first-screens.ts';

/** Where the page names the files of a first screen, and what that screen is. */
const screens = { SIGN_IN_FILES: signIn, FAMILY_FILES: family };

/**
 * Tells the page which files the first screen needs beside the app's first one: its own script asks for those of the sign-in where nobody is known on
 * the device, and for those of the family where one is (index.html).
 */
export function preloadFirstScreen(): Plugin {
  return {
    name: 'preload-first-screen',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk: entry }) {
        return Object.entries(screens).reduce((page, [place, screen]) => {
          if (!page.includes(place)) throw new Error(`index.html has no place for ${place}.`);
          const files = bundle === undefined || entry === undefined ? [] : filesOf(bundle, entry, screen);
          return page.replace(place, () => JSON.stringify(files));
        }, html);
      },
    },
  };
}

/** The files of a screen, without what the first file brings. */
function filesOf(bundle: Rolldown.OutputBundle, entry: Rolldown.OutputChunk, screen: FirstScreen): string[] {
  const there = closure(bundle, entry.fileName);
  const files = new Set(screen.flatMap((module) => [...closure(bundle, fileOf(bundle, module))]));
  return [...files].filter((file) => !there.has(file)).map((file) => `/${file}`);
}

function fileOf(bundle: Rolldown.OutputBundle, module: string): string {
  const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.includes(module));
  if (found === undefined) throw new Error(`${module} is in no file.`);
  return found.fileName;
}

/** The file and all that it can't run without. */
function closure(bundle: Rolldown.OutputBundle, fileName: string, found = new Set<string>()): Set<string> {
  const file = bundle[fileName];
  if (file?.type !== 'chunk' || found.has(fileName)) return found;
  found.add(fileName);
  for (const other of file.imports) closure(bundle, other, found);
  return found;
}
