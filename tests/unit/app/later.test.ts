import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { chunks } from '../../../build/chunks.ts';
import { isLater, languageOf } from '../../../sw/later.ts';

const root = resolve(import.meta.dirname, '../../..');

/** The address of the file that a build makes of the module. */
function fileOf(module: string): string {
  const id = `${root}/${module}`;
  for (const { name, test } of chunks) {
    const called =
      typeof name === 'string' ? typeof test === 'function' && test(id) === true && name : name(id, { getModuleInfo: () => null });
    if (typeof called === 'string') return `/assets/${called}-CpKpo9pf.js`;
  }
  throw new Error(`No group takes ${module}.`);
}

it('on a first visit, the backend’s client and what only some stories need are cached last', () => {
  expect(isLater(fileOf('node_modules/@supabase/supabase-js/index.mjs'))).toBe(true);
  expect(isLater(fileOf('src/storyteller/tales/en/own/journey.json'))).toBe(true);
  // Only some stories with the family's own words need it.
  expect(isLater(fileOf('src/storyteller/tales/own/words/lexicon/en/things.json'))).toBe(true);
  for (const first of ['storyteller/safety/trouble.ts', 'storyteller/tales/en/onward/onward.json']) {
    expect(isLater(fileOf(`src/${first}`))).toBe(false);
  }
  expect(languageOf(fileOf('src/messages/languages/de.ts'))).toBe('de');
});
