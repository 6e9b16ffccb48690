import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from '../../../src/domain/json.ts';
import { diffFields, type JsonPatch } from '../../../src/domain/json-patch.ts';
import { limits } from '../../../src/domain/limits.ts';
import { applyPatch } from '../../support/apply-patch.ts';
import { editedRows } from '../../support/database/edited-rows.ts';

describe('the patch between two versions of a row', () => {
  test('turns the one into the other, whatever they are', () => {
    let said = 0;
    fc.assert(
      fc.property(editedRows, ({ base, next }) => {
        const patch = diffFields(base, next);
        if (patch === null) return;
        said += 1;
        expect(canonicalJson(applyPatch(base, patch))).toBe(canonicalJson(next));
      }),
      { numRuns: 1_000 },
    );
    expect(said).toBeGreaterThan(800);
  });

  test.each<[string, object, object, JsonPatch]>([
    ['nothing, where nothing has', { a: [1, { b: null }] }, { a: [1, { b: null }] }, []],
    [
      'a word in a list of lists',
      { a: [{ b: ['x', 'y'] }] },
      { a: [{ b: ['x', 'z'] }] },
      [{ op: 'replace', path: '/a/0/b/1', value: 'z' }],
    ],
    ['null, which is a value', { a: { b: 1 } }, { a: { b: null } }, [{ op: 'replace', path: '/a/b', value: null }]],
    ['a name that is no longer there', { a: { b: 1, c: 2 } }, { a: { c: 2 } }, [{ op: 'remove', path: '/a/b' }]],
    ['what came to the end of a list', { a: [1, 2] }, { a: [1, 2, 3] }, [{ op: 'add', path: '/a/2', value: 3 }]],
    ['what left its beginning', { a: [1, 2, 3] }, { a: [2, 3] }, [{ op: 'remove', path: '/a/0' }]],
    [
      'names with the signs of the path in them',
      { a: { 'b/c~d': 1 } },
      { a: { 'b/c~d': 2 } },
      [{ op: 'replace', path: '/a/b~1c~0d', value: 2 }],
    ],
    [
      'another thing in the same place, as a whole',
      { steps: [{ id: 'one', say: 'a', do: 'b' }] },
      { steps: [{ id: 'two', say: 'c', do: 'd' }] },
      [{ op: 'replace', path: '/steps/0', value: { id: 'two', say: 'c', do: 'd' } }],
    ],
  ])('is as short as possible: %s', (_what, base, next, patch) => {
    expect(diffFields({ ...base }, { ...next })).toEqual(patch);
  });

  test('handles fields called constructor or __proto__ like any other', () => {
    const row = (text: string) => JSON.parse(`{"a":{"long":"${'x'.repeat(200)}",${text}}}`) as Record<string, unknown>;
    const [base, next] = [row('"constructor":1,"__proto__":{"x":1}'), row('"toString":2,"__proto__":{"x":2}')];
    const patch = diffFields(base, next);
    expect(patch?.map(({ path }) => path)).toEqual(['/a/constructor', '/a/toString', '/a/__proto__/x']);
    expect(canonicalJson(applyPatch(base, patch ?? []))).toBe(canonicalJson(next));
  });

  test('does not exist if a column of the row is missing, or if it would need more operations than the server applies', () => {
    expect(diffFields({ a: 1, b: 2 }, { a: 1 })).toBeNull();
    const row = (word: string, count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`name ${n}`, word]));
    expect(diffFields(row('x', 50), row('y', 50))).toHaveLength(limits.patchOps.max);
    expect(diffFields(row('x', 51), row('y', 51))).toBeNull();
    const deep = (word: string, depth: number): unknown => (depth === 0 ? word : [deep(word, depth - 1), 'and what stays']);
    expect(diffFields({ a: deep('x', 15) }, { a: deep('y', 15) })).toHaveLength(1);
    expect(diffFields({ a: deep('x', 16) }, { a: deep('y', 16) })).toBeNull();
  });
});

const long = 'x'.repeat(200);

test('undefined counts as missing, on both sides', () => {
  expect(diffFields({ a: undefined, b: 1 }, { b: 1 })).toEqual([]);
  expect(diffFields({ b: 1 }, { a: undefined, b: 1 })).toEqual([]);
  expect(diffFields({ a: { b: 1, c: undefined, long } }, { a: { b: undefined, c: 2, long } })).toEqual([
    { op: 'remove', path: '/a/b' },
    { op: 'add', path: '/a/c', value: 2 },
  ]);
  expect(diffFields({ a: 1 }, { a: undefined })).toBeNull();
});

test('between a list’s common start and end, only the changed items are in the patch', () => {
  expect(diffFields({ a: [long, 2, 3, 4, 5] }, { a: [long, 9, 5] })).toEqual([
    { op: 'replace', path: '/a/1', value: 9 },
    { op: 'remove', path: '/a/3' },
    { op: 'remove', path: '/a/2' },
  ]);
  expect(diffFields({ a: ['x', 'x'] }, { a: ['x', 'x', 'x'] })).toEqual([{ op: 'add', path: '/a/2', value: 'x' }]);
  expect(diffFields({ a: [long] }, { a: ['x', 'y', long] })).toEqual([
    { op: 'add', path: '/a/0', value: 'x' },
    { op: 'add', path: '/a/1', value: 'y' },
  ]);
});

test.each([
  ['a map', { b: 1 }, 'x'],
  ['a text', 'x', { b: 1 }],
  ['a list', [1], { 0: 1 }],
  ['a map with numbers', { 0: 1 }, [1]],
  ['null', null, { b: 1 }],
  ['what is to be null', { b: 1 }, null],
])('%s that becomes something else is replaced as a whole', (_what, before, after) => {
  expect(diffFields({ a: before }, { a: after })).toEqual([{ op: 'replace', path: '/a', value: after }]);
});

test('a list’s common end is kept, however long it is', () => {
  expect(diffFields({ a: [long, 2, 3, 's', 't'] }, { a: [long, 9, 's', 't'] })).toEqual([
    { op: 'replace', path: '/a/1', value: 9 },
    { op: 'remove', path: '/a/2' },
  ]);
});
