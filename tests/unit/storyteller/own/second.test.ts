import { expect, test } from 'vitest';
import { frameSlots } from '../../../../src/storyteller/tales/own/plays/frames/frame-slots.ts';
import { readWords } from '../../../../src/storyteller/tales/own/read/read.ts';
import { ownTale } from './own-tale.ts';

const named = (words: string, slot: string) => {
  const said = frameSlots(readWords(words))[slot];
  return typeof said === 'string' ? said : said?.text;
};

test.each([
  ['our cat Frau Schmitt had kittens under the sofa', 'Frau Schmitt', 'the sofa'],
  ['nobody is allowed to step on the carpet', 'it', 'the carpet'],
  ['the bees have no flowers', 'the bees', 'the flowers'],
  ['a snail that lives in our letterbox', 'the snail', 'the letterbox'],
  // What somebody thinks they are is nothing else.
  ['a lamb called Gravy who thinks shes a dog', 'Gravy', ''],
  ['NEPA took the light again', 'NEPA', ''],
  ['whoever loses at cards has to do the dishes', 'it', 'the dishes'],
  ['our cat Pickle has stolen daddys sock', 'Pickle', ''],
  ['ein Drache der keine Nudeln mag', 'the dragon', ''],
  ['we go out every day of the week', 'it', ''],
  ['excavators', 'the excavators', ''],
  ['we are not allowed to eat on the sofa anymore', 'it', 'the sofa'],
])('%s: besides %s, what else is there is asked for: “%s”', (words, about, second) => {
  expect([named(words, 'it'), named(words, 'second')]).toEqual([about, second]);
});

test.each([
  ['mira doesnt want to brush her teeth', 'the teeth'],
  ['jonah wont put his shoes on', 'the shoes'],
  ['Theo always wants to be first and Ida cries', 'it'],
])('%s: no child is the trouble by name', (words, about) => {
  expect(named(words, 'it')).toBe(about);
});

test('it is asked for on a page of its own, and is there in the end', async () => {
  const { scenes, endings } = await ownTale('nobody is allowed to step on the carpet');
  expect(scenes.filter(({ here }) => JSON.stringify(here).includes('where is the carpet'))).toHaveLength(1);
  for (const { open } of endings) expect(JSON.stringify(open)).toContain('the carpet');
});

test('a second child is whoever is named beside the first', () => {
  expect(named('Paw Patrol and Elsa pizza party', 'otherStar')).toBe('Elsa');
  expect(named('Theo’s dog and Emma’s cat', 'otherStar')).not.toBe('Emma');
});
