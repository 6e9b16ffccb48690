import { expect, test } from 'vitest';
import { newsSlots } from '../../../../src/storyteller/tales/own/plays/frames/news.ts';
import { readWords } from '../../../../src/storyteller/tales/own/read/read.ts';
import { ownTale } from './own-tale.ts';

const shown = (words: string) => {
  const { it, word1, word2 } = newsSlots(readWords(words));
  return [typeof it === 'string' ? it : it?.text, word1, word2];
};

test.each([
  ['our cat Frau Schmitt had kittens under the sofa', 'Frau Schmitt', 'kittens', 'sofa'],
  ['nobody is allowed to step on the carpet', 'it', 'step', 'carpet'],
  ['the bees have no flowers', 'the bees', 'flowers', ''],
  ['ein Drache der keine Nudeln mag', 'the dragon', 'Nudeln', ''],
  ['el reloj que anda al reves', 'it', 'reloj', 'reves'],
  ['excavators', 'the excavators', '', ''],
  ['our cat Pickle has stolen daddys sock', 'Pickle', 'stolen', 'sock'],
])('%s: besides %s, what else is said is shown, too', (words, ...expected) => {
  expect(shown(words)).toEqual(expected);
});

test.each([
  ['mira doesnt want to brush her teeth', 'the teeth'],
  ['jonah wont put his shoes on', 'the shoes'],
  ['Theo always wants to be first and Ida cries', 'it'],
])('%s: no child is the trouble by name', (words, about) => {
  const [it, ...keys] = shown(words);
  expect(it).toBe(about);
  expect(keys.join(' ')).not.toMatch(/cr(?:y|ies)|Ida|Theo/i);
});

test('each is asked for on a page of its own, and once more at the end', async () => {
  const { scenes, endings } = await ownTale('the hallway is full of fog');
  const pages = scenes.filter(({ here }) => JSON.stringify(here).includes('‘fog’'));
  expect(pages.length).toBeGreaterThan(0);
  for (const { open } of endings) expect(JSON.stringify(open)).toMatch(/‘(?:full|fog)’/);
});
