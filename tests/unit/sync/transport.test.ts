import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Transport } from '../../../src/sync/ports.ts';
import { createTransport, type TransportDeps } from '../../../src/sync/transport.ts';
import { account, uuid } from '../data/family.ts';

/** The real client with a real server. */

type Reply = { status: number; body: string; type?: string; headers?: Record<string, string> };
const json = (status: number, body: unknown): Reply => ({ status, body: JSON.stringify(body) });
const answer = { receipts: [], rows: [], cursor: 7, more: false, purged: 0 };
const request = { account: account.id, changes: [], since: 0, max_rows: 200 };

/** When all tokens expire, in s since 1970: a fixed time, so that the same token is always equal. */
const tokensEnd = Math.floor(Date.now() / 1000) + 3600;

/** `nth`: makes several tokens for one account differ. */
function tokenOf(id: string, nth: number): string {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: id, exp: tokensEnd, nth })}.c2ln`;
}

const session = (id: string, nth = 1) => ({
  access_token: tokenOf(id, nth),
  refresh_token: 'refresh',
  expires_in: 3600,
  token_type: 'bearer',
  user: { id, aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '' },
});

let closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(closing.map((close) => close()));
  closing = [];
});

/** A request to the server: the path, and the token. */
type Called = { path: string; bearer: string };
type Replies = Record<string, Reply | ((asked: IncomingMessage) => Reply)>;

/** `signedInAs`: the account of the client's session. The server's answers are looked up by a part of the path. */
async function device(
  signedInAs: string | null,
  replies: Replies,
  how: (supabaseUrl: string) => Partial<TransportDeps> = () => ({}),
): Promise<{ transport: Transport; called: Called[] }> {
  const called: Called[] = [];
  const replyTo = (asked: IncomingMessage, path: string): Reply => {
    if (path.endsWith('/user')) return json(200, session(signedInAs ?? '').user);
    const reply = Object.entries(replies).find(([part]) => path.includes(part))?.[1] ?? json(404, {});
    return typeof reply === 'function' ? reply(asked) : reply;
  };
  const server = createServer((asked, response) => {
    const path = asked.url ?? '';
    if (!path.endsWith('/user')) called.push({ path, bearer: asked.headers.authorization ?? '' });
    const { status, body, type = 'application/json', headers = {} } = replyTo(asked, path);
    asked.resume().on('end', () => response.writeHead(status, { 'content-type': type, ...headers }).end(body));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  closing.push(() => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  });
  const supabaseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };
  const client: SupabaseClient = createClient(supabaseUrl, 'publishable', { auth, realtime: { transport: WebSocket as never } });
  if (signedInAs !== null) await client.auth.setSession(session(signedInAs));
  const transport = createTransport({
    getClient: async () => client,
    getBackend: async () => ({ supabaseUrl, supabaseKey: 'publishable' }),
    rereadBackend: async () => null,
    send: async () => ({ ok: true }),
    online: () => true,
    now: () => Date.parse('2026-11-21T10:00:00Z'),
    ...how(supabaseUrl),
  });
  return { transport, called };
}

describe('the transport', () => {
  it('[AUTH-12] sends nothing while nobody is signed in, or while another account is', async () => {
    for (const other of [null, uuid(77)]) {
      const { transport, called } = await device(other, { '/rpc/sync': json(200, answer) });
      expect(await transport.sync(request)).toEqual({ ok: false, error: { kind: 'unauthorised' } });
      expect(called).toEqual([]);
    }
  });

  it('sends the request as its account, and returns any answer for the schema to check', async () => {
    const { transport, called } = await device(account.id, { '/rpc/sync': json(200, answer) });
    expect(await transport.sync(request)).toEqual({ ok: true, body: answer });
    expect(called).toEqual([{ path: '/rest/v1/rpc/sync', bearer: `Bearer ${session(account.id).access_token}` }]);
  });

  it.each([
    ['in seconds', { 'retry-after': '40' }, 40_000],
    ['as a time by the server’s clock', { date: 'Sat, 21 Nov 2026 12:00:00 GMT', 'retry-after': 'Sat, 21 Nov 2026 12:01:00 GMT' }, 60_000],
    ['for longer than an hour, as nobody means it', { 'retry-after': '86400' }, 3_600_000],
    ['for a time that is over', { date: 'Sat, 21 Nov 2026 12:00:00 GMT', 'retry-after': 'Sat, 21 Nov 2026 11:00:00 GMT' }, 0],
    ['in words that nobody knows', { 'retry-after': 'later' }, undefined],
    ['not at all', {}, undefined],
  ])('returns how long a server wants to be left alone %s', async (_how, headers, retryAfterMs) => {
    const { transport } = await device(account.id, { '/rpc/sync': { ...json(429, { message: 'slow down' }), headers } });
    expect(await transport.sync(request)).toEqual({
      ok: false,
      error: { kind: 'rate-limited', ...(retryAfterMs === undefined ? {} : { retryAfterMs }) },
    });
  });

  it.each([503, 507])('returns when a busy or full server (%i) wants to be asked again', async (status) => {
    const { transport } = await device(account.id, {
      '/rpc/sync': { ...json(status, { message: 'busy' }), headers: { 'retry-after': '7' } },
    });
    expect(await transport.sync(request)).toEqual({
      ok: false,
      error: { kind: 'unreachable', message: `status ${status}`, retryAfterMs: 7_000 },
    });
  });

  it.each([
    ['a hotel’s page', { status: 200, body: '<html>Welcome</html>', type: 'text/html' }, 'unreachable'],
    ['a gateway’s page', { status: 502, body: '<html>Bad gateway</html>', type: 'text/html' }, 'unreachable'],
    ['too many requests', json(429, { message: 'slow down' }), 'rate-limited'],
    ['a request that the function does not understand', json(400, { message: 'no', code: '22023' }), 'invalid'],
  ] as const)('distinguishes %s from an answer', async (_what, reply, kind) => {
    const { transport } = await device(account.id, { '/rpc/sync': reply });
    const heard = await transport.sync(request);
    expect(heard).toMatchObject({ ok: false, error: { kind } });
  });

  it('a captive portal’s page counts as no answer, whatever its status', async () => {
    const { transport } = await device(account.id, { '/rpc/sync': { status: 200, body: '<html>Welcome</html>', type: 'text/html' } });
    expect(await transport.sync(request)).toEqual({
      ok: false,
      error: { kind: 'unreachable', message: 'a web page instead of an answer' },
    });
  });

  it('a token that the server refuses is renewed once; only the auth service’s refusal asks for a sign-in', async () => {
    const refused = {
      '/rpc/sync': json(401, { message: 'JWT expired', code: 'PGRST303' }),
      '/token': json(400, { error_code: 'refresh_token_not_found' }),
    };
    const asked = await device(account.id, refused);
    expect(await asked.transport.sync(request)).toEqual({ ok: false, error: { kind: 'unauthorised' } });
    expect(asked.called.filter(({ path }) => path.includes('/token'))).toHaveLength(1);

    const somebodyElse = await device(account.id, { ...refused, '/token': json(200, session(uuid(77))) });
    expect(await somebodyElse.transport.sync(request)).toEqual({ ok: false, error: { kind: 'unauthorised' } });
    expect(somebodyElse.called.filter(({ path }) => path.endsWith('/sync'))).toHaveLength(1);
  });

  const renewed = json(200, session(account.id, 2));
  /** Accepts only this token. */
  const onlyTaking =
    (token: string) =>
    ({ headers }: IncomingMessage): Reply =>
      headers.authorization === `Bearer ${token}` ? json(200, answer) : json(401, { message: 'JWT expired', code: 'PGRST303' });

  it('with the renewed token the request is repeated once, and answered', async () => {
    const replies = { '/rpc/sync': onlyTaking(tokenOf(account.id, 2)), '/token': renewed };
    const { transport, called } = await device(account.id, replies);
    expect(await transport.sync(request)).toEqual({ ok: true, body: answer });
    expect(called.filter(({ path }) => path.endsWith('/sync')).map(({ bearer }) => bearer)).toEqual(
      [1, 2].map((nth) => `Bearer ${tokenOf(account.id, nth)}`),
    );
  });

  it('if a token that was just renewed is refused, no sign-in is asked for, because a new one would be refused too', async () => {
    const { transport } = await device(account.id, { '/rpc/sync': onlyTaking('nobody’s'), '/token': renewed });
    expect(await transport.sync(request)).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
  });

  it('an auth service that does not answer counts as no refusal', async () => {
    const replies = {
      '/rpc/sync': onlyTaking('nobody’s'),
      '/token': { status: 404, body: '<html>Not here</html>', type: 'text/html' } as const,
    };
    expect(await (await device(account.id, replies)).transport.sync(request)).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
    const offline = await device(account.id, replies, () => ({ online: () => false }));
    expect(await offline.transport.sync(request)).toEqual({ ok: false, error: { kind: 'offline' } });
  });

  it('an offline device whose session has to be renewed says so, and does not wait for the client to give up', async () => {
    vi.useFakeTimers();
    const getClient = async () => ({
      auth: { getSession: () => new Promise<never>(() => {}), refreshSession: () => new Promise<never>(() => {}) },
    });
    const getBackend = async () => ({ supabaseUrl: '', supabaseKey: '' });
    const rereadBackend = async () => null;
    const transport = createTransport({
      getClient,
      getBackend,
      rereadBackend,
      send: async () => ({ ok: true }),
      online: () => false,
      now: Date.now,
    });
    const heard = vi.fn<(answer: unknown) => void>();
    void transport.sync(request).then(heard);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(heard.mock.calls).toEqual([[{ ok: false, error: { kind: 'offline' } }]]);
  });

  it('a device that wrongly thinks that it is offline syncs all the same', async () => {
    const { transport } = await device(account.id, { '/rpc/sync': json(200, answer) }, () => ({ online: () => false }));
    expect(await transport.sync(request)).toEqual({ ok: true, body: answer });
  });

  it('if the backend’s API key has changed, it is loaded again, and no token is renewed', async () => {
    const replies: Replies = {
      '/rpc/sync': ({ headers }) => (headers['apikey'] === 'changed' ? json(200, answer) : json(401, { message: 'Invalid API key' })),
      '/token': renewed,
    };
    const { transport, called } = await device(account.id, replies, (supabaseUrl) => ({
      rereadBackend: async () => ({ supabaseUrl, supabaseKey: 'changed' }),
    }));
    expect(await transport.sync(request)).toEqual({ ok: true, body: answer });
    expect(called.map(({ path }) => path)).toEqual(['/rest/v1/rpc/sync', '/rest/v1/rpc/sync']);
  });

  it('if the API key has changed and the token has expired, both are renewed', async () => {
    const replies: Replies = {
      '/rpc/sync': (asked) =>
        asked.headers['apikey'] === 'changed' ? onlyTaking(tokenOf(account.id, 2))(asked) : json(401, { message: 'Invalid API key' }),
      '/token': renewed,
    };
    const { transport, called } = await device(account.id, replies, (supabaseUrl) => ({
      rereadBackend: async () => ({ supabaseUrl, supabaseKey: 'changed' }),
    }));
    expect(await transport.sync(request)).toEqual({ ok: true, body: answer });
    expect(called.filter(({ path }) => path.endsWith('/sync'))).toHaveLength(3);
  });

  it('the same API key is not tried twice', async () => {
    const { transport, called } = await device(
      account.id,
      { '/rpc/sync': onlyTaking('nobody’s'), '/token': json(400, { error_code: 'refresh_token_not_found' }) },
      (supabaseUrl) => ({ rereadBackend: async () => ({ supabaseUrl, supabaseKey: 'publishable' }) }),
    );
    expect(await transport.sync(request)).toEqual({ ok: false, error: { kind: 'unauthorised' } });
    expect(called.filter(({ path }) => path.endsWith('/sync'))).toHaveLength(1);
  });

  it.each<[string, unknown, object]>([
    ['a failed fetch', new TypeError('fetch failed'), { kind: 'unreachable', message: 'TypeError: fetch failed' }],
    ['a deadline', new DOMException('The operation timed out', 'TimeoutError'), { kind: 'timeout' }],
    ['a deadline in words', new Error('Request timeout'), { kind: 'timeout' }],
    ['a plain object', { message: 'gone' }, { kind: 'unreachable', message: 'gone' }],
    ['a text', 'gone', { kind: 'unreachable', message: 'gone' }],
    ['nothing', null, { kind: 'unreachable', message: 'null' }],
    ['a long story', 'x'.repeat(300), { kind: 'unreachable', message: 'x'.repeat(200) }],
  ])('%s is returned as a value, and as offline if the browser is sure of that', async (_what, thrown, error) => {
    const failing = (online: boolean) => device(account.id, {}, () => ({ getBackend: () => Promise.reject(thrown), online: () => online }));
    expect(await (await failing(true)).transport.sync(request)).toEqual({ ok: false, error });
    expect(await (await failing(false)).transport.sync(request)).toEqual({ ok: false, error: { kind: 'offline' } });
  });
});
