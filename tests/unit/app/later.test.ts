import { expect, it } from 'vitest';
import { chunks } from '../../../build/chunks.ts';
import { isLater, languageOf } from '../../../sw/later.ts';

/** The address of the file that a build makes of the module. */
function fileOf(module: string): string {
  for (const { name, test } of chunks) {
    const called =
      typeof name === 'string' ? test instanceof RegExp && test.test(module) && name : name(module, { getModuleInfo: () => null });
    if (typeof called === 'string') return `/assets/${called}-CpKpo9pf.js`;
  }
  throw new Error(`No group takes ${module}.`);
}

it('a first visit keeps the client of the backend, and what only some stories need, after all else', () => {
  expect(isLater(fileOf('/node_modules/@supabase/supabase-js/index.mjs'))).toBe(true);
  expect(isLater(fileOf('/src/storyteller/tales/en/own/journey.json'))).toBe(true);
  // A plot needs it, and nothing else does.
  expect(isLater(fileOf('/src/storyteller/tales/own/lexicon/en/things.json'))).toBe(true);
  for (const first of ['storyteller/safety/trouble.ts', 'storyteller/tales/en/onward/onward.json']) {
    expect(isLater(fileOf(`/src/${first}`))).toBe(false);
  }
  expect(languageOf(fileOf('/src/messages/languages/de.ts'))).toBe('de');
});
