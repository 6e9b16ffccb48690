import { expect, test } from 'vitest';
import { valueAt } from '../../../../src/domain/contracts/issue-parts.ts';

test('a value is found by its path; there is none where the path leads nowhere', () => {
  const body = { children: [{ name: 'Mia' }], profile: null, word: 'text' };
  expect(valueAt(body, ['children', 0, 'name'])).toBe('Mia');
  expect(valueAt(body, [])).toBe(body);
  for (const path of [
    ['children', 1, 'name'],
    ['profile', 'name'],
    ['word', 'length'],
    ['none', 'name'],
  ]) {
    expect(valueAt(body, path)).toBeUndefined();
  }
  expect(valueAt(null, ['children'])).toBeUndefined();
});
