import { describe, expect, test } from 'vitest';
import type { Fields } from '../../../../src/domain/contracts/sync-protocol.ts';
import { merge, replaces } from '../../../../src/domain/merge/merge.ts';
import { someAdventure } from '../../../support/story/some-adventure.ts';

/** The rules in the table of `merge/merge.ts`, one by one; a story’s are in `story.test.ts`. */

const [before, earlier, later] = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z', '2026-01-03T00:00:00.000Z'];
const played: Fields = someAdventure(['mia'], before);

describe.each([
  ['children', 'interests'],
  ['user_environments', 'available_items'],
  ['adventure_sessions', 'participating_children'],
] as const)('%s: %s', (table, field) => {
  const of = (base: unknown, mine: unknown, theirs: unknown): unknown =>
    merge(table, { [field]: base }, { [field]: mine }, { [field]: theirs })[field];

  test('items that both sides kept stay in order; added ones follow in the order of their side, on either device', () => {
    expect(of(['a', 'b', 'c'], ['c', 'a', 'x', 'y'], ['a', 'b', 'c', 'z'])).toEqual(['a', 'c', 'z', 'x', 'y']);
    expect(of(['a', 'b', 'c'], ['a', 'b', 'c', 'z'], ['c', 'a', 'x', 'y'])).toEqual(['a', 'c', 'z', 'x', 'y']);
  });

  test('an item that both added is kept once, and one that either side removed is gone', () => {
    expect(of(['a', 'b'], ['a', 'x'], ['b', 'a', 'x', 'y'])).toEqual(['a', 'x', 'y']);
    expect(of(['a', 'b'], [], ['a', 'b', 'c'])).toEqual(['c']);
  });

  test('two lists without a base are united', () => {
    expect(of(undefined, ['a', 'b'], ['b', 'c'])).toEqual(['a', 'b', 'c']);
    expect(of(null, ['b', 'c'], ['a', 'b'])).toEqual(['a', 'b', 'c']);
  });

  test('if one side is no list, as a newer app may write it, it is not merged by items', () => {
    expect(of(['a'], { all: true }, ['a', 'b'])).toEqual({ all: true });
    expect(of(['a'], ['a', 'b'], { all: true })).toEqual(['a', 'b']);
  });
});

describe('limitations', () => {
  const of = (base: unknown, mine: unknown, theirs: unknown): unknown =>
    merge('children', { limitations: base }, { limitations: mine }, { limitations: theirs })['limitations'];

  test('what two devices wrote of a child’s considerations stands in both, whichever was online first', () => {
    expect(of('Asthma', 'Arm is healed', 'Broken arm, hates spiders')).toBe('Arm is healed; Broken arm, hates spiders');
    expect(of('Asthma', 'Broken arm, hates spiders', 'Arm is healed')).toBe('Arm is healed; Broken arm, hates spiders');
  });

  test('what one side only added to is kept once, and an emptied text gives way to a written one', () => {
    expect(of('Asthma', 'Asthma, no nuts', 'Asthma, no nuts, no milk')).toBe('Asthma, no nuts, no milk');
    expect(of('Asthma', null, 'Asthma, no nuts')).toBe('Asthma, no nuts');
    expect(of('Asthma; no nuts', 'Asthma', 'Asthma; no nuts; no milk')).toBe('Asthma; no milk');
    expect(of('Asthma', 'Asthma, no nuts', null)).toBe('Asthma, no nuts');
  });

  test('a limit is not dropped because its words stand in another one', () => {
    expect(of(null, 'No running', 'No running indoors')).toBe('No running indoors; No running');
    expect(of(null, 'ear', 'fear of dogs')).toBe('ear; fear of dogs');
    expect(of(null, 'no nuts, asthma', 'asthma, no nuts')).toBe('asthma, no nuts; no nuts, asthma');
  });

  test('beyond the longest text that a child may have, mine stays', () => {
    const [mine, theirs] = ['a'.repeat(600), 'b'.repeat(600)];
    expect(of('Asthma', mine, theirs)).toBe(mine);
  });
});

