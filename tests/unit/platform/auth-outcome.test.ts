import { expect, it } from 'vitest';
import { sayAuth } from '../../../src/messages/account/auth.ts';
import { failed } from '../../../src/platform/account/auth-outcome.ts';

it('a browser that can’t store the session is no missing answer, and is named in words of the app', () => {
  const { fault } = failed(new DOMException('Access is denied for this document.', 'SecurityError'));
  expect(fault.code).toBe('not-stored');
  expect(sayAuth(fault)).toMatch(/^This browser keeps nothing for this page\./);
});

it('a deadline that has passed is a missing answer', () => {
  expect(failed(new DOMException('The deadline passed', 'TimeoutError')).fault.code).toBe('no-answer');
});
