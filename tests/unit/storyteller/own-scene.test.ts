import { describe, expect, test } from 'vitest';
import notYet from '../../../src/storyteller/tales/en/own/not-yet.json' with { type: 'json' };
import { fillArchetype } from '../../../src/storyteller/tales/own/fill.ts';
import { isGrave, mended, sceneIn } from '../../../src/storyteller/tales/own/plays/scene.ts';
import { readWords } from '../../../src/storyteller/tales/own/read.ts';

const scene = (typed: string) => sceneIn(readWords(typed));

describe('what happens in a family’s own words, read as a sentence', () => {
  test.each([
    ['a magpie steals the queens crown', 'a magpie steals the queen’s crown', 'Who gets it back', 'is back'],
    ['ein drache frisst unsere schuhe', 'the dragon eats the shoes', 'How do they come out again?', 'the shoes come out again'],
    ['Bunny was forgotten in the park', 'Bunny was forgotten in the park', 'Who goes to get Bunny', 'Bunny is back'],
    [
      'Nils and Ava are detectives and mummy is the thief',
      'Nils and Ava are detectives, and Mummy is the thief',
      'How do you catch Mummy?',
      'Mummy is caught',
    ],
    [
      'a lion who cant roar only whispers',
      'the lion can’t roar, only whispers',
      'Who needs exactly that?',
      'whispers are just what was needed',
    ],
    ['the carpet is honey', 'the carpet is honey', 'How do you get across?', 'you are across'],
    [
      'a snail that wants to be a racing driver',
      'the snail wants to be a racing driver',
      'able to do for that',
      'the snail is a racing driver',
    ],
    ['the tractor is stuck in the mud', 'the tractor is stuck in the mud', 'How do you get the tractor out?', 'the tractor is free'],
    ['the wizard has no hat', 'the wizard has no hat', 'Who makes', 'the hat is there'],
    ['a walrus moves in with us', 'a walrus moves in with you', 'What has the walrus brought along?', 'the walrus stays for supper'],
    ['robots keep on dancing', 'robots keep on dancing', 'What helps?', 'robots stop dancing'],
    ['two mice find a cheese', 'two mice find a cheese', 'What lies on top of it?', 'the cheese is found'],
  ])('%s', (typed, deed, asked, end) => {
    const found = scene(typed);
    expect(found?.deed).toBe(deed);
    expect(found?.outcome?.asked).toContain(asked);
    expect(found?.outcome?.end).toContain(end);
  });

  test.each([
    ['an oyster lands on our roof', 'the oyster'],
    ['penguins tidy their room', 'penguins'],
    ['Lotte and Ben cook a soup', 'Lotte and Ben'],
    ['there is a bear in the hall', ''],
    ['pebbles that sing at night', 'the pebbles'],
    ['lions but they only whisper', 'the lions'],
    ['we free the owl', 'you'],
  ])('in %s it is done by “%s”', (typed, who) => {
    expect(scene(typed)?.who.text).toBe(who);
  });

  test.each(['who ate the cake', 'at the bus stop', 'a snail', 'digger digger', 'un lapin qui danse'])('%s is no sentence', (typed) => {
    expect(scene(typed)).toBeNull();
  });

  test.each(['mummy has a new baby in her tummy', 'our cat died', 'grandma is ill', 'papa ist krank'])(
    'of “%s” nobody makes a play with a trouble, and nobody is asked what goes wrong',
    (typed) => {
      const words = readWords(typed);
      expect([isGrave(words), sceneIn(words)]).toEqual([true, null]);
      expect(JSON.stringify(fillArchetype(notYet, words))).not.toMatch(/goes wrong|I’d have made it smaller/);
    },
  );

  test('where somebody of the family is in it, nobody is asked what goes wrong', () => {
    const tale = fillArchetype(notYet, readWords('grandma dances with my brother'));
    expect(JSON.stringify(tale)).not.toMatch(/goes wrong/);
  });

  test.each([
    ['A Bear Who Can’t Breath Water', 'A Bear Who Can’t Breathe Water'],
    ['a house full of butterflys', 'a house full of butterflies'],
    ['the hens tidy there room', 'the hens tidy their room'],
    ['and dad is a owl', 'and Dad is an owl'],
  ])('%s is mended', (typed, said) => {
    expect(mended(typed)).toBe(said);
  });

  test.each([
    ['my sofa is a submarine', 'your sofa is a submarine'],
    ['mama is a lion', 'Mama is a lion'],
    ['a bat without wings', 'the bat has no wings'],
  ])('“%s” is told rather than a plot of one word of it, and once in the beginning', (typed, deed) => {
    for (const said of Object.values(fillArchetype(notYet, readWords(typed)).prologue.said))
      expect((said ?? '').split(/(?<=[.!?])\s/).filter((sentence) => sentence.includes('story: '))).toEqual([
        expect.stringContaining(`story: ${deed}!`),
      ]);
  });

  test('two sides of a story are two parts', () => {
    const tale = fillArchetype(notYet, readWords('Nils and Ava are detectives and mummy is the thief'));
    const off = JSON.stringify(tale.scenes.find(({ id }) => id === 'off'));
    expect(off).toContain('as the baddy');
    expect(off).toContain('as a detective');
  });

  test('what is done differs from page to page', () => {
    const tale = fillArchetype(notYet, readWords('a magpie steals the queens crown'));
    const work = JSON.stringify(tale.scenes.find(({ id }) => id === 'work'));
    expect(work).toContain('creep up on two fingers');
    expect(JSON.stringify(tale.scenes.filter(({ min }) => min === 5))).toContain('the magpie has noticed something!');
    for (const { call } of tale.endings) expect(JSON.stringify(call)).toContain('run home on two fingers');
  });
});

test('whom and what it is of ends before how it is done, and before what comes behind', () => {
  const told = (typed: string) => JSON.stringify(sceneIn(readWords(typed)));
  expect(told('a wizard that only eats carrots and there are none left')).not.toMatch(/the wizard only[,:?!"]/);
  expect(sceneIn(readWords('a bear who is afraid of bees but has to visit one'))?.what?.text ?? 'bees').toBe('bees');
});
