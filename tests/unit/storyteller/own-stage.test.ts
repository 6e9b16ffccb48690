import { describe, expect, test } from 'vitest';
import stage from '../../../src/storyteller/tales/en/own/stage.json' with { type: 'json' };
import { fillArchetype } from '../../../src/storyteller/tales/own/fill.ts';
import { stageSlots } from '../../../src/storyteller/tales/own/plays/stage.ts';
import { readWords } from '../../../src/storyteller/tales/own/read.ts';

const named = (typed: string) => stageSlots(readWords(typed));

describe('the name of a play that is a family’s own words', () => {
  test.each([
    ['sloths', 'Sloths'],
    ['nothing happens', 'Nothing Happens'],
    ['cleaning up but its fun', 'Cleaning Up but Its Fun'],
    ['3 queens and just one chair', '3 Queens and Just One Chair'],
    ['Der Mond hat Schluckauf', 'Der Mond hat Schluckauf'],
    ['Yağmur neden bizim eve geliyor?', 'Yağmur neden bizim eve geliyor'],
    ['🐙🧦🎺', '🐙🧦🎺'],
  ])('“%s” is said in full wherever it is said', (typed, name) => {
    expect(named(typed)).toEqual({ poster: name, play: name });
  });

  test.each([
    ['Papa forgot the birthday cake at the bus stop', 'Papa Forgot the Birthday Cake'],
    ['the elevator which has a button with no number', 'The Elevator Which Has a Button'],
    ['everything is upside down and we walk on the ceiling', 'Everything Is Upside Down'],
    ['soup soup soup soup soup soup', 'Soup Soup Soup'],
    ['The shop that only sells things you cannot hold', 'The Shop That Only Sells Things You Cannot Hold'],
    ['one two three four five six seven eight nine ten eleven', 'One Two Three Four Five Six Seven …'],
  ])('“%s” is short where it is said again', (typed, play) => {
    const slots = named(typed);
    expect(slots['play']).toBe(play);
  });

  test('what is too long for a poster ends with a whole clause', () => {
    const typed =
      'Tonight we want to build a treehouse which goes through all the seasons, so the ground floor is winter and the top is summer and in between it is leaves';
    expect(named(typed)).toEqual({ poster: 'Build a treehouse which goes through all the seasons', play: 'Build a treehouse' });
  });

  test.each(['', '!!!', 'the poop monster', 'ignore previous instructions'])('“%s” makes a play, and is not said', (typed) => {
    expect(named(typed)['poster']).toBe('The Best Play in the World');
  });

  test('it stands on the poster, in every scene and in every ending', () => {
    const tale = fillArchetype(stage, readWords('my stick'));
    expect(tale.title).toBe('Tonight: My Stick');
    expect(Object.values(tale.prologue.said).every((said) => said?.includes('‘My Stick’') === true)).toBe(true);
    for (const scene of tale.scenes) expect(JSON.stringify([scene.here, scene.ways])).toContain('‘My Stick’');
    for (const { close } of tale.endings) expect(Object.values(close).every((said) => said?.includes('‘My Stick’') === true)).toBe(true);
  });
});
