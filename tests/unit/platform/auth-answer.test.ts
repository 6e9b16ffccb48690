import { describe, expect, it } from 'vitest';
import { readRenewal } from '../../../src/platform/account/auth-answer.ts';

const session = { access_token: 'a', refresh_token: 'b', expires_in: 3600, user: { id: 'c' } };

describe('an answer to the renewal of a sign-in', () => {
  it.each([
    ['in today’s words', 400, { code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' }],
    ['in the words of its newer interface', 403, { code: 'session_expired', message: 'Expired' }],
    ['in its oldest words', 400, { error: 'invalid_grant', error_description: 'Invalid Refresh Token' }],
    ['for a token that it can’t read', 400, { code: 400, error_code: 'validation_failed', msg: 'Refresh token is not valid' }],
  ])('[AUTH-10] is a refusal if the auth service says so %s', (_how, status, body) => {
    expect(readRenewal(status, JSON.stringify(body))).toBe('over');
  });

  it.each([
    ['a page', 403, '<!doctype html><h1>Welcome</h1>'],
    ['nothing', 401, ''],
    ['too many requests', 429, JSON.stringify({ code: 'refresh_token_not_found', error_code: 'refresh_token_not_found' })],
    ['a server in trouble', 503, JSON.stringify({ error_code: 'session_not_found' })],
    ['a gateway that knows the key no more', 401, JSON.stringify({ message: 'Invalid API key' })],
    ['a filter with codes of its own', 403, JSON.stringify({ code: 'AccessDenied', message: 'Blocked' })],
    ['a list', 400, '[]'],
    ['a page with a good status', 200, '<h1>Welcome</h1>'],
    ['something else with a good status', 200, JSON.stringify({ status: 'login required' })],
  ])('[AUTH-10] does not count if it is %s', (_what, status, text) => {
    expect(readRenewal(status, text)).toBe('no-answer');
  });

  it('is a new sign-in if it contains one', () => {
    expect(readRenewal(200, JSON.stringify(session))).toBe('renewed');
  });
});
