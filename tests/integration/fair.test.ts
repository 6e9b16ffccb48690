import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readProxies } from '../../server/http/address.ts';
import { startBackend, type TestBackend, type TestFamily } from '../support/servers/backend.ts';
import { says, startUpstream, type Upstream } from '../support/servers/upstream.ts';
import { feedback } from '../support/story/feedback.ts';

/** Rate limits that stop an abuser and nobody else: several households behind one proxy. */

let backend: TestBackend;
let automation: Upstream;
beforeAll(async () => {
  automation = await startUpstream(says([{ ok: true }]));
  const webhook = {
    url: new URL(`${automation.url}/hook`),
    secretHeader: 'x-venture-secret',
    secret: 's',
    signingKey: null,
    allowPrivate: false,
  };
  backend = await startBackend({
    proxies: readProxies('127.0.0.1'),
    signUps: 4,
    mails: 7,
    story: { teller: { kind: 'webhook', webhook }, origins: [], callsPerHour: 240 },
  });
});
afterAll(async () => {
  await backend.stop();
  await automation.stop();
});

type Answer = { status: number; retryAfter: number; text: string };

async function call(to: TestBackend, from: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(`${to.url}${path}`, {
    method: 'POST',
    headers: { apikey: to.publishableKey, 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after') ?? 0), text: await answer.text() };
}
const signIn = (from: string, { email, password }: Pick<TestFamily, 'email' | 'password'>, to = backend) =>
  call(to, from, '/auth/v1/token?grant_type=password', { email, password });
const signUp = (from: string) =>
  call(backend, from, '/auth/v1/signup', { email: `${randomUUID()}@example.org`, password: 'correct horse' });
const recover = (from: string, email: string) => call(backend, from, '/auth/v1/recover', { email });

describe('failures', () => {
  test('block an address from signing in, but neither its sessions nor its neighbours', async () => {
    const [inside, next] = [await backend.family(), await backend.family()];
    const { data } = await inside.client.auth.getSession();
    for (let i = 0; i < 60; i += 1) await signIn('203.0.113.1', { email: `${randomUUID()}@example.org`, password: 'guess' });
    const locked = await signIn('203.0.113.1', inside);
    expect([locked.status, locked.retryAfter > 0]).toEqual([429, true]);
    const renewed = await call(backend, '203.0.113.1', '/auth/v1/token?grant_type=refresh_token', {
      refresh_token: data.session?.refresh_token,
    });
    expect(renewed.status).toBe(200);
    expect((await signIn('203.0.113.2', next)).status).toBe(200);
  });

  test('are counted for the client that a trusted proxy names, and nobody else can name one', async () => {
    // Behind the proxy, what the client itself puts into the header comes first and is ignored.
    for (let i = 0; i < 60; i += 1) await signIn(`192.0.2.${i}, 203.0.113.3`, { email: `${randomUUID()}@example.org`, password: 'guess' });
    expect((await signIn('192.0.2.200, 203.0.113.3', { email: 'x@example.org', password: 'guess' })).status).toBe(429);
    // Without a trusted proxy the header is ignored.
    const bare = await startBackend();
    for (let i = 0; i < 60; i += 1) await signIn(`203.0.113.${i}`, { email: `${randomUUID()}@example.org`, password: 'guess' }, bare);
    expect((await signIn('203.0.113.200', { email: 'x@example.org', password: 'guess' }, bare)).status).toBe(429);
    await bare.stop();
  });
});

describe('sign-ups and mails', () => {
  test('are limited per address and in total', async () => {
    const first: number[] = [];
    for (let i = 0; i < 5; i += 1) first.push((await signUp('203.0.113.10')).status);
    expect(first).toEqual([200, 200, 200, 200, 429]);
    const others: number[] = [];
    for (let i = 0; i < 44; i += 1) others.push((await signUp(`203.0.113.${20 + i}`)).status);
    expect([others[0], others.at(-1)]).toEqual([200, 429]);
  });

  test('are limited in the same way for an address with an account and one without', async () => {
    const [family] = await backend.query('select email from auth.users limit 1');
    for (const email of [String(family?.['email']), `${randomUUID()}@example.org`]) {
      // At once, because each answer is delayed.
      const answers = await Promise.all(Array.from({ length: 5 }, (_, i) => recover(`198.51.100.${i}`, email)));
      expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [200, '{}']));
      expect((await recover('198.51.100.5', email)).status).toBe(429);
    }
    expect(backend.mails.messages.get(String(family?.['email']))).toHaveLength(5);
  });

  test('mails are limited per address and in total', async () => {
    const mail = async (from: string) => (await recover(from, `${randomUUID()}@example.org`)).status;
    expect(await Promise.all(Array.from({ length: 7 }, () => mail('198.51.100.50')))).toEqual(Array.from({ length: 7 }, () => 200));
    expect([await mail('198.51.100.50'), await mail('198.51.100.60')]).toEqual([429, 200]);
    await Promise.all(Array.from({ length: 70 }, (_, i) => mail(`198.51.100.${61 + i}`)));
    expect(await mail('198.51.100.200')).toBe(429);
  });
});

describe('[FEED-01] feedback without a sign-in', () => {
  const send = (from: string, body: object, key?: string) =>
    call(backend, from, '/functions/v1/story', body, key === undefined ? {} : { 'idempotency-key': key });
  const passedOn = () => automation.asked.filter(({ body }) => typeof body === 'object' && body !== null && 'feedback_type' in body).length;

  test('that is sent twenty times with one id, from many addresses at once, is passed on once', async () => {
    automation.forget();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => send(`198.51.100.${i}`, feedback, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(passedOn()).toBe(1);
  });

  test('without an id, the same message is passed on once, and another one too', async () => {
    automation.forget();
    for (const at of ['2026-11-21T08:00:00.000Z', '2026-11-21T09:00:00.000Z']) {
      await send('198.51.100.80', { ...feedback, message: 'We would like a treasure map', timestamp: at });
    }
    await send('198.51.100.80', { ...feedback, message: 'We would like two treasure maps' });
    expect(passedOn()).toBe(2);
  });

  test('is limited per address, without affecting others', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1)
      statuses.push((await send('198.51.100.90', { ...feedback, message: `Another dragon, number ${i}` })).status);
    expect([statuses[9], statuses[10]]).toEqual([200, 429]);
    expect((await send('198.51.100.91', { ...feedback, message: 'Another dragon, number 12' })).status).toBe(200);
  });
});
