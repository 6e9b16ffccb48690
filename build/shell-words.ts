import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import type { ShellWords } from '../src/messages/shell.ts';

/**
 * Writes the texts of the page shell (what index.html shows before the app runs) into index.html: English into the elements, every other language as
 * data that the page's script puts in their place before anything is painted. The script also preloads the file with all other texts of that language,
 * since the first screen waits for it.
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

/** The address of the file that has a language's texts; null in development, where there is no bundle. */
function fileOf(module: string, bundle: Rolldown.OutputBundle | undefined): string | null {
  const chunk = Object.values(bundle ?? {}).find((one) => one.type === 'chunk' && one.moduleIds.includes(module));
  return chunk === undefined ? null : `/${chunk.fileName}`;
}

/** The plugin. A build fails where index.html asks for a text that the shell does not have, or lacks the placeholder `SHELL_WORDS`. */
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
            return [basename(file, '.ts'), { file: fileOf(resolve(folder, file), bundle), words }] as const;
          }),
        );
        // A `<` in a text could end the script element, or begin a comment in it.
        const json = JSON.stringify(Object.fromEntries(others)).replaceAll('<', '\\u003c');
        const said = Object.entries(english).reduce(
          (page, [word, text]) => page.replaceAll(`data-say="${word}"></`, `data-say="${word}">${escaped(text)}</`),
          html,
        );
        if (/data-say="\w+"><\//.test(said) || !said.includes('SHELL_WORDS'))
          throw new Error('index.html asks for a text that src/messages/shell.ts does not have, or lacks SHELL_WORDS.');
        return said.replace('SHELL_WORDS', () => json);
      },
    },
  };
}
