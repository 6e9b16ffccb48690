import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Writes the lists of files that the storyteller loads: bundlers, Node and Deno need every import spelled out. */

const root = resolve(import.meta.dirname, '../../src/storyteller');
const tales = join(root, 'tales/en');
const head = '// Written by `npm run story:check`: a new file needs nothing but to lie in its folder.\n';

function filesIn(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .sort()
    : [];
}

function nameOf(file: string): string {
  return file.replace('.json', '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function importsOf(files: readonly string[], path: string): string {
  return files.map((file) => `import ${nameOf(file)} from '${path}/${file}' with { type: 'json' };`).join('\n');
}

/** Each list's path under `src/storyteller` with what it should hold. */
export function lists(): Map<string, string> {
  const found = new Map<string, string>();
  const mechanics = filesIn(join(root, 'mechanics'));
  found.set(
    'mechanics/list.ts',
    `${head}${importsOf(mechanics, '.')}\n\nexport const mechanicLists: readonly (readonly unknown[])[] = [${mechanics.map(nameOf).join(', ')}];\n`,
  );
  const themes = readdirSync(tales)
    .filter((theme) => !['own', 'onward'].includes(theme) && filesIn(join(tales, theme)).length > 0)
    .sort();
  for (const theme of themes) {
    const files = filesIn(join(tales, theme));
    found.set(
      `tales/lists/theme-${theme}.ts`,
      `${head}${importsOf(files, `../en/${theme}`)}\n\nexport const tales: readonly unknown[] = [${files.map(nameOf).join(', ')}];\n`,
    );
  }
  const own = filesIn(join(tales, 'own'));
  const loaders = themes.map((theme) => `  '${theme}': () => import('./lists/theme-${theme}.ts'),`).join('\n');
  const kinds = own
    .map((file) => `  '${file.replace('.json', '')}': () => import('../tales/en/own/${file}', { with: { type: 'json' } }),`)
    .join('\n');
  const seasonLists = themes.map((theme) => {
    const ids = filesIn(join(tales, theme)).map(
      (file) => JSON.parse(readFileSync(join(tales, theme, file), 'utf8')) as { id: string; season: number },
    );
    const inOrder = ids.sort((a, b) => a.season - b.season).map(({ id }) => `'${id}'`);
    return `  '${theme}': [${inOrder.join(', ')}],`;
  });
  found.set(
    'tales/seasons.ts',
    `${head}/** Theme → the ids of its tales, in the order of the season. */
export const seasons: Readonly<Record<string, readonly string[]>> = {
${seasonLists.join('\n')}
};
`,
  );
  found.set(
    'tales/list.ts',
    `${head}/** Theme → its tales. */
export const themeLoaders: Readonly<Record<string, () => Promise<{ tales: readonly unknown[] }>>> = {
${loaders}
};

/** A tale for a family's own words, by its id. */
export const ownLoaders: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
${kinds}
};
`,
  );
  return found;
}

/** Brings the lists up to date. */
export function writeLists(): void {
  for (const [path, text] of lists()) {
    const file = join(root, path);
    mkdirSync(resolve(file, '..'), { recursive: true });
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}
