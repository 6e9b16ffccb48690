import { describe, expect, it, vi } from 'vitest';
import { createClientFetch } from '../../../src/platform/account/client-fetch.ts';

/** What the app learns about an account from the renewal of its sign-in. */

const backend = { supabaseUrl: 'https://play.example.org', supabaseKey: 'key' };
const held = { account: 'account-1', token: 'former-token' };
const over = { code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' };
const noUser = { code: 403, error_code: 'user_not_found', msg: 'User from sub claim in JWT does not exist' };
const json = (status: number, body: unknown): Response => Response.json(body, { status });

/** Renews an expired sign-in; `who` answers the request that follows. */
async function renew(who: () => Promise<Response> | Response, holder: typeof held | null = held) {
  const asked: [string, string | null][] = [];
  const onGone = vi.fn<(account: string) => void>();
  const send = (async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input);
    asked.push([url, new Headers(init?.headers).get('authorization')]);
    return url.endsWith('/auth/v1/user') ? who() : json(400, over);
  }) as typeof fetch;
  const ask = createClientFetch({
    fetch: send,
    made: backend,
    now: () => Promise.resolve(backend),
    reread: () => Promise.resolve(null),
    held: () => holder,
    onGone,
  });
  const answer = await ask(`${backend.supabaseUrl}/auth/v1/token?grant_type=refresh_token`, { method: 'POST' });
  expect([answer.status, await answer.json()]).toEqual([400, over]);
  return { asked, gone: onGone.mock.calls.flat() };
}

describe('an expired sign-in', () => {
  it('[BEY-07] means that its account is gone if the auth service says, for the last token, that the user does not exist', async () => {
    const { asked, gone } = await renew(() => json(403, noUser));
    expect(asked[1]).toEqual(['https://play.example.org/auth/v1/user', 'Bearer former-token']);
    expect(gone).toEqual(['account-1']);
    expect((await renew(() => json(403, { code: 'user_not_found', message: 'User not found' }))).gone).toEqual(['account-1']);
  });

  it.each<[string, () => Promise<Response> | Response]>([
    ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a portal answers with its page', () => new Response('<h1>user_not_found</h1>', { status: 403 })],
    ['a portal answers well', () => json(200, { error_code: 'user_not_found' })],
    ['a filter answers', () => json(403, { code: 'AccessDenied', message: 'Blocked' })],
    ['the service is in trouble', () => json(503, noUser)],
    ['the service is asked too often', () => json(429, noUser)],
    ['the token has run out', () => json(403, { code: 403, error_code: 'bad_jwt', msg: 'token is expired' })],
    ['only the session is over', () => json(403, { code: 403, error_code: 'session_not_found', msg: 'Session does not exist' })],
    ['the account is there', () => json(200, { id: 'account-1' })],
  ])('[BEY-07] says nothing about the account if %s', async (_who, who) => {
    expect((await renew(who)).gone).toEqual([]);
  });

  it('causes no second request if no account is named', async () => {
    expect((await renew(() => json(403, noUser), null)).asked).toHaveLength(1);
  });
});