describe('memory', () => {
  const of = (base: unknown, mine: unknown, theirs: unknown): unknown =>
    merge('users', { memory: base }, { memory: mine }, { memory: theirs })['memory'];

  test('has the higher count of adventures and the later number of each key, also without a base', () => {
    expect(of(undefined, { adventures: 2, met: { a: 1 } }, { adventures: 3, met: { b: 2 } })).toEqual({
      adventures: 3,
      met: { a: 1, b: 2 },
    });
    expect(of(null, { adventures: 5, met: { a: 4 } }, { adventures: 3, met: { a: 2 } })).toEqual({ adventures: 5, met: { a: 4 } });
  });

  test('if one side restored an older copy that lacks a key, the other side’s value is kept', () => {
    const [base, more] = [
      { adventures: 1, met: { a: 1 } },
      { adventures: 2, met: { a: 1, b: 2 } },
    ];
    expect(of(base, {}, more)).toEqual(more);
    expect(of(base, more, {})).toEqual(more);
  });

  test('has unknown fields from the edit that reaches the account later', () => {
    const base = { adventures: 1, met: {}, season: 'spring' };
    expect(of(base, { ...base, season: 'autumn' }, { ...base, season: 'winter' })).toEqual({ ...base, season: 'autumn' });
    expect(of(base, base, { ...base, season: 'winter' })).toEqual({ ...base, season: 'winter' });
    expect(of(base, { ...base, season: { snow: 3 } }, { ...base, season: { rain: 2 } })).toEqual({ ...base, season: { snow: 3 } });
  });

  test.each([
    ['a count that is none', { adventures: 'many', met: {} }, { adventures: 2, met: {} }],
    ['a count that is none there', { adventures: 2, met: {} }, { adventures: 'many', met: {} }],
    ['meetings that are none', { adventures: 1, met: 'all' }, { adventures: 1, met: { a: 1 } }],
    ['meetings that are none there', { adventures: 1, met: { a: 1 } }, { adventures: 1, met: null }],
    ['meetings as a list', { adventures: 1, met: { a: 1 } }, { adventures: 1, met: [1, 2] }],
    ['a memory that is none', 'nothing', { adventures: 1, met: {} }],
    ['a memory that is none there', { adventures: 2, met: {} }, null],
  ])('%s is left unchanged and does not throw', (_what, mine, theirs) => {
    expect(of({ adventures: 0, met: {} }, mine, theirs)).toEqual(mine);
  });
});

describe('updated_at of an adventure', () => {
  const of = (mine: unknown, theirs: unknown): unknown =>
    merge('adventure_sessions', { updated_at: before }, { updated_at: mine }, { updated_at: theirs })['updated_at'];

  test('is the later time of both sides', () => {
    expect(of(earlier, later)).toBe(later);
    expect(of(later, earlier)).toBe(later);
  });

  test('is compared as a time and not as a text', () => {
    expect(of('2026-01-02T03:00:00+03:00', '2026-01-02T01:00:00Z')).toBe('2026-01-02T01:00:00Z');
  });

  test('is the readable one if the other is not', () => {
    expect(of('yesterday', later)).toBe(later);
    expect(of(later, 17)).toBe(later);
    expect(of('1999-12-31T00:00:00.000Z', 17)).toBe('1999-12-31T00:00:00.000Z');
    expect(of(later, later.replace('.000', ''))).toBe(later);
  });
});

