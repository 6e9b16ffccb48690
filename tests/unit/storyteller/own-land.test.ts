import { describe, expect, it } from 'vitest';
import { landSlots } from '../../../src/storyteller/tales/own/plays/land.ts';
import { readWords } from '../../../src/storyteller/tales/own/read.ts';

const landOf = (typed: string) => landSlots(readWords(typed));

describe('a country that is called what the family has typed', () => {
  it.each([
    ['sloths', 'Sloths'],
    ['my stick', 'My Stick'],
    ['3 queens and just one chair', '3 Queens and Just One Chair'],
    ['cleaning up but its fun', 'Cleaning Up but It’s Fun'],
    ['garbage truck + unicorn', 'Garbage Truck and Unicorn'],
    ['slow race. last one wins', 'Slow Race, Last One Wins'],
    ['Our cat Mrs. Pickle is the mayor', 'Our Cat Mrs Pickle Is the Mayor'],
    ['a lighthouse keeper who is afraid of ships', 'A Lighthouse Keeper Who Is Afraid of Ships'],
    ['Der Mond hat Schluckauf', 'Der Mond hat Schluckauf'],
    ['🐙🧦🎺', '🐙🧦🎺'],
  ])('has all the words of “%s” in its name', (typed, name) => {
    expect(landOf(typed)['landFull']).toBe(name);
  });

  it.each([
    ['everything is upside down and we walk on the ceiling', 'Everything Is Upside Down'],
    ['soup soup soup soup soup soup', 'Soup Soup'],
    [
      'Tonight we want to build a treehouse which goes through all the seasons, so the ground floor is winter and the top is summer',
      'Build a Treehouse',
    ],
  ])('is called something short again and again, and says so once: “%s”', (typed, short) => {
    expect(landOf(typed)).toMatchObject({ land: short, landShort: ` (Those who live there call it ${short}, for short.)` });
  });

  it('keeps its whole name where hardly anything else would be left of it', () => {
    const name = 'The Shop That Only Sells Things You Cannot Hold';
    expect(landOf('The shop that only sells things you cannot hold')).toMatchObject({ landFull: name, land: name, landShort: '' });
  });

  it('is not named in every breath where the name is long', () => {
    expect([landOf('my stick')['inLand'], landOf('where does the dark go in the morning')['inLand']]).toEqual(['in My Stick', 'here']);
  });

  it('is the family’s own land where the words are not for children', () => {
    expect(landOf('guns')['landFull']).toBe('Our Own Land');
  });
});
