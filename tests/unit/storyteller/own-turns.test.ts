import { expect, test } from 'vitest';
import { remember } from '../../../src/storyteller/engine/keepsake.ts';
import { tellFirst } from '../../../src/storyteller/engine/tell.ts';
import { tellingOf } from '../../../src/storyteller/engine/telling.ts';
import { loadLibrary } from '../../../src/storyteller/load.ts';
import { archetypesFor } from '../../../src/storyteller/tales/own/archetype.ts';
import { readWords } from '../../../src/storyteller/tales/own/read.ts';
import { child, request } from '../../support/small-library.ts';

/** The tales that a family hears which types these words, one evening after the other. */
async function evenings(ages: readonly number[], ideas: readonly string[]): Promise<(string | undefined)[]> {
  const told: (string | undefined)[] = [];
  let { memory } = request();
  for (const customTheme of ideas) {
    const { library } = await loadLibrary({ theme: null, customTheme });
    const children = ages.map((age, at) => child(`Child ${at}`, age));
    const step = tellFirst({ ...request({ children, theme: null, customTheme }), memory }, library);
    told.push(tellingOf(step)?.tale);
    memory = remember(memory, [step]);
  }
  return told;
}

const ideas = ['soup soup soup', 'my stick', 'nothing happens', 'the queen has a red hat'];

test('a family that often types its own words hears the stage and the country in turn', async () => {
  expect(await evenings([6, 8], ideas)).toEqual(['own-stage', 'own-land', 'own-stage', 'own-land']);
});

test('where a child is under five it is always the stage', async () => {
  expect(await evenings([4, 8], ideas)).toEqual(['own-stage', 'own-stage', 'own-stage', 'own-stage']);
});

test('a creature by itself has a day of its own in turn with these', async () => {
  expect(await evenings([6], ['sloths', 'two owls', '🦖', 'diggers'])).toEqual(['own-stage', 'own-land', 'own-day', 'own-stage']);
});

test.each([
  ['trains', ['stage', 'land', 'journey']],
  ['🚒', ['stage', 'land', 'rescue']],
  ['the car wash', ['stage', 'land']],
  ['washing the dirty dinosaur', ['stage', 'land']],
  ['bin lorry day', ['stage', 'day']],
  ['The lamp goes out. They see a boat. It gets past the rocks', ['stage']],
])('“%s” is told by turns as %j', (typed, archetypes) => {
  expect(archetypesFor(readWords(typed))).toEqual(archetypes);
});
