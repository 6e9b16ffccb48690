import { expect, test } from 'vitest';
import { firstOf } from '../../../src/domain/cut.ts';

test.each([
  ['a text that fits stays as it is', 'A fox 🦊', 7, 'A fox 🦊'],
  ['an emoji is kept or left out, and never halved', 'A 🦊🦊', 3, 'A 🦊'],
  ['lengths are counted as the database counts them, so an emoji is one', '🦊🦊🦊', 2, '🦊🦊'],
  ['a family of emoji is left out where it does not fit whole', 'We are 👨‍👩‍👧', 9, 'We are '],
  ['a letter keeps its accents', 'Zoe\u0308', 3, 'Zo'],
  ['no joiner is left where one sign alone is too long', '👨‍👩‍👧', 2, '👨'],
])('%s', (_, text, max, cut) => {
  expect(firstOf(text, max)).toBe(cut);
});
