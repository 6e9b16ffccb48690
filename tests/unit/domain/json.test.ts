import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, jsonBytes, sameJson } from '../../../src/domain/json.ts';

/** The same value with the keys of every object turned about. */
function shuffled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, part]) => [key, shuffled(part)]),
  );
}

test('the order of keys does not matter, anything else does', () => {
  expect(sameJson({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true);
  expect(sameJson([1, 2], [2, 1])).toBe(false);
  expect(sameJson({ a: 1 }, { a: '1' })).toBe(false);
  expect(sameJson({ a: null }, {})).toBe(false);
  expect(sameJson(undefined, null)).toBe(false);
});

test('an absent key and an undefined one are the same, as they are on the wire', () => {
  expect(sameJson({ a: 1, b: undefined }, { a: 1 })).toBe(true);
});

test('two values are the same exactly when they say the same', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      expect(sameJson(a, shuffled(a))).toBe(true);
      expect(JSON.parse(canonicalJson(a))).toEqual(JSON.parse(JSON.stringify(a)));
      expect(sameJson(a, b)).toBe(isDeepStrictEqual(JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b))));
    }),
  );
});

test('the size is counted in bytes, not in letters', () => {
  expect(jsonBytes('é')).toBe(4);
  expect(jsonBytes({ a: '🐌' })).toBe(12);
  expect(jsonBytes(undefined)).toBe(0);
});
