import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBackend, type TestBackend, type TestFamily } from '../support/servers/backend.ts';

/** Attacks on password recovery by somebody who knows only the e-mail address. */

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

async function recover(family: TestFamily): Promise<{ text: string; html: string; link: string }> {
  await backend.client().auth.resetPasswordForEmail(family.email);
  const mail = backend.mails.messages.get(family.email)?.at(-1);
  return { text: mail?.text ?? '', html: mail?.html ?? '', link: /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '' };
}

/** Where a link in a mail leads, and whether it signs in. */
async function follow(link: string): Promise<{ status: number; signedIn: boolean; location: string }> {
  const answer = await fetch(link, { redirect: 'manual' });
  const location = answer.headers.get('location') ?? '';
  return { status: answer.status, signedIn: location.includes('access_token='), location };
}

const verify = (method: string, query: string, body?: unknown): Promise<Response> =>
  fetch(`${backend.url}/auth/v1/verify${query}`, {
    method,
    redirect: 'manual',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

describe('[AUTH-11] a recovery link', () => {
  test('can’t be guessed from the address: no six digits produce it, and the mail contains no code', async () => {
    const family = await backend.family();
    const { text, html, link } = await recover(family);
    const token = new URL(link).searchParams.get('token') ?? '';
    let found = '';
    for (let code = 0; code < 1_000_000 && found === ''; code += 1) {
      const digits = String(code).padStart(6, '0');
      if (sha256(family.email + digits) === token) found = digits;
      // Lets the server in this process run.
      if (code % 20_000 === 0) await new Promise(setImmediate);
    }
    expect(found).toBe('');
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    const around = `${text} ${html}`.replaceAll(link, '').replaceAll(link.replaceAll('&', '&amp;'), '');
    expect(around).not.toMatch(/\d{6}/);
  });

  test('works once', async () => {
    const { link } = await recover(await backend.family());
    expect((await follow(link)).signedIn).toBe(true);
    const again = await follow(link);
    expect([again.status, again.signedIn]).toEqual([303, false]);
    expect(again.location).toContain('error_description=');
  });

  test('works for an hour', async () => {
    const [early, late] = [await backend.family(), await backend.family()];
    for (const [family, minutes] of [
      [early, 59],
      [late, 61],
    ] as const) {
      const { link } = await recover(family);
      await backend.query('update auth.users set recovery_sent_at = $2 where id = $1', [
        family.id,
        new Date(Date.now() - minutes * 60_000).toISOString(),
      ]);
      expect([minutes, (await follow(link)).signedIn]).toEqual([minutes, minutes === 59]);
    }
  });

  test('is invalidated by a newer mail', async () => {
    const family = await backend.family();
    const [first, second] = [await recover(family), await recover(family)];
    expect((await follow(first.link)).signedIn).toBe(false);
    expect((await follow(second.link)).signedIn).toBe(true);
  });

  test('still works after a mail program has fetched it without following redirects', async () => {
    const { link } = await recover(await backend.family());
    expect((await fetch(link, { method: 'HEAD', redirect: 'manual' })).status).toBe(404);
    expect((await follow(link)).signedIn).toBe(true);
  });
});

describe('somebody who guesses at links', () => {
  test('is stopped with a message, even though each answer redirects to the app', async () => {
    const other = await startBackend();
    const guess = (): Promise<Response> =>
      fetch(`${other.url}/auth/v1/verify?type=recovery&token=${sha256(randomUUID())}`, { redirect: 'manual' });
    const statuses: number[] = [];
    for (let i = 0; i < 31; i += 1) statuses.push((await guess()).status);
    const stopped = await guess();
    expect([statuses[0], statuses[29], statuses[30], stopped.status]).toEqual([303, 303, 429, 429]);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await stopped.text()).toMatch(/^Too many attempts\. Please wait/);
    // Sending all at once does not help, because calls in progress count too.
    const fresh = await startBackend();
    const burst = await Promise.all(
      Array.from({ length: 80 }, () =>
        fetch(`${fresh.url}/auth/v1/verify?type=recovery&token=${sha256(randomUUID())}`, { redirect: 'manual' }),
      ),
    );
    expect(burst.filter(({ status }) => status === 303).length).toBeLessThanOrEqual(30);
    await Promise.all([other.stop(), fresh.stop()]);
  });

  test('passwords is limited per account', async () => {
    const [target, neighbour] = [await backend.family(), await backend.family()];
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 22; i += 1) {
      codes.push(
        (await backend.client().auth.signInWithPassword({ email: target.email.toUpperCase(), password: `guess ${i}` })).error?.code,
      );
    }
    expect([codes[0], codes[19], codes[20]]).toEqual(['invalid_credentials', 'invalid_credentials', 'over_request_rate_limit']);
    expect((await backend.client().auth.signInWithPassword(neighbour)).error).toBeNull();
  });
});

describe('all other endpoints that take a token or create an account', () => {
  test('do not exist', async () => {
    const family = await backend.family();
    const { link } = await recover(family);
    const token = new URL(link).searchParams.get('token') ?? '';
    const email = `${randomUUID()}@example.org`;
    const headers = { apikey: backend.publishableKey, authorization: `Bearer ${family.token}`, 'content-type': 'application/json' };
    const tries: [string, string, unknown?][] = [
      ['POST', 'magiclink', { email }],
      ['POST', 'otp', { email }],
      ['POST', 'resend', { type: 'signup', email }],
      ['POST', 'verify', { type: 'recovery', token_hash: token }],
      ['POST', 'verify', { type: 'magiclink', email: family.email, token: '123456' }],
      ['POST', 'verify?type=recovery', { token_hash: token, type: 'recovery' }],
      ['GET', 'authorize?provider=github'],
      ['GET', 'callback?code=1'],
      ['GET', 'reauthenticate'],
      ['GET', 'settings'],
      ['GET', 'health'],
      ['GET', 'admin/users'],
      ['POST', 'invite', { email }],
      ['PUT', 'verify', {}],
      ['GET', 'signup'],
      ['DELETE', 'user'],
      ['POST', '%72ecover', { email: family.email }],
      ['POST', 'recover/', { email: family.email }],
      ['POST', 'Signup', { email, password: 'correct horse' }],
    ];
    for (const [method, path, body] of tries) {
      const answer = await fetch(`${backend.url}/auth/v1/${path}`, {
        method,
        headers,
        redirect: 'manual',
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });

      expect([method, path, answer.status]).toEqual([method, path, 404]);
    }
    for (const type of ['magiclink', 'email_change', 'reauthentication', 'invite', '']) {
      expect([type, (await verify('GET', `?type=${type}&token=${token}`)).status]).toEqual([type, 400]);
    }
    for (const grant of ['pkce', 'id_token', '', 'web3']) {
      const answer = await fetch(`${backend.url}/auth/v1/token?grant_type=${grant}`, { method: 'POST', headers, body: '{}' });
      expect([grant, answer.status]).toEqual([grant, 400]);
    }
    // The link is still valid after all of this.
    expect((await follow(link)).signedIn).toBe(true);
  });
});
