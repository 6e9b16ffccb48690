import { describe, expect, test } from 'vitest';
import { NewPasswordForm, RecoverForm, SignInForm, SignUpForm } from '../../../src/domain/account.ts';
import { checkInWords } from '../../support/story/said.ts';

const good = { name: 'Robin', email: 'robin@example.org', password: 'long enough' };

/** An address of exactly `length` characters. */
function emailOf(length: number): string {
  return `${'a'.repeat(length - '@example.org'.length)}@example.org`;
}

function firstOf(form: object): unknown {
  const result = checkInWords(SignUpForm, { ...good, ...form });
  return result.ok ? 'ok' : result.first;
}

describe('signing up', () => {
  test('[AUTH-02] requires a name, an email and a password, and trims the first two', () => {
    expect(checkInWords(SignUpForm, { name: '  Robin ', email: ' robin@example.org\n', password: ' spaces count ' })).toEqual({
      ok: true,
      value: { name: 'Robin', email: 'robin@example.org', password: ' spaces count ' },
    });
  });

  test.each([
    ['no address', ''],
    ['blanks', '   '],
    ['no at sign', 'robin.example.org'],
    ['no domain', 'robin@'],
    ['a bare host', 'robin@home'],
    ['a space inside', 'ro bin@example.org'],
  ])('[AUTH-02] an email with %s is reported as invalid', (_what, email) => {
    expect(firstOf({ email })).toEqual({ field: 'email', message: 'Please enter a valid email address' });
  });

  test('[AUTH-02] an email may have up to 255 characters after trimming', () => {
    expect(firstOf({ email: `  ${emailOf(255)}  ` })).toBe('ok');
    expect(firstOf({ email: emailOf(256) })).toEqual({ field: 'email', message: 'Email must be less than 255 characters' });
  });

  test('[AUTH-02] for an email that is too long and invalid, the length is reported first', () => {
    expect(firstOf({ email: 'x'.repeat(300) })).toEqual({ field: 'email', message: 'Email must be less than 255 characters' });
  });

  test('[AUTH-02] a password has 8 to 100 characters', () => {
    expect(firstOf({ password: '1234567' })).toEqual({ field: 'password', message: 'Password must be at least 8 characters' });
    expect(firstOf({ password: '' })).toEqual({ field: 'password', message: 'Password must be at least 8 characters' });
    expect(firstOf({ password: '12345678' })).toBe('ok');
    expect(firstOf({ password: 'x'.repeat(100) })).toBe('ok');
    expect(firstOf({ password: 'x'.repeat(101) })).toEqual({ field: 'password', message: 'Password must be less than 100 characters' });
  });

  test('[AUTH-02] a name has 1 to 100 characters once trimmed', () => {
    expect(firstOf({ name: '' })).toEqual({ field: 'name', message: 'Name is required' });
    expect(firstOf({ name: ' \t ' })).toEqual({ field: 'name', message: 'Name is required' });
    expect(firstOf({ name: ` ${'x'.repeat(100)} ` })).toBe('ok');
    expect(firstOf({ name: 'x'.repeat(101) })).toEqual({ field: 'name', message: 'Name must be less than 100 characters' });
  });
});

describe('signing in', () => {
  test('[AUTH-03] needs a valid email, trimmed, and any password at all', () => {
    expect(checkInWords(SignInForm, { email: ' robin@example.org ', password: 'x' })).toEqual({
      ok: true,
      value: { email: 'robin@example.org', password: 'x' },
    });
  });

  test('[AUTH-03] an empty password is refused, but an invalid email is reported first', () => {
    expect(checkInWords(SignInForm, { email: 'robin@example.org', password: '' })).toMatchObject({
      first: { field: 'password', message: 'Password is required' },
    });
    expect(checkInWords(SignInForm, { email: 'robin', password: '' })).toEqual({
      ok: false,
      first: { field: 'email', message: 'Please enter a valid email address' },
      messages: { email: 'Please enter a valid email address', password: 'Password is required' },
    });
  });
});

describe('a forgotten password', () => {
  test('[AUTH-11] the address follows the rules of the other forms', () => {
    expect(checkInWords(RecoverForm, { email: ' robin@example.org' })).toEqual({ ok: true, value: { email: 'robin@example.org' } });
    expect(checkInWords(RecoverForm, { email: 'robin' })).toMatchObject({ first: { message: 'Please enter a valid email address' } });
  });

  test('[AUTH-11] the new password follows the rules of signing up', () => {
    expect(checkInWords(NewPasswordForm, { password: '1234567' })).toMatchObject({
      first: { message: 'Password must be at least 8 characters' },
    });
    expect(checkInWords(NewPasswordForm, { password: '12345678' }).ok).toBe(true);
    expect(checkInWords(NewPasswordForm, { password: 'x'.repeat(101) })).toMatchObject({
      first: { message: 'Password must be less than 100 characters' },
    });
  });
});
