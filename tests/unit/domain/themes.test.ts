import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bin } from '../../../scripts/support/steps.ts';
import { filesFor, readThemes } from '../../../scripts/themes.ts';

const root = join(import.meta.dirname, '../../..');
test.each([...filesFor(readThemes())])('%s matches the themes’ files; if not, run `npm run themes`', (path, content) => {
  const formatted = execFileSync(join(root, bin('biome')), ['format', `--stdin-file-path=${path}`], { cwd: root, input: content });
  expect(readFileSync(join(root, path), 'utf8')).toBe(formatted.toString());
});

test('every theme has texts in all languages, a place and a rank', () => {
  const themes = readThemes();
  for (const theme of themes) expect(Object.keys(theme.words)).toEqual(Object.keys(themes[0]?.words ?? {}));
  expect(themes.map(({ order }) => order)).toEqual(themes.map((_, at) => at + 1));
  for (const age of ['little', 'big'] as const) {
    const ranks = themes.flatMap(({ recommended }) => recommended?.charms[age] ?? []);
    expect(ranks.toSorted((a, b) => a - b)).toEqual(ranks.map((_, at) => at + 1));
  }
});
