import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { SignUpForm } from '../../../src/domain/account.ts';
import { ChildForm } from '../../../src/domain/entities/child.ts';
import { checkForm } from '../../../src/domain/form.ts';

test('[AUTH-04] the first failing message is the one of the topmost field, whatever order the fields were typed in', () => {
  const result = checkForm(SignUpForm, { password: 'short', email: 'nobody', name: ' ' });
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

test('[PROF-03] every field that fails has its message, the topmost comes first', () => {
  const result = checkForm(ChildForm, { name: 'Mia', age: 'six', interests: 'x'.repeat(501), limitations: '' });
  expect(result).toMatchObject({
    first: { field: 'age', message: 'Age must be a number' },
    messages: { age: 'Age must be a number', interests: 'Interests must be less than 500 characters' },
  });
});

test('[AUTH-04] of a field that breaks two rules the first rule speaks', () => {
  const schema = z.object({ code: z.string().check(z.minLength(3, 'too short'), z.regex(/^\d+$/, 'digits only')) });
  expect(checkForm(schema, { code: 'a' })).toEqual({
    ok: false,
    first: { field: 'code', message: 'too short' },
    messages: { code: 'too short' },
  });
});

test('a message inside a list belongs to the field of the list', () => {
  const schema = z.object({ items: z.array(z.string().check(z.maxLength(3, 'too long'))) });
  expect(checkForm(schema, { items: ['abc', 'abcd'] })).toMatchObject({ first: { field: 'items', message: 'too long' } });
});

test('what is no form at all is refused with words, not with a crash', () => {
  expect(checkForm(SignUpForm, null).ok).toBe(false);
  expect(checkForm(SignUpForm, undefined).ok).toBe(false);
  expect(checkForm(SignUpForm, {}).ok).toBe(false);
});
