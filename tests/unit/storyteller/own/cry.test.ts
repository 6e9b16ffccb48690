import { describe, expect, test } from 'vitest';
import { fillText } from '../../../../src/storyteller/tales/own/fill/text.ts';
import { cryIn } from '../../../../src/storyteller/tales/own/plays/frames/cry.ts';
import { plotFitting } from '../../../../src/storyteller/tales/own/plays/plots.ts';
import { duoIn } from '../../../../src/storyteller/tales/own/plays/stage/duo.ts';
import { readWords } from '../../../../src/storyteller/tales/own/read/read.ts';

describe('what is all of a family’s words', () => {
  test.each([
    ['ironman and rapunzel', 'Ironman', 'Rapunzel'],
    ['shrek and a very old dragon', 'Shrek', 'the very old dragon'],
    ['cowboys and mermaids', 'the cowboys', 'the mermaids'],
    ['dinosaurs AND mermaids (they would not agree)', 'the dinosaurs', 'the mermaids'],
  ])('%s: two are all of the idea', (typed, first, second) => {
    expect(duoIn(readWords(typed))?.heroes.map(({ name }) => name.text)).toEqual([first, second]);
  });

  test.each(['painting and drawing', 'rapunzel and the sand castle', 'shrek and fiona find a treasure', 'a dragon'])(
    '%s: nobody is one of two heroes',
    (typed) => {
      expect(duoIn(readWords(typed))).toBeNull();
    },
  );

  test.each([
    ['fire truck wee woo wee woo', null],
    ['tractor putt putt', 'putt, putt'],
    ['ambulance nee naw', 'nee naw'],
    ['digger digger', null],
    ['a very very big dog', null],
  ])('a noise that is typed in %s: %s', (typed, noise) => {
    expect(cryIn(readWords(typed))).toBe(noise);
  });

  test.each([
    ['tunnel', true],
    ['the car wash', true],
    ['tractor putt putt', true],
    ['train to Grandad’s house', true],
    ['the washing machine that tells secrets', false],
    ['otter sauna', false],
    ['a sleepy otter', false],
    ['gravity got turned off in the supermarket', false],
    ['owl scared of the dark', false],
    ['our bathtub is an ocean', false],
    ['unicorns with glasses', false],
    ['no bus', false],
    ['an earthquake because a giant has hiccups', false],
    ['Käsekönig', false],
  ])('whether one plot is about all of “%s”: %s', (typed, fits) => {
    expect(plotFitting(readWords(typed)) !== null).toBe(fits);
  });
});

test('what is said only of some words is chosen by the first slot that is not empty', () => {
  const text = 'It is <<two?>>both of <<two>><<:one?>>only <<one>><<:>>nobody<<.>>!';
  expect(fillText(text, { two: 'you', one: 'me' })).toBe('It is both of you!');
  expect(fillText(text, { two: '', one: 'me' })).toBe('It is only me!');
  expect(fillText(text, { two: '', one: '' })).toBe('It is nobody!');
});
