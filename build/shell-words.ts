import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import type { ShellWords } from '../src/messages/shell.ts';

/**
 * The page's own words in the language that its reader asks for. English is written into the page; of every other language it carries the same
 * few words, and its own script takes them before anything is painted (index.html). The script also asks for all other words of that language
 * at once, beside the app's first file: the first screen waits for them.
 */

const messages = resolve(import.meta.dirname, '../src/messages');
const folder = resolve(messages, 'languages');

async function englishWords(): Promise<ShellWords> {
  return (await runnerImport<{ shellWords: ShellWords }>(resolve(messages, 'shell.ts'))).module.shellWords;
}

async function otherWords(file: string): Promise<ShellWords> {
  return (await runnerImport<{ default: { shell: ShellWords } }>(resolve(folder, file))).module.default.shell;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Where the build has put a language's words; null where there is no build. */
function fileOf(module: string, bundle: Rolldown.OutputBundle | undefined): string | null {
  const chunk = Object.values(bundle ?? {}).find((one) => one.type === 'chunk' && one.moduleIds.includes(module));
  return chunk === undefined ? null : `/${chunk.fileName}`;
}

export function shellWords(): Plugin {
  return {
    name: 'shell-words',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const english = await englishWords();
        const files = readdirSync(folder).toSorted();
        const others = await Promise.all(
          files.map(async (file) => {
            const words = await otherWords(file);
            return [file.replace(/\.ts$/, ''), { file: fileOf(resolve(folder, file), bundle), words }] as const;
          }),
        );
        // `<` would end the script, or begin a comment in it.
        const json = JSON.stringify(Object.fromEntries(others)).replaceAll('<', '\\u003c');
        const said = Object.entries(english).reduce(
          (page, [word, text]) => page.replaceAll(`data-say="${word}"></`, `data-say="${word}">${escaped(text)}</`),
          html,
        );
        if (/data-say="\w+"><\//.test(said) || !said.includes('SHELL_WORDS'))
          throw new Error('index.html and the shell’s words do not fit.');
        return said.replace('SHELL_WORDS', () => json);
      },
    },
  };
}
