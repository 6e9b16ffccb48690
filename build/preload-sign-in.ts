import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const screen = resolve(import.meta.dirname, '../src/app/screens/Auth.tsx');

/**
 * The page asks for the sign-in's code together with its first script, which alone would know 0.7 s later on Slow 4G that nobody is signed in. Whoever is
 * has these files on the device.
 */
export function preloadSignIn(): Plugin {
  return {
    name: 'preload-sign-in',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, chunk: entry }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const signIn = chunks.find(({ facadeModuleId }) => facadeModuleId === screen);
        if (signIn === undefined || entry === undefined) throw new Error(`${screen} has become no file of its own.`);
        const there = closure(bundle, entry.fileName);
        const wanted = [...closure(bundle, signIn.fileName)].filter((file) => !there.has(file));
        return wanted.map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        }));
      },
    },
  };
}

/** The file and all that it can't run without. */
function closure(bundle: Rolldown.OutputBundle, fileName: string, found = new Set<string>()): Set<string> {
  const file = bundle[fileName];
  if (file?.type !== 'chunk' || found.has(fileName)) return found;
  found.add(fileName);
  for (const other of file.imports) closure(bundle, other, found);
  return found;
}
