import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { SignUpForm } from '../../../src/domain/account.ts';
import { because } from '../../../src/domain/entities/checks.ts';
import { ChildForm } from '../../../src/domain/entities/child.ts';
import { checkInWords } from '../../support/story/said.ts';

test('[AUTH-04] the first error is that of the topmost field, in whatever order the fields were typed', () => {
  const result = checkInWords(SignUpForm, { password: 'short', email: 'nobody', name: ' ' });
  expect(result).toEqual({
    ok: false,
    first: { field: 'name', message: 'Name is required' },
    messages: {
      name: 'Name is required',
      email: 'Please enter a valid email address',
      password: 'Password must be at least 8 characters',
    },
  });
});

test('[PROF-03] every invalid field has an error, the topmost first', () => {
  const result = checkInWords(ChildForm, { name: 'Mia', age: 'six', interests: 'x'.repeat(501), limitations: '' });
  expect(result).toMatchObject({
    first: { field: 'age', message: 'Age must be a number' },
    messages: { age: 'Age must be a number', interests: 'Interests must be less than 500 characters' },
  });
});

test('[AUTH-04] a field that breaks two rules reports the first rule', () => {
  const schema = z.object({
    code: z.string().check(z.minLength(3, because('password-too-short')), z.regex(/^\d+$/, because('age-not-a-number'))),
  });
  expect(checkInWords(schema, { code: 'a' })).toEqual({
    ok: false,
    first: { field: 'code', message: 'Password must be at least 8 characters' },
    messages: { code: 'Password must be at least 8 characters' },
  });
});

test('an error inside a list belongs to the list’s field', () => {
  const schema = z.object({ items: z.array(z.string().check(z.maxLength(3, because('item-too-long')))) });
  expect(checkInWords(schema, { items: ['abc', 'abcd'] })).toMatchObject({
    first: { field: 'items', message: 'An item must be less than 100 characters' },
  });
});

test('a value that is no form at all is refused with a message and does not throw', () => {
  expect(checkInWords(SignUpForm, null).ok).toBe(false);
  expect(checkInWords(SignUpForm, undefined).ok).toBe(false);
  expect(checkInWords(SignUpForm, {}).ok).toBe(false);
});
