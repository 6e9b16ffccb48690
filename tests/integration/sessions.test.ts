import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBackend, type TestBackend, type TestFamily } from '../support/servers/backend.ts';

/** When sessions end, and what the account service tells strangers. */

let backend: TestBackend;
/** The same with confirmation by mail. */
let confirming: TestBackend;
beforeAll(async () => {
  [backend, confirming] = [await startBackend(), await startBackend({ confirm: true })];
});
afterAll(() => Promise.all([backend.stop(), confirming.stop()]));

const linkTo = (to: TestBackend, email: string): string =>
  /https?:\/\/\S+/.exec(to.mails.messages.get(email)?.at(-1)?.text ?? '')?.[0] ?? '';

async function post(to: TestBackend, path: string, body: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(`${to.url}${path}`, {
    method: 'POST',
    headers: { apikey: to.publishableKey, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

async function signedIn({ email, password }: TestFamily): Promise<TestFamily> {
  const client = backend.client();
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error !== null) throw error;
  return { id: data.user.id, email, password, token: data.session.access_token, client };
}

/** Whether a device of the family gets anything: its rows, a story, a new token. */
async function access({ id, token, client }: TestFamily): Promise<{ rows: number; story: number; renewed: boolean }> {
  const bearer = { authorization: `Bearer ${token}` };
  const rows = await post(backend, '/rest/v1/rpc/sync', { account: id, changes: [], since: 0, max_rows: 1 }, bearer);
  const story = await post(backend, '/functions/v1/story', { action: 'check_previous_adventures', userId: id }, bearer);
  return { rows: rows.status, story: story.status, renewed: (await client.auth.refreshSession()).error === null };
}
const whole = { rows: 200, story: 200, renewed: true };
const nothing = { rows: 401, story: 401, renewed: false };

describe('a new password', () => {
  test('ends every session except the one that set it', async () => {
    const family = await backend.family();
    const [tablet, stranger, neighbour] = [await signedIn(family), await signedIn(family), await backend.family()];
    expect((await tablet.client.auth.updateUser({ password: 'another horse' })).error).toBeNull();
    expect([await access(tablet), await access(stranger), await access(family), await access(neighbour)]).toEqual([
      whole,
      nothing,
      nothing,
      whole,
    ]);
  });

  test('[AUTH-11] set through a mail ends them too', async () => {
    const family = await backend.family();
    await backend.client().auth.resetPasswordForEmail(family.email);
    const answer = await fetch(linkTo(backend, family.email), { redirect: 'manual' });
    const words = new URLSearchParams(new URL(answer.headers.get('location') ?? '').hash.slice(1));
    const client: SupabaseClient = backend.client();
    await client.auth.setSession({ access_token: words.get('access_token') ?? '', refresh_token: words.get('refresh_token') ?? '' });
    expect((await client.auth.updateUser({ password: 'another horse' })).error).toBeNull();
    expect(await access({ ...family, token: words.get('access_token') ?? '', client })).toEqual(whole);
    expect(await access(family)).toEqual(nothing);
  });

  test('that is refused ends none', async () => {
    const family = await backend.family();
    const other = await signedIn(family);
    expect((await family.client.auth.updateUser({ password: 'short' })).error?.code).toBe('weak_password');
    expect((await family.client.auth.updateUser({ password: family.password })).error?.code).toBe('same_password');
    expect(await access(other)).toEqual(whole);
  });

  test('signing out invalidates that session’s token', async () => {
    const family = await backend.family();
    const other = await signedIn(family);
    await family.client.auth.signOut({ scope: 'local' });
    expect((await access(family)).rows).toBe(401);
    expect(await access(other)).toEqual(whole);
  });
});

describe('renewing a session', () => {
  const renew = async (token: string, key = backend.publishableKey) => {
    const { status, headers, text } = await post(
      backend,
      '/auth/v1/token?grant_type=refresh_token',
      { refresh_token: token },
      { apikey: key },
    );
    return { status, headers, answer: JSON.parse(text) as Record<string, unknown> & { refresh_token: string; access_token: string } };
  };
  const tokenOf = async ({ client }: TestFamily): Promise<string> => (await client.auth.getSession()).data.session?.refresh_token ?? '';
  /** The structure of an answer, without values that differ every time. */
  const shape = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shape);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, /_at$|token$/.test(key) ? typeof part : shape(part)]));
    return value;
  };

  test('is answered in the account service’s format, with a token that opens the family’s rows', async () => {
    const family = await backend.family();
    const quick = await renew(await tokenOf(family));
    // The fast way does not accept the server's own key.
    const general = await renew(quick.answer.refresh_token, backend.secretKey);
    expect([quick.status, general.status]).toEqual([200, 200]);
    expect(shape(quick.answer)).toEqual(shape(general.answer));
    const [claims, others] = [quick, general].map(({ answer }) => decodeJwt(answer.access_token));
    expect(shape({ ...claims, iat: 0, exp: 0 })).toEqual(shape({ ...others, iat: 0, exp: 0 }));
    expect((claims?.exp ?? 0) - (claims?.iat ?? 0)).toBe(3600);
    expect(await access({ ...family, token: quick.answer.access_token })).toMatchObject({ rows: 200, story: 200 });
    const noted = await backend.query(
      "select payload->>'action' as action, count(*)::int as times from auth.audit_log_entries where payload->>'actor_id' = $1 group by 1",
      [family.id],
    );
    for (const action of ['token_refreshed', 'token_revoked']) expect(noted).toContainEqual({ action, times: 2 });
  });

  test('gives one next token, however many ask for it at once', async () => {
    const token = await tokenOf(await backend.family());
    const answers = await Promise.all(Array.from({ length: 4 }, () => renew(token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ answer }) => answer.refresh_token)).size).toBe(1);
  });

  test('with an older used token ends the session for everybody', async () => {
    const stolen = await tokenOf(await backend.family());
    const second = (await renew(stolen)).answer.refresh_token;
    const third = (await renew(second)).answer.refresh_token;
    expect(await renew(stolen)).toMatchObject({ status: 400, answer: { error_code: 'refresh_token_already_used' } });
    expect((await renew(third)).status).toBe(400);
  });

  test('fails once it was ended or its account is deleted', async () => {
    const [family, leaving] = [await backend.family(), await backend.family()];
    const [ended, gone] = [await tokenOf(family), await tokenOf(leaving)];
    await family.client.auth.signOut({ scope: 'local' });
    await leaving.client.rpc('delete_account');
    for (const token of [ended, gone, randomUUID(), 'whatever']) expect((await renew(token)).status).toBe(400);
  });
});

