import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const screen = resolve(import.meta.dirname, '../src/app/screens/Auth.tsx');

/**
 * Tells the page which files the sign-in needs beside the app's first ones: its own script asks for them where nobody is known on the device
 * (index.html). An installed app that has a family starts without them.
 */
export function preloadSignIn(): Plugin {
  return {
    name: 'preload-sign-in',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk: entry }) {
        if (!html.includes('SIGN_IN_FILES')) throw new Error('index.html has no place for the files of the sign-in.');
        const files = bundle === undefined || entry === undefined ? [] : signInFiles(bundle, entry);
        return html.replace('SIGN_IN_FILES', () => JSON.stringify(files));
      },
    },
  };
}

function signInFiles(bundle: Rolldown.OutputBundle, entry: Rolldown.OutputChunk): string[] {
  const signIn = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId === screen);
  if (signIn === undefined) throw new Error(`${screen} has become no file of its own.`);
  const there = closure(bundle, entry.fileName);
  return [...closure(bundle, signIn.fileName)].filter((file) => !there.has(file)).map((file) => `/${file}`);
}

/** The file and all that it can't run without. */
function closure(bundle: Rolldown.OutputBundle, fileName: string, found = new Set<string>()): Set<string> {
  const file = bundle[fileName];
  if (file?.type !== 'chunk' || found.has(fileName)) return found;
  found.add(fileName);
  for (const other of file.imports) closure(bundle, other, found);
  return found;
}
