import { expect, test } from 'vitest';
import { limits } from '../../../src/domain/limits.ts';
import { fullnessOf } from '../../../src/domain/usage.ts';

const { max, maxBytes } = limits.adventures;

test('an account with space for years is plenty', () => {
  expect(fullnessOf({ adventures: 200, bytes: 0 })).toEqual({ stage: 'plenty', of: 'adventures' });
  expect(fullnessOf({ adventures: 0, bytes: maxBytes / 2 })).toEqual({ stage: 'plenty', of: 'bytes' });
});

test('from nine tenths of either limit it is almost full', () => {
  expect(fullnessOf({ adventures: max * 0.9 - 1, bytes: 0 })).toMatchObject({ stage: 'plenty' });
  expect(fullnessOf({ adventures: max * 0.9, bytes: maxBytes * 0.5 })).toEqual({ stage: 'almost', of: 'adventures' });
  expect(fullnessOf({ adventures: max * 0.5, bytes: maxBytes * 0.9 })).toEqual({ stage: 'almost', of: 'bytes' });
  expect(fullnessOf({ adventures: max / 2, bytes: maxBytes / 2 })).toMatchObject({ of: 'adventures' });
});

test('it is full if the next adventure may be refused: at the last one, or with less space than the largest needs', () => {
  expect(fullnessOf({ adventures: max - 1, bytes: 0 })).toMatchObject({ stage: 'almost' });
  expect(fullnessOf({ adventures: max, bytes: 0 })).toMatchObject({ stage: 'full', of: 'adventures' });
  const last = maxBytes - limits.adventureBytes.max;
  expect(fullnessOf({ adventures: 0, bytes: last })).toMatchObject({ stage: 'almost' });
  expect(fullnessOf({ adventures: 0, bytes: last + 1 })).toMatchObject({ stage: 'full', of: 'bytes' });
});
