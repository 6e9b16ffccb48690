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
    ['🐙🧦🎺', 'The Octopus, the Sock and the Trumpet'],
  ])('“%s” is said whole', (typed, name) => {
    expect(named(typed)).toBe(name);
  });

  test.each([
    ['putting shoes on!!! every morning is a battle', 'Putting Shoes On'],
    ['granny’s washing machine goes round and round he could watch it all day', 'Granny’s Washing Machine Goes Round and Round'],
    ['garbage truck, he loves it', 'Garbage Truck'],
    ['stairs, she never walks', 'Stairs, she never walks'],
    ['the robot who could not stop', 'The Robot Who Could Not Stop'],
  ])('of “%s” what is said about it is left out: %s', (typed, name) => {
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

  test('it stands on the posters, at the turn and on the last page; only the smallest hear it more often', () => {
    const tale = fillArchetype(stage, readWords('my stick'));
    const places = [tale.prologue.said, tale.scenes.find(({ beat }) => beat === 'turn')?.here, ...tale.endings.map(({ close }) => close)];
    for (const said of places) for (const text of Object.values(said ?? {})) expect(text?.split('‘My Stick’').length).toBe(2);
    const lengths = places.flatMap((said) => Object.keys(said ?? {}));
    const told = JSON.stringify(
      [tale.prologue, tale.scenes, tale.forks, tale.reads, tale.endings, tale.own, tale.answers],
      (key, value: unknown) => (key === 'little' ? undefined : value),
    );
    expect(told.split('‘My Stick’').length - 1).toBe(lengths.filter((length) => length !== 'little').length);
  });
});

describe('who is in a play that is a family’s own words', () => {
  const asked = (typed: string) => stageSlots(readWords(typed))['whoWants'];

  test.each([
    ['sloths', 'Is it about the sloths? And what do they want?'],
    ['3 queens and just one chair', 'Is it about the three queens? And what do they want?'],
    ['Our cat Mrs. Pickle is the mayor', 'Is it about Mrs Pickle? And what does Mrs Pickle want?'],
    ['Bruno (our dog, old, brown, snores) must get a job', 'Is it about Bruno? And what does Bruno want?'],
    ['a lighthouse keeper who is afraid of ships', 'Is it about the lighthouse keeper? And what does the lighthouse keeper want?'],
    ['baking bread together with a bear who never waits', 'Who is doing that? And what do they want to come of it?'],
    ['our dog has a birthday', 'Is it about your dog? And what does your dog want?'],
    ['Papa forgot the birthday cake at the bus stop', 'Is it about Papa? And what does Papa want?'],
    ['🌧️🌧️🌧️🦔', 'Is it about the hedgehog? And what does the hedgehog want?'],
    ['my stick', 'Your stick! Who needs it, and what for?'],
    ['Grandpa’s hands', 'Grandpa’s hands! Who needs them, and what for?'],
    ['The very last apple', 'The very last apple! Who needs it, and what for?'],
    ['going to the hairdresser without crying', 'Who is doing that? And what do they want to come of it?'],
    ['you are not allowed to say the word yes', 'Who has to keep to that? And what would they like best?'],
    ['I miss my friend Jonas he moved away', 'Is it about you? And what do you want in it?'],
  ])('of “%s” Mrs Boom asks: %s', (typed, question) => {
    expect(asked(typed)).toBe(question);
  });

  test.each([
    'cables',
    'nothing happens',
    'La abuela y el perro se cambian de cuerpo',
    'a train that goes to yesterday, but only for one stop',
    'Un escargot qui veut devenir pompier',
    'the wind lost its voice',
    'dinosaur ballet',
    'the poop monster who is sad',
    'the quiet kid in my class who draws foxes all day',
    'halloween but nothing scary please, only pumpkins and maybe one ghost',
  ])('of “%s” she guesses nobody who may not be meant', (typed) => {
    expect(asked(typed)).toBe('Who is it about? And what do they want?');
  });

  test.each([
    ['sloths', 'Show me: creep, creep, and say mmmh!'],
    ['going to the hairdresser without crying', 'Show me: snip, snip, with two fingers!'],
    ['Potty', 'Show me: hum, hum, and sit, and wait, and clap!'],
    ['a museum of smells', 'Show me: lift the lid, and blow off the dust!'],
    ['you are not allowed to say the word yes', 'Show me! Is it big, or small? Yes, that is our move!'],
  ])('for “%s” the smallest begin with “%s”', (typed, move) => {
    const tale = fillArchetype(stage, readWords(typed));
    expect(tale.prologue.said.little).toContain(`how does it go? ${move}`);
  });

  test('whoever it is about is called by name where that is certain, and else is whom the family says', () => {
    const told = (typed: string) => JSON.stringify(fillArchetype(stage, readWords(typed)).scenes);
    expect(told('Bruno (our dog, old, brown, snores) must get a job')).toContain('Bruno nearly has it, but what goes wrong?');
    expect(told('sloths')).toContain('They nearly have it, but what goes wrong?');
    expect(told('Grandpa’s hands')).toContain('They nearly have it, but what goes wrong?');
  });

  test('the smallest do that move, and hear short words of the family’s, in every scene', () => {
    const { scenes, endings } = fillArchetype(stage, readWords('mud'));
    const without = [...scenes.flatMap(({ ways }) => ways), ...endings].filter(({ call }) => !/squelch/i.test(call.little ?? ''));
    expect(without.map(({ id }) => id)).toEqual(['shake', 'carry']);
    const unnamed = scenes.filter(({ here }) => !/"little":"[^"]*‘Mud’/.test(JSON.stringify(here)));
    expect(unnamed.map(({ id }) => id)).toEqual(['wrong']);
  });

  test('long words are said whole, and not again and again', () => {
    const { scenes } = fillArchetype(stage, readWords('going to the hairdresser without crying'));
    expect(JSON.stringify(scenes[0]?.here)).toContain('Show me our play');
  });
});