describe('any other field of an adventure', () => {
  const row = (at: unknown, fields: Fields): Fields => ({ ...played, updated_at: at, ...fields });

  test.each(['custom_name', 'a field of a newer app'])('%s is from the side that was edited later', (field) => {
    const base = row(before, { [field]: 'Old' });
    const [one, other] = [row(earlier, { [field]: 'One' }), row(later, { [field]: 'Other' })];
    expect(merge('adventure_sessions', base, one, other)[field]).toBe('Other');
    expect(merge('adventure_sessions', base, other, one)[field]).toBe('Other');
  });

  test.each([
    ['at the very same time', later],
    ['at times that nobody can read', 'some day'],
  ])('edited %s, it is the same on both devices', (_when, at) => {
    const base = row(before, { custom_name: 'Old' });
    const [one, other] = [row(at, { custom_name: 'One' }), row(at, { custom_name: 'Other' })];
    expect(merge('adventure_sessions', base, one, other)['custom_name']).toBe('Other');
    expect(merge('adventure_sessions', base, other, one)['custom_name']).toBe('Other');
  });

  test('a name that was removed later is gone', () => {
    const base = row(before, { custom_name: 'Old' });
    expect(
      merge('adventure_sessions', base, row(earlier, { custom_name: 'One' }), row(later, { custom_name: null }))['custom_name'],
    ).toBeNull();
  });
});

describe('any other field of the profile, a child or a place', () => {
  test.each(['users', 'children', 'user_environments'] as const)('%s is from the edit that reaches the account later', (table) => {
    const base = { name: 'Old', about: 'old' };
    expect(merge(table, base, { name: 'Mine', about: 'old' }, { name: 'Theirs', about: 'new' })).toEqual({ name: 'Mine', about: 'new' });
    expect(merge(table, base, { name: '', about: 'old' }, { name: 'Theirs', about: 'old' })).toEqual({ name: '', about: 'old' });
  });

  test.each([[null], [''], [[]], [undefined]])('%j counts as empty if there is no base', (none) => {
    expect(merge('children', null, { limitations: none }, { limitations: 'No nuts' })).toEqual({ limitations: 'No nuts' });
    expect(merge('children', null, { limitations: 'No nuts' }, { limitations: none })).toEqual({ limitations: 'No nuts' });
  });

  test.each([[0], [false], [['nuts']], [{}]])('%j does not', (word) => {
    expect(merge('children', null, { limitations: word }, { limitations: 'No nuts' })).toEqual({ limitations: word });
  });

  test.each(['status', 'keepsake', 'story_summary'])('%s too, which belongs to a story only in an adventure', (field) => {
    expect(merge('children', { [field]: 'old' }, { [field]: 'mine' }, { [field]: 'theirs' })).toEqual({ [field]: 'mine' });
  });

  test('if each side changed other fields, both changes are kept', () => {
    const base = { status: 'old', keepsake: 'old' };
    expect(merge('children', base, { ...base, status: 'mine' }, { ...base, keepsake: 'theirs' })).toEqual({
      status: 'mine',
      keepsake: 'theirs',
    });
  });

  test('a field that one side removed is missing, and not null', () => {
    expect(Object.keys(merge('children', { name: 'Mia', mood: 'odd' }, { name: 'Mia' }, { name: 'Mia', mood: 'odd' }))).toEqual(['name']);
  });
});

describe('a backup of a side is made', () => {
  test('if a change it made is missing in the result', () => {
    const base = { name: 'Mia', age: 6, mood: 'odd' };
    expect(replaces(base, { ...base, name: 'Mimi' }, { ...base, name: 'Mia R' })).toBe(true);
    expect(replaces(base, { name: 'Mia', age: 6 }, base)).toBe(true);
    expect(replaces(null, { name: 'Mia' }, { name: 'Mimi' })).toBe(true);
  });

  test('but not if it had changed nothing, or only the time of an edit', () => {
    const base = { name: 'Mia', age: 6, updated_at: before };
    expect(replaces(base, { ...base, age: 7 }, { ...base, name: 'Mimi', age: 7 })).toBe(false);
    expect(replaces(base, { ...base, updated_at: earlier }, { ...base, updated_at: later })).toBe(false);
    expect(replaces(base, base, { name: 'Mimi' })).toBe(false);
  });
});
