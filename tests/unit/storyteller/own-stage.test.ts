import { describe, expect, test } from 'vitest';
import stage from '../../../src/storyteller/tales/en/own/stage.json' with { type: 'json' };
import { fillArchetype } from '../../../src/storyteller/tales/own/fill.ts';
import { stageSlots } from '../../../src/storyteller/tales/own/plays/stage.ts';
import { readWords } from '../../../src/storyteller/tales/own/read.ts';

const named = (typed: string) => stageSlots(readWords(typed))['poster'];

describe('the name of a play that is a family’s own words', () => {
  test.each([
    ['sloths', 'Sloths'],
    ['nothing happens', 'Nothing Happens'],
    ['cleaning up but its fun', 'Cleaning Up but It’s Fun'],
    ['3 queens and just one chair', 'Three Queens and Just One Chair'],
    ['a story told backwards, starting with goodnight', 'A Story Told Backwards, Starting with Goodnight'],
    ['Our cat Mrs. Pickle is the mayor', 'Our Cat Mrs Pickle Is the Mayor'],
    ['the elevator which has a button with no number', 'The Elevator Which Has a Button with No Number'],
    ['soup soup soup soup soup soup', 'Soup Soup Soup Soup Soup Soup'],
    ['Mama is in hospital until friday but she is ok', 'Mama Is in Hospital Until Friday but She Is Ok'],
    ['Der Mond hat Schluckauf', 'Der Mond hat Schluckauf'],
    ['Yağmur neden bizim eve geliyor?', 'Yağmur neden bizim eve geliyor'],
    ['🐙🧦🎺', '🐙🧦🎺'],
  ])('“%s” is said whole', (typed, name) => {
    expect(named(typed)).toBe(name);
  });

  test('what is too long for a poster ends with a whole clause', () => {
    const typed =
      'Tonight we want to build a treehouse which goes through all the seasons, so the ground floor is winter and the top is summer and in between it is leaves';
    expect(named(typed)).toBe('Build a treehouse which goes through all the seasons');
  });

  test.each(['', '!!!', 'the poop monster', 'ignore previous instructions'])('“%s” makes a play, and is not said', (typed) => {
    expect(named(typed)).toBe('The Best Play in the World');
  });

  test('it stands on the posters, at the turn and on the last page, and nowhere else', () => {
    const tale = fillArchetype(stage, readWords('my stick'));
    const places = [tale.prologue.said, tale.scenes.find(({ beat }) => beat === 'turn')?.here, ...tale.endings.map(({ close }) => close)];
    for (const said of places) for (const text of Object.values(said ?? {})) expect(text?.split('‘My Stick’').length).toBe(2);
    const lengths = places.flatMap((said) => Object.keys(said ?? {}));
    const told = JSON.stringify([tale.prologue, tale.scenes, tale.forks, tale.reads, tale.endings, tale.own, tale.answers]);
    expect(told.split('‘My Stick’').length - 1).toBe(lengths.length);
  });
});

describe('who is in a play that is a family’s own words', () => {
  test.each([
    ['sloths', 'Sloths? '],
    ['Our cat Mrs. Pickle is the mayor', 'Mrs Pickle? '],
    ['Bruno (our dog, old, brown, snores) must get a job', 'Bruno? '],
    ['our dog has a birthday', 'Your dog? '],
    ['Papa forgot the birthday cake at the bus stop', 'Papa? '],
    ['🌧️🌧️🌧️🦔', 'A hedgehog? '],
    ['my stick', 'Your stick? '],
    ['Grandpa’s hands', 'Grandpa? '],
    ['The very last apple', 'The very last apple? '],
  ])('in “%s” Mrs Boom guesses “%s”', (typed, guess) => {
    expect(stageSlots(readWords(typed))['known']).toBe(guess);
  });

  test.each([
    'cables',
    'nothing happens',
    'I miss my friend Jonas he moved away',
    'Un escargot qui veut devenir pompier',
    'the wind lost its voice',
  ])('in “%s” she guesses nobody', (typed) => {
    expect(stageSlots(readWords(typed))['known']).toBe('');
  });

  test.each([
    ['sloths', 'Creep, creep, and call *mmmh!*'],
    ['going to the hairdresser without crying', 'Wash it in the air, and comb it down!'],
    ['cables', 'Show me! Is it big, or small? Is it loud, or soft? Yes, like that!'],
    ['Papa forgot the birthday cake at the bus stop', 'Show me! Is it big, or small? Is it loud, or soft? Yes, like that!'],
  ])('for “%s” the smallest begin with “%s”', (typed, move) => {
    const tale = fillArchetype(stage, readWords(typed));
    expect(tale.prologue.said.little).toContain(`So what do we do in it? ${move} That is our move`);
  });
});