describe('whether an address has an account', () => {
  const shape = (text: string): string => text.replaceAll(/"(id|email|\w+_at)":"[^"]*"/g, '"$1":"…"');
  const signUp = (email: string, password = 'correct horse') =>
    post(confirming, '/auth/v1/signup', { email, password, data: { adult_name: 'Robin' } });
  const signIn = (email: string, password: string) => post(confirming, '/auth/v1/token?grant_type=password', { email, password });

  test('[AUTH-05] is not revealed by a sign-up with confirmation by mail; the address’s owner is told', async () => {
    const email = `${randomUUID()}@example.org`;
    const fresh = await signUp(email);
    expect([fresh.status, fresh.text.includes('access_token')]).toEqual([200, false]);
    expect((await signIn(email, 'correct horse')).text).toContain('email_not_confirmed');
    const answer = await fetch(linkTo(confirming, email), { redirect: 'manual' });
    expect(answer.headers.get('location')).toContain(`${confirming.url}#access_token=`);
    expect((await signIn(email, 'correct horse')).status).toBe(200);
    const waiting = `${randomUUID()}@example.org`;
    await signUp(waiting);
    const unconfirmed = await signUp(waiting.toUpperCase(), 'somebody else’s');
    const known = await signUp(email, 'somebody else’s');
    expect(confirming.mails.messages.get(email)?.at(-1)?.text).toContain('has an account already');
    for (const other of [unconfirmed, known]) {
      expect([other.status, shape(other.text)]).toEqual([fresh.status, shape(fresh.text)]);
      expect([...other.headers.keys()]).toEqual([...fresh.headers.keys()]);
    }
    expect((await signIn(email, 'somebody else’s')).status).toBe(400);
    expect((await signIn(email, 'correct horse')).status).toBe(200);
  });

  test('an address that was signed up twice is its reader’s: neither password is known, and the newest link asks for one', async () => {
    const email = `${randomUUID()}@example.org`;
    await signUp(email, 'the first horse');
    const first = linkTo(confirming, email);
    await signUp(email, 'the second horse');
    const newest = linkTo(confirming, email);
    expect((await fetch(first, { redirect: 'manual' })).headers.get('location')).not.toContain('access_token');
    const opened = new URL((await fetch(newest, { redirect: 'manual' })).headers.get('location') ?? '');
    const words = new URLSearchParams(opened.hash.slice(1));
    expect(words.get('type')).toBe('recovery');
    expect((await signIn(email, 'the first horse')).text).toContain('invalid_credentials');
    expect((await signIn(email, 'the second horse')).text).toContain('invalid_credentials');
    const client = confirming.client();
    await client.auth.setSession({ access_token: words.get('access_token') ?? '', refresh_token: words.get('refresh_token') ?? '' });
    expect((await client.auth.updateUser({ password: 'a horse of my own' })).error).toBeNull();
    expect((await signIn(email, 'a horse of my own')).status).toBe(200);
  });

  test('is not revealed by a sign-up with a password that is too short', async () => {
    const email = `${randomUUID()}@example.org`;
    const fresh = await signUp(email, 'short');
    await signUp(email);
    const known = await signUp(email, 'short');
    expect([known.status, known.text]).toEqual([fresh.status, fresh.text]);
    expect(fresh.text).toContain('weak_password');
  });

  test('an unconfirmed address is free again after an hour', async () => {
    const email = `${randomUUID()}@example.org`;
    await signUp(email, 'the first horse');
    await confirming.query("update auth.users set confirmation_sent_at = now() - interval '61 minutes' where email = $1", [email]);
    await signUp(email, 'the second horse');
    await fetch(linkTo(confirming, email), { redirect: 'manual' });
    expect([(await signIn(email, 'the first horse')).status, (await signIn(email, 'the second horse')).status]).toEqual([400, 200]);
  });

  test('is not revealed by a sign-in', async () => {
    const family = await backend.family();
    const answers = await Promise.all(
      [family.email, `${randomUUID()}@example.org`].map((email) =>
        post(backend, '/auth/v1/token?grant_type=password', { email, password: 'a wrong horse' }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
    expect(answers[0]?.text).toBe(answers[1]?.text);
    expect([...(answers[0]?.headers.keys() ?? [])]).toEqual([...(answers[1]?.headers.keys() ?? [])]);
    // Also if the mail is not confirmed yet.
    const email = `${randomUUID()}@example.org`;
    await signUp(email);
    expect((await signIn(email, 'a wrong horse')).text).toBe((await signIn('nobody@example.org', 'a wrong horse')).text);
  });
});

describe('what is sent', () => {
  test('metadata at a sign-up is reduced to a name that fits a profile', async () => {
    const email = `${randomUUID()}@example.org`;
    const data = { adult_name: `Robin ${'x'.repeat(5_000)}`, admin: true, blob: 'x'.repeat(200_000) };
    const made = await post(backend, '/auth/v1/signup', { email, password: 'correct horse', data });
    expect(made.status).toBe(200);
    const [login] = await backend.query('select raw_user_meta_data::text as kept from auth.users where email = $1', [email]);
    expect(String(login?.['kept']).length).toBeLessThan(500);
    expect(String(login?.['kept'])).not.toContain('admin');
  });

  const family = (): Promise<TestFamily> => backend.family();
  const odd = { 'a NUL': '\\u0000', 'half a character': '\\ud83d' };
  test.each(Object.entries(odd))('%s is a 4xx everywhere', async (_name, odd) => {
    const { id, token } = await family();
    const bearer = { authorization: `Bearer ${token}` };
    const sent: [string, string, Record<string, string>?][] = [
      ['/auth/v1/signup', `{"email": "${randomUUID()}${odd}@example.org", "password": "correct horse"}`],
      ['/auth/v1/signup', `{"email": "${randomUUID()}@example.org", "password": "correct${odd} horse"}`],
      ['/auth/v1/signup', `{"email": "${randomUUID()}@example.org", "password": "correct horse", "data": {"adult_name": "R${odd}"}}`],
      ['/auth/v1/token?grant_type=password', `{"email": "x${odd}@example.org", "password": "correct horse"}`],
      ['/auth/v1/token?grant_type=password', `{"email": "x@example.org", "password": "${odd}"}`],
      ['/auth/v1/token?grant_type=refresh_token', `{"refresh_token": "${odd}"}`],
      ['/auth/v1/recover', `{"email": "x${odd}@example.org"}`],
      ['/rest/v1/rpc/sync', `{"account": "${odd}", "changes": [], "since": 0, "max_rows": 1}`, bearer],
      [
        '/functions/v1/story',
        `{"user_id": "${id}", "user_email": "x", "adult_name": "R", "timestamp": "2026-11-21T08:00:00.000Z", "feedback_type": "bug", "rating": 1, "message": "It is odd ${odd}", "page_context": "", "user_agent": ""}`,
        bearer,
      ],
      ['/functions/v1/story', `{"action": "check_previous_adventures", "userId": "${odd}"}`, bearer],
    ];
    for (const [path, body, headers] of sent) {
      const { status } = await post(backend, path, body, headers);
      expect([path, body, status >= 400 && status < 500, status]).toEqual([path, body, true, status]);
    }
  });

  test('private answers are not cached on the way', async () => {
    const { id, token, email } = await family();
    const bearer = { authorization: `Bearer ${token}` };
    const answers = [
      await post(backend, '/auth/v1/token?grant_type=password', { email, password: 'correct horse' }),
      await post(backend, '/auth/v1/token?grant_type=password', { email, password: 'wrong' }),
      await post(backend, '/auth/v1/otp', {}),
      await post(backend, '/rest/v1/rpc/sync', { account: id, changes: [], since: 0, max_rows: 1 }, bearer),
      await post(backend, '/rest/v1/children', {}, bearer),
      await post(backend, '/functions/v1/story', { action: 'check_previous_adventures', userId: id }, bearer),
      await fetch(`${backend.url}/auth/v1/user`, { headers: { apikey: backend.publishableKey, ...bearer } }),
      await fetch(`${backend.url}/auth/v1/verify?type=recovery&token=${'0'.repeat(64)}`, { redirect: 'manual' }),
    ];
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(answers.map(() => 'no-store'));
  });

  test.each([
    'https://evil.example.net/',
    'http://127.0.0.1:9/',
    'http://localhost:9/',
    '//evil.example.net',
    'javascript:alert(1)',
    'http://127.0.0.1@evil.example.net/',
    '/elsewhere',
  ])('a link leads back to the app, whatever it contains: %s', async (target) => {
    const { email } = await family();
    await backend.client().auth.resetPasswordForEmail(email, { redirectTo: target });
    const link = linkTo(backend, email);
    expect(new URL(link).searchParams.has('redirect_to')).toBe(false);
    const dead = link.replace(/token=[0-9a-f]{8}/, 'token=00000000');
    for (const address of [link, dead].map((one) => `${one}&redirect_to=${encodeURIComponent(target)}`)) {
      const answer = await fetch(address, { redirect: 'manual' });
      const location = answer.headers.get('location');
      expect([answer.status, location === null ? '' : new URL(location).origin]).toEqual([303, backend.url]);
    }
  });
});
