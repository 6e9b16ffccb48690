import { describe, expect, test } from 'vitest';
import { readTrouble } from '../../../src/storyteller/safety/trouble.ts';

describe('[BEY-03] a child whose name is a word as well is missed in small letters, too', () => {
  const named = ['Max', 'Lily', 'Rose', 'Will', 'Grace', 'Hope', 'Ruby', 'Pia'];
  test.each(named)('%s', (name) => {
    const small = name.toLowerCase();
    for (const note of [
      `${small} is missing`,
      `${small} has disappeared`,
      `${small} ran away`,
      `we cant find ${small} anywhere`,
      `where is ${small}`,
      `${small} fell off the wall and cant stand`,
      `so we played outside and then ${small} is missing`,
    ]) {
      expect(readTrouble(note, named).tier).not.toBe('none');
    }
  });

  test.each([
    'we lost hope but then the ship came',
    'they will find a whale',
    'the rose is missing a petal',
    'Mia can fly',
    'they hope it is a dragon',
  ])('the word stays a word: %s', (note) => {
    expect(readTrouble(note, [...named, 'Can', 'Mia'])).toEqual({ tier: 'none' });
  });
});
