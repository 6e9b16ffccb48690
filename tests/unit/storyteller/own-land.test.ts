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
    ['🐙🧦🎺', 'The Octopus, the Sock and the Trumpet'],
  ])('has all the words of “%s” in its name', (typed, name) => {
    expect(landOf(typed)['landFull']).toBe(name);
  });

  it('knows what has to happen there, where a plot does, and else asks', () => {
    expect(landOf('lighthouse keeper')).toMatchObject({ landEnd: 'the lost boat comes in', landWay: 'a very thick fog' });
    expect(landOf('lighthouse keeper')['landDo']).toContain('wave it in!');
    expect(landOf('my stick')).toMatchObject({ landEnd: 'somebody finds the stick, quite near', landWay: 'no stick anywhere' });
    expect(landOf('nothing happens')).toMatchObject({ landEnd: 'what has to happen here' });
  });

  it('is never cut short: where all of the words are too many to say again, it is your country', () => {
    const landed = landOf('a train that goes to yesterday, but only for one stop');
    expect(landed).toMatchObject({
      landFull: 'A Train That Goes to Yesterday, but Only for One Stop',
      landAgain: 'your country',
      landTitle: 'The Country That Nobody Had Drawn',
    });
  });

  it('says all the words again where they are few, also where they are all the same', () => {
    expect(landOf('soup soup soup soup soup soup')).toMatchObject({
      landAgain: 'the country called Soup Soup Soup Soup Soup Soup',
      landTitle: 'The Country Called Soup Soup Soup Soup Soup Soup',
    });
  });

  it.each([
    ['pirates but they are very polite', '“Do you sway here, as pirates do? Or is it something with your nose?”'],
    ['garbage truck + unicorn', '“Is it this: tip, tip, and all of it falls in? Or something else?”'],
    ['Un escargot qui veut devenir pompier', '“Do you slide here, as snails do? Or is it something with your nose?”'],
    ['I miss my friend Jonas he moved away', '“Is it something with your feet? With your nose?”'],
    ['nothing happens', '“Is it something with your feet? With your nose?”'],
  ])('is asked what is done there, by whoever is in the words: “%s”', (typed, asked) => {
    expect(landOf(typed)['landTry']).toBe(asked);
  });

  it('is the family’s own land where the words are not for children', () => {
    expect(landOf('guns')['landFull']).toBe('Our Own Land');
  });
});
