import { expect, test } from 'vitest';
import { directionOf } from '../../../src/ui/direction.ts';

test('a text has the direction of most of its letters', () => {
  expect(directionOf('The sea is calm.')).toBe('ltr');
  expect(directionOf('نور, you start. Walk to the tree and back.')).toBe('ltr');
  expect(directionOf('البحر هادئ، Tom.')).toBe('rtl');
  expect(directionOf('שרה מתחילה.')).toBe('rtl');
  expect(directionOf('1, 2, 3 …')).toBe('ltr');
  expect(directionOf('')).toBe('ltr');
});
