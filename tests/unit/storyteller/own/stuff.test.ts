import { describe, expect, test } from 'vitest';
import { framed } from '../../../../src/storyteller/tales/own/choose/frame.ts';
import type { Archetype } from '../../../../src/storyteller/tales/own/choose/learned/model.ts';
import { playSlots } from '../../../../src/storyteller/tales/own/fill/plays.ts';
import { slotsFor } from '../../../../src/storyteller/tales/own/fill/slots.ts';
import { readWords } from '../../../../src/storyteller/tales/own/read/read.ts';

const slots = (typed: string, archetype: Archetype) => {
  const words = framed(readWords(typed), archetype);
  return playSlots(words, slotsFor(words), archetype);
};

describe('what a family types is what is done and seen in its story', () => {
  test.each([
    ['dad’s birthday, he’s a firefighter', 'swish, swish', 'nee-naw, nee-naw'],
    ['a birthday party for unicorns', 'clip, clop', 'whinny, whinny'],
    ['birthday party on the moon', 'float, float', 'hello, hello'],
    ['mummy’s birthday', 'wave, wave', 'hello, hello'],
  ])('on the day of “%s”, somebody goes %s, %s', (typed, knack, knackNoise) => {
    expect(slots(typed, 'birthday')).toMatchObject({ knack, knackNoise });
  });

  test.each([
    ['train to the sea', 'chug, chug', 'by the sea', 'feet are in the sea'],
    ['a boat trip to the sea', 'row, row', 'out at sea', 'last wave'],
    ['bus ride to the zoo', 'rock, rock', 'in the zoo', 'giraffe'],
    ['a rocket to Mars', 'three, two, one', 'on Mars', 'float'],
  ])('the ride of “%s” goes %s, and arrives %s', (typed, rideAct, goal, landing) => {
    const filled = slots(typed, 'journey');
    expect(filled).toMatchObject({ rideAct, goal });
    expect(filled['landLittle']).toContain(landing);
  });

  test.each([
    ['igloo for penguins', 'the smallest penguin', 'flippers first', 'flap, flap'],
    ['a house for our hamster', 'your hamster', 'round cheeks first', 'scrabble, scrabble'],
    ['building a robot', 'a mechanic with one glove', 'nose first', 'wave, wave'],
  ])('into “%s” comes %s, %s: %s', (typed, first, lookIn, guestAct) => {
    expect(slots(typed, 'building')).toMatchObject({ first, lookIn, guestAct });
  });

  test('what a feeling is about is in the suitcase, and what is left behind is no fright', () => {
    expect(slots('My sister is afraid of the dark', 'lodger')).toMatchObject({ inCase: 'creak', leftBehind: 'a very small light' });
    expect(slots('I am angry at my brother', 'lodger')).toMatchObject({ inCase: 'grr', kept: 'quite different' });
  });

  test('of a note about the child nothing is shown but the feeling', () => {
    expect(slots('he is scared because of the big dog next door', 'lodger')).toMatchObject({ inCase: 'eek', kept: 'quite different' });
  });

  test.each([
    ['the moon has lost its light', 'feel about', 'glows a bit'],
    ['the lion has lost his roar', 'open wide', 'hums, very softly'],
    ['where is our cat Pixel', 'call softly', 'breathes very fast'],
    ['the missing gadget', 'look high and low', 'bulges'],
  ])('without it, in “%s”, one has to %s; it %s', (typed, act, hint) => {
    const filled = slots(typed, 'lost');
    expect(filled['lackDo']).toContain(act);
    expect(filled['hint']).toBe(hint);
  });
});
