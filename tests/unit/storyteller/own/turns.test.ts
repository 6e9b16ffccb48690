import { expect, test } from 'vitest';
import { remember } from '../../../../src/domain/entities/profile.ts';
import { metIn } from '../../../../src/storyteller/engine/past/keepsake.ts';
import { tellFirst } from '../../../../src/storyteller/engine/tell.ts';
import { tellingOf } from '../../../../src/storyteller/engine/telling.ts';
import { loadLibrary } from '../../../../src/storyteller/load.ts';
import { archetypesFor } from '../../../../src/storyteller/tales/own/archetype.ts';
import { readWords } from '../../../../src/storyteller/tales/own/read/read.ts';
import { child, request } from '../../../support/story/small-library.ts';

/** The tales that a family hears which types these words, one evening after the other. */
async function evenings(ages: readonly number[], ideas: readonly string[]): Promise<(string | undefined)[]> {
  const told: (string | undefined)[] = [];
  let { memory } = request();
  for (const customTheme of ideas) {
    const { library } = await loadLibrary({ theme: null, customTheme });
    const children = ages.map((age, at) => child(`Child ${at}`, age));
    const step = tellFirst({ ...request({ children, theme: null, customTheme }), memory }, library);
    told.push(tellingOf(step)?.tale);
    memory = remember(memory, metIn([step]));
  }
  return told;
}

const ideas = ['soup soup soup', 'my stick', 'a lighthouse keeper', 'the queen has a red hat'];

test.each([[1], [3], [6, 8], [12]])(
  'a family with a child of %i that often types its own words is not told in the same frame twice before each has been',
  async (...ages) => {
    expect(new Set(await evenings(ages, ideas)).size).toBe(ideas.length);
  },
);

test('what a family tells from the beginning to the end is for the stage, every time', async () => {
  const told = ['The lamp goes out. They see a boat. It gets past the rocks', 'A cake falls down. Nobody minds. We eat it with spoons'];
  expect(await evenings([6], told)).toEqual(['own-stage', 'own-stage']);
});

test('a family that types only an animal hears about its day first, and in other frames in turn', async () => {
  expect(await evenings([6], ['sloths', 'two owls', '🦖', 'hedgehogs'])).toEqual(['own-day', 'own-duty', 'own-mission', 'own-stage']);
});

test.each([
  ['the floor is lava', ['duty', 'mission', 'law']],
  ['hedgehog', ['day', 'mission', 'duty', 'stage']],
  ['trains', ['journey', 'duty', 'mission', 'stage']],
  ['🚒', ['duty', 'mission', 'stage', 'day']],
  ['the car wash', ['news', 'stage']],
  ['my loose tooth', ['news', 'stage']],
  ['washing the dirty dinosaur', ['mission', 'duty', 'stage']],
  ['bin lorry day', ['duty', 'day']],
  ['pizza delivery', ['shop']],
  ['building a snowman', ['mission', 'building']],
  ['my tooth fell out and I swallowed it and now where is it', ['news', 'law', 'stage']],
  ['the football final', ['match']],
  ['nothing happens', ['news', 'law', 'stage']],
  ['papa is in hospital and I miss him', ['lodger']],
  ['our hamster died', ['lodger']],
  ['new baby', ['lodger']],
  ['funeral for a snail', ['lodger']],
  ['hasta mañana', ['news', 'stage']],
  // Where the children are the doctors, whoever is ill is so in a game.
  ['me and ben are doctors and teddy has a poorly tummy', ['duty', 'mission', 'stage', 'shop']],
  ['i am a vet and the cow is ill because she ate a sock', ['stage']],
  ['daddy is poorly and the doctor is coming', ['lodger']],
  ['a dragon in heaven', ['stage']],
  ['a ghost pirate who died long ago', ['stage']],
  ['guns', ['stage']],
  ['The lamp goes out. They see a boat. It gets past the rocks', ['stage']],
])('“%s” is told by turns as %j', (typed, archetypes) => {
  expect(archetypesFor(readWords(typed))).toEqual(archetypes);
});
