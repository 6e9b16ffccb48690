import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, fitsBytes, jsonBytes, sameJson, withPartsOf } from '../../../src/domain/json.ts';

/** The same value with the keys of every object in reverse order. */
function shuffled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, part]) => [key, shuffled(part)]),
  );
}

test('the order of keys does not matter', () => {
  expect(sameJson({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true);
  expect(sameJson([1, 2], [2, 1])).toBe(false);
  expect(sameJson({ a: 1 }, { a: '1' })).toBe(false);
  expect(sameJson({ a: null }, {})).toBe(false);
  expect(sameJson(undefined, null)).toBe(false);
});

test('a missing key equals undefined, as in JSON', () => {
  expect(sameJson({ a: 1, b: undefined }, { a: 1 })).toBe(true);
});

test('two values are equal exactly if their canonical texts are', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      expect(sameJson(a, shuffled(a))).toBe(true);
      expect(JSON.parse(canonicalJson(a))).toEqual(JSON.parse(JSON.stringify(a)));
      expect(sameJson(a, b)).toBe(isDeepStrictEqual(JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b))));
    }),
  );
});

test('the size is counted in bytes, not in characters', () => {
  expect(jsonBytes('é')).toBe(4);
  expect(jsonBytes({ a: '🐌' })).toBe(12);
  expect(jsonBytes(undefined)).toBe(0);
});

test('if the number of characters does not decide whether a value fits, its bytes do', () => {
  for (const text of ['x'.repeat(100), 'é'.repeat(100), '🐌'.repeat(50)]) {
    expect(fitsBytes(text, jsonBytes(text))).toBe(true);
    expect(fitsBytes(text, jsonBytes(text) - 1)).toBe(false);
  }
});

test('a value built from another’s parts is equal to the original, and shares all objects that are equal in both', () => {
  const before = {
    steps: [
      { id: 'a', say: ['x'] },
      { id: 'b', say: ['y'] },
    ],
    notes: '',
    gone: 1,
  };
  const next = {
    steps: [
      { id: 'a', say: ['x'] },
      { id: 'b', say: ['z'] },
      { id: 'c', say: [] },
    ],
    notes: 'They sang.',
  };
  const made = withPartsOf(before, next);
  expect(made).toEqual(next);
  expect(made.steps[0]).toBe(before.steps[0]);
  expect(made.steps[1]).not.toBe(before.steps[1]);
  expect(withPartsOf(before, structuredClone(before))).toBe(before);
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      const [one, other] = [JSON.parse(JSON.stringify(a)) as unknown, JSON.parse(JSON.stringify(b)) as unknown];
      expect(canonicalJson(withPartsOf(one, other))).toBe(canonicalJson(other));
      expect(withPartsOf(one, structuredClone(one))).toBe(one);
    }),
  );
});

test('the canonical text has sorted keys and leaves out undefined', () => {
  expect(canonicalJson({ b: 1, a: [{ d: undefined, c: null }] })).toBe('{"a":[{"c":null}],"b":1}');
  expect(canonicalJson(undefined)).toBe('undefined');
  expect(canonicalJson({ a: undefined })).toBe('{}');
});

test('values of different types are never equal', () => {
  for (const [a, b] of [
    [[], {}],
    [{}, []],
    [[1], { 0: 1 }],
    [{ length: 0 }, []],
    [{}, 'x'],
    ['{}', {}],
    [null, {}],
  ]) {
    expect(sameJson(a, b)).toBe(false);
  }
  expect(sameJson(Number.NaN, null)).toBe(true);
});

test('lists of different lengths are never equal', () => {
  expect(withPartsOf([1, 2], [1])).toEqual([1]);
  expect(withPartsOf([1], [1, 2])).toEqual([1, 2]);
});
