import { describe, expect, test } from 'vitest';
import { readWords } from '../../../../src/storyteller/tales/own/read/read.ts';
import { kinds } from '../../../../src/storyteller/tales/own/words/lexicon.ts';
import { withoutSigns } from '../../../../src/storyteller/tales/own/words/signs.ts';

describe('picture signs are words when they are read aloud', () => {
  test.each([
    ['🐙🎈🚂', 'the octopus, the balloon and the train'],
    ['🦄', 'the unicorn'],
    ['🍕🍕🍕', 'the pizza'],
    ['👩🏽‍🚀', 'the astronaut'],
    ['🏊‍♀️🌊', 'the swimmer and the sea'],
    ['❤️', 'the heart'],
    ['🇮🇹', 'Italy'],
    ['♾️', ''],
  ])('%s alone is named: %s', (signs, said) => {
    expect(withoutSigns(signs)).toBe(said);
  });

  test.each([
    ['dinosaurs 🦖!!!', 'dinosaurs!!!'],
    ['🚒 tatütata', 'tatütata'],
    ['we go 🏊‍♀️ , and 🍦', 'we go, and'],
  ])('%s is read without them: %s', (typed, said) => {
    expect(withoutSigns(typed)).toBe(said);
  });

  test('more than four make no title: the first four are named', () => {
    expect(withoutSigns('🐙🎈🚂🦄🍕🌙')).toBe('the octopus, the balloon, the train and the unicorn');
  });

  test('they still say what the story is about', () => {
    expect(readWords('🥐🌙')).toMatchObject({ kind: { id: 'bakery' }, where: { id: 'moon' }, clean: '🥐🌙' });
  });
});

test('what is done with the hands is named, since nobody knows yet what “it” is', () => {
  expect(kinds.flatMap(({ hands }) => hands.filter((does) => /\b(?:it|them)\b(?! foams)/.test(does)))).toEqual([]);
});

describe('a slip of the pen is not printed', () => {
  test.each([
    ['why does the moon folow our car', 'why does the moon follow our car'],
    ['an inspector is Comming', 'an inspector is Coming'],
    ['my freinds littel dog', 'my friends little dog'],
  ])('%s', (typed, printed) => {
    expect(readWords(typed)).toMatchObject({ typed: printed, clean: printed });
  });

  test.each(['le chat dont je rêve', 'Flitzi und Motte', 'der Favorit'])('%s stays as it was typed', (typed) => {
    expect(readWords(typed).typed).toBe(typed);
  });
});
