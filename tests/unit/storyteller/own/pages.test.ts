import { describe, expect, test } from 'vitest';
import { archetypeFor } from '../../../../src/storyteller/tales/own/archetype.ts';
import { pagesOf } from '../../../../src/storyteller/tales/own/plays/stage/pages.ts';
import { stageSlots } from '../../../../src/storyteller/tales/own/plays/stage/stage.ts';
import { readWords } from '../../../../src/storyteller/tales/own/read/read.ts';
import { ownTale } from './own-tale.ts';

const pages = (typed: string) => {
  const { long = [], last = null } = pagesOf(readWords(typed)) ?? {};
  return [...long, last].filter((page) => page !== null);
};

const bins =
  'The bin lorry comes. We pull the bins and tip them in: crunch! Then the lorry is full. At last the driver waves and goes home';

describe('what a family tells piece by piece', () => {
  test.each([
    [bins, ['The bin lorry comes', 'We pull the bins and tip them in, crunch', 'The lorry is full', 'The driver waves and goes home']],
    [
      'the children are the teachers and mum and dad have to go to school',
      ['The children are the teachers', 'Mum and dad have to go to school'],
    ],
    ['everything is upside down and we walk on the ceiling', ['Everything is upside down', 'We walk on the ceiling']],
    ['a slow race. last one wins', ['A slow race', 'Last one wins']],
    ['Bagger sind langweilig, ich will eine Straßenbahn sein', []],
    ['He comes, slowly. Penalties, we take turns', ['He comes, slowly', 'Penalties', 'We take turns']],
    ['a rescue of a baby owl, with a ladder, then we carry it home', ['A rescue of a baby owl, with a ladder', 'We carry it home']],
    ['Le chat dont je rêve part. Il revient', ['Le chat dont je rêve part', 'Il revient']],
    ['We dont go home. Mum wont sing', ['We don’t go home', 'Mum won’t sing', 'Mum sings']],
    ['Our cat Mrs. Pickle is the mayor', []],
    ['Oslo and Lamby and a picnic', []],
    ['We tidy up before grandma comes. Grandma is here. Make it fun somehow.', ['We tidy up before grandma comes', 'Grandma is here']],
    ['my tooth fell out and I swallowed it and now where is it', ['My tooth fell out', 'I swallowed it']],
    ['round and round and round', []],
    ['a knight, but no fighting please', []],
    ['garbage truck, he loves it', []],
    ['why is it dark, and where is the sun?', []],
    ['🐙🎈🚂', []],
  ])('%s', (typed, expected) => {
    expect(pages(typed)).toEqual(expected);
  });

  test('three pieces and more are the family’s own story, and are played', () => {
    expect(archetypeFor(readWords(bins))).toBe('stage');
    expect(archetypeFor(readWords('a bakery on the moon'))).toBe('shop');
  });

  test('each piece is read out in its scene, in its order, and the last one at the end', async () => {
    const { title, prologue, scenes, endings } = await ownTale(bins);
    expect(title).toBe('Tonight: The Bin Lorry Comes');
    for (const length of ['little', 'middle', 'big'] as const) {
      const told = (id: string) => {
        const here = scenes.find((scene) => scene.id === id)?.here as Readonly<Record<string, string>> | undefined;
        return here?.[length] ?? here?.['text'];
      };
      const isLittle = length === 'little';
      expect(prologue.said[length]).not.toContain('The driver waves');
      expect(told('hero')).toContain('The bin lorry comes');
      // The smallest do not all come by the scenery: they hear it in the scene after that, and do the next with Hush.
      expect(told(isLittle ? 'toomuch' : 'scenery')).toContain('We pull the bins and tip them in');
      expect(told(isLittle ? 'thumb' : 'toomuch')).toContain('The lorry is full');
      for (const { open, call } of endings) {
        const asked = call as Readonly<Record<string, string>>;
        expect(`${open[length]} ${asked[length] ?? asked['text']}`).toContain('The driver waves and goes home');
      }
    }
    // It is not told before it is played.
    expect(JSON.stringify(endings.map(({ open }) => [open.middle, open.big]))).not.toContain('The driver waves');
    expect(JSON.stringify({ prologue, scenes, endings })).not.toMatch(/your hero|underlined twice\?|<<|>>/);
  });

  test.each([
    ['The driver waves', 'wave, wave'],
    ['We wrap it up warm', 'wrap, wrap'],
    ['the octopus is squeezing through', 'squeeze, squeeze'],
    ['The waves come in', null],
    ['we take turns in goal', null],
    ['the water runs out', null],
  ])('what is done on a page is its own verb: %s', (page, act) => {
    const { move3 } = stageSlots(readWords(`The ship comes. It is dark. ${page}`));
    expect(move3 === act).toBe(act !== null);
  });
});
