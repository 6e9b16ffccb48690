import { describe, expect, test } from 'vitest';
import { joinMarks, joinTrail, joinTrailTo, markOf, splitTrail, withMark } from '../../../src/sync/trail.ts';

const about = { table: 'children', id: 'c', base: 0, deleted: false } as const;
const many = Array.from({ length: 24 }, (_, n) => `m${n}`);

describe('the trail of a row', () => {
  test('grows by each push’s mark, and forgets the oldest if there are too many', () => {
    expect(withMark(['a'], 'b')).toEqual(['a', 'b']);
    expect(withMark(many, 'new')).toEqual([...many.slice(1), 'new']);
  });

  test('of a merged row has the marks of both, each once, the account’s last', () => {
    expect(joinMarks(['a', 'b', 'c'], ['a', 'x'])).toEqual(['b', 'c', 'a', 'x']);
    expect(joinMarks(['old'], many)).toEqual(many);
  });

  test('is sent as an additional field, and separated again', () => {
    const wire = joinTrail({ name: 'Mia' }, ['a']);
    expect(splitTrail(wire)).toEqual({ fields: { name: 'Mia' }, trail: ['a'] });
    expect(splitTrail({ name: 'Mia' })).toEqual({ fields: { name: 'Mia' }, trail: [] });
    expect(splitTrail({ ...wire, sync_trail: 'a' })).toEqual({ fields: { name: 'Mia' }, trail: [] });
  });

  test('ends with the push’s mark, whether the row is sent whole or as a patch', () => {
    expect(markOf({ ...about, fields: joinTrail({}, ['a', 'b', 'c']) })).toBe('c');
    expect(markOf({ ...about, patch: joinTrailTo([{ op: 'remove', path: '/name/0' }], ['a', 'b', 'c']) })).toBe('c');
    expect(markOf({ ...about, fields: {} })).toBeUndefined();
    expect(markOf({ ...about, patch: [] })).toBeUndefined();
    expect(markOf({ ...about, patch: [{ op: 'remove', path: '/sync_trail' }] })).toBeUndefined();
  });
});
