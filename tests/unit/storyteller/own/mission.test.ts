import { describe, expect, test } from 'vitest';
import { hitsIn } from '../../../../src/storyteller/safety/rendered.ts';
import { archetypesFor } from '../../../../src/storyteller/tales/own/archetype.ts';
import errands from '../../../../src/storyteller/tales/own/plays/en/errands.json' with { type: 'json' };
import rows from '../../../../src/storyteller/tales/own/plays/en/tasks.json' with { type: 'json' };
import { heroesIn } from '../../../../src/storyteller/tales/own/plays/mission/heroes.ts';
import { missionSlots } from '../../../../src/storyteller/tales/own/plays/mission/mission.ts';
import { readWords } from '../../../../src/storyteller/tales/own/read/read.ts';
import { ownTales } from '../../../../src/storyteller/tales/own.ts';
import { limits } from './everybody.ts';

/** The four parts of the errand for a happening. */
function rowOf(happening: string): string[] {
  const [, text = ''] = Object.entries(errands.happenings).find(([key]) => key.split(' ').includes(happening)) ?? [];
  return text.split('/');
}

const slots = (words: string) => missionSlots(readWords(words));

describe('the children are those whom a family’s words are about', () => {
  test.each([
    ['dragon castle', 'dragons'],
    ['firefighters save a cat', 'firefighters'],
    ['axolotl olympics', 'axolotls'],
    ['Bin lorry drivers in space', 'bin lorry drivers'],
    ['a museum where the statues move at night', 'statues'],
    ['the lego men escaped from their box', 'lego men'],
    ['We’re moving house on Saturday and the boxes are alive', 'boxes'],
    ['hamster peanut runs away to join the circus', 'hamsters'],
    ['police chase a banana thief', 'police officers'],
    ['los animales del zoo se escaparon', 'animals'],
    ['a lighthouse keeper', 'lighthouse keepers'],
    ['the floor is lava', 'lava walkers'],
    ['the avengers but they are all babies', 'baby superheroes'],
  ])('“%s”: %s', (words, heroes) => {
    expect(heroesIn(readWords(words))?.hero.many).toBe(heroes);
  });

  test.each(['rescue the kitten from the well', 'the kitten is stuck in the tree', 'a whale on the beach needs help'])(
    '“%s”: whoever is to be saved is saved by somebody else',
    (words) => {
      expect(heroesIn(readWords(words))?.hero.many).toBe('rescuers');
      expect(slots(words)['last']).toMatch(/is safe and sound, and home again$/);
    },
  );

  test.each(['everything in the house turned to jelly', 'my loose tooth', 'Papa est devenu tout petit'])(
    '“%s” names nobody whom they could be',
    (words) => {
      expect(heroesIn(readWords(words))).toBeNull();
      expect(archetypesFor(readWords(words))).not.toContain('mission');
    },
  );
});

describe('what they do is what their idea is full of', () => {
  test.each([
    ['dragon castle', 'breathe fire', 'haul up the drawbridge', ' at the castle'],
    ['axolotl olympics', 'wave the feathery gills', 'carry the torch', ' at the olympics'],
    ['detectives on a submarine', 'dust for fingerprints', 'dive down deep', ' on the submarine'],
    ['bin lorries in space', 'tip in the bins', 'float without weight', ' in space'],
  ])('“%s”: %s and %s', (words, theirs, there, at) => {
    expect(slots(words)).toMatchObject({ task1: theirs, task2: there, at });
  });

  test('what is in the way and what comes in the end are of one piece: what happens comes before where it is', () => {
    const race = rowOf('race');
    expect(slots('snail race across the kitchen')).toMatchObject({ doing: race[1], last: race[2], lastDoing: race[3] });
    expect(slots('the cat saves Christmas')['last']).toBe('Christmas is safe and sound');
    expect(slots('pirates and the ship is sinking')['aWay']).toBe('a ship that is sinking');
  });

  test('the family’s own animal keeps the list, and is rolled up in nothing', () => {
    expect(slots('our cat Biscuit is a spy')).toMatchObject({ keeper: 'Biscuit', chief: 'Chief Biscuit' });
    expect(slots('dragon castle')).toMatchObject({ keeper: 'Mrs Tick', chief: 'Chief Hupp' });
  });

  test.each([
    ['dragons', 'like dragons, with spikes of all your fingers'],
    ['mermaids under the sea', 'like mermaids, with both arms as your silver tail'],
    ['snowmen', 'like snowmen, with your arms held out like two twigs'],
    ['trains that can fly', 'like trains: turn a big wheel, with both hands'],
  ])('“%s” go %s', (words, how) => {
    expect(slots(words)).toMatchObject({ likeThem: how });
  });

  test('in a sentence about somebody it is theirs, and else what happens or where it is', () => {
    expect(slots('a bee came in our car and now it wants to go to school with us')['aWay']).toMatch(/^a bee /);
    expect(slots('excavators and diggers building site')['aWay']).toMatch(/^a builder |^a digger /);
  });

  test('two plots tell such an idea by turns, and both play what it is full of', async () => {
    const [first, second] = await ownTales('dragon castle');
    expect(new Set([first?.id, second?.id])).toEqual(new Set(['own-duty', 'own-mission']));
    for (const tale of [first, second]) expect(JSON.stringify(tale?.scenes)).toContain('Haul up the drawbridge');
  });
});

describe('every task of the table', () => {
  test.each(Object.entries({ ...rows.topics, ...rows.anybody }))(
    '%s can be said, and loses nothing to the limits for everybody',
    (_, text) => {
      for (const task of text.split('/')) {
        expect(task).toMatch(/^\p{Ll}[^:/.!?]*: \p{Ll}[^:/.!]*$/u);
        const [label = '', how = ''] = task.split(': ');
        expect(label.split(' ').length).toBeLessThanOrEqual(6);
        const lines = [
          { text: `First: ${label}! ${how}!`, for: 'aloud' as const },
          { text: label, for: 'option' as const },
        ];
        expect(limits.flatMap((each) => hitsIn(lines, each))).toEqual([]);
      }
    },
  );
});

describe('every errand of the table', () => {
  const all = Object.values(errands).flatMap((section) => Object.entries(section));

  test.each(all)('%s is somebody, a doing, an end and a doing, and loses nothing to the limits for everybody', (_, text) => {
    const [who = '', doing = '', last = '', lastDoing = '', ...more] = text.split('/');
    expect([more, /[.!?:“”]/.test(text), /^(?:an?|the) /.test(who)]).toEqual([[], false, false]);
    for (const part of [who, doing, last, lastDoing]) expect(part.split(' ').length).toBeGreaterThan(1);
    const lines = [`Help! A ${who}!`, `All together: ${doing}!`, `And look: ${last}!`, `And so: ${lastDoing}!`];
    expect(
      limits.flatMap((each) =>
        hitsIn(
          lines.map((line) => ({ text: line, for: 'aloud' as const })),
          each,
        ),
      ),
    ).toEqual([]);
  });
});
