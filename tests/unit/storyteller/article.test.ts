import { expect, it } from 'vitest';
import { withA } from '../../../src/storyteller/words/lexicon.ts';

it.each([
  'an hourglass',
  'a horse',
  'a European flag',
  'an egg',
  'a ewe',
  'a one-eyed bear',
  'an onion',
  'a unicorn',
  'a ukulele',
  'an umbrella',
  'an heir',
])('%s', (words) => {
  expect(withA(words.replace(/^an? /, ''))).toBe(words);
});
