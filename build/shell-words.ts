import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { ShellWords } from '../src/messages/app/shell.ts';
import { fileWith } from './modules.ts';
import { pageData } from './page-data.ts';

/**
 * Gives index.html the texts of the page shell (what it shows before the app runs) in every language, as data that the page's script puts into its
 * elements before anything is painted. The script also preloads the file with all other texts of that language, since the first screen waits for it.
 */

const messages = resolve(import.meta.dirname, '../src/messages');
const folder = resolve(messages, 'languages');

async function englishWords(): Promise<ShellWords> {
  return (await runnerImport<{ shellWords: ShellWords }>(resolve(messages, 'app/shell.ts'))).module.shellWords;
}

async function otherWords(file: string): Promise<ShellWords> {
  return (await runnerImport<{ default: { shell: ShellWords } }>(resolve(folder, file))).module.default.shell;
}

/** The plugin. */
export function shellWords(): Plugin {
  return {
    name: 'shell-words',
    transformIndexHtml: {
      order: 'post',
      // In development there is no bundle, and no file of a language.
      async handler(_html, { bundle = {} }) {
        const others = await Promise.all(
          readdirSync(folder)
            .toSorted()
            .map(async (file) => {
              const words = await otherWords(file);
              const name = fileWith(resolve(folder, file), bundle);
              return [basename(file, '.ts'), { file: name === null ? null : `/${name}`, words }] as const;
            }),
        );
        const english = { file: null, words: await englishWords() };
        return [pageData('shell-words', { en: english, ...Object.fromEntries(others) }, 'body-prepend')];
      },
    },
  };
}
