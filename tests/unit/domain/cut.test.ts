import { expect, test } from 'vitest';
import { firstOf } from '../../../src/domain/cut.ts';

test.each([
  ['a text that fits stays as it is', 'A fox 🦊', 7, 'A fox 🦊'],
  ['an emoji is kept or left out, and never halved', 'A 🦊🦊', 3, 'A 🦊'],
  ['lengths are counted as the database counts them, so an emoji is one', '🦊🦊🦊', 2, '🦊🦊'],
  ['no joiner is left that would tie the next sign to it', '👨‍👩‍👧', 2, '👨'],
])('%s', (_, text, max, cut) => {
  expect(firstOf(text, max)).toBe(cut);
});
