import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createTransport } from '../../../src/platform/sync-transport.ts';
import type { Transport } from '../../../src/sync/ports.ts';
import { account, uuid } from '../data/family.ts';

/** The real client, on a network of our own. */

type Reply = { status: number; body: string; type?: string };
const json = (status: number, body: unknown): Reply => ({ status, body: JSON.stringify(body) });
const answer = { receipts: [], rows: [], cursor: 7, more: false, purged: 0 };
const request = { account: account.id, changes: [], since: 0, max_rows: 200 };

function tokenOf(id: string): string {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: id, exp: Math.floor(Date.now() / 1000) + 3600 })}.c2ln`;
}

const session = (id: string) => ({
  access_token: tokenOf(id),
  refresh_token: 'refresh',
  expires_in: 3600,
  token_type: 'bearer',
  user: { id, aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '' },
});

/** `signedInAs`: whose session the client holds. What the network answers is looked up by the end of the address. */
async function device(signedInAs: string | null, replies: Record<string, Reply>): Promise<{ transport: Transport; called: string[] }> {
  const called: string[] = [];
  const reply = (address: string): Reply => {
    if (address.endsWith('/user')) return json(200, session(signedInAs ?? '').user);
    return Object.entries(replies).find(([end]) => address.includes(end))?.[1] ?? json(404, {});
  };
  const network: typeof fetch = async (input) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.endsWith('/user')) called.push(new URL(address).pathname);
    const { status, body, type = 'application/json' } = reply(address);
    return new Response(body, { status, headers: { 'content-type': type } });
  };
  const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };
  const client: SupabaseClient = createClient('http://venture.test', 'publishable', {
    auth,
    global: { fetch: network },
    realtime: { transport: WebSocket as never },
  });
  if (signedInAs !== null) await client.auth.setSession(session(signedInAs));
  return { transport: createTransport({ getClient: async () => client, send: async () => ({ ok: true }), online: () => true }), called };
}

describe('the transport', () => {
  it('[AUTH-12] asks nobody anything while nobody is signed in, or while it is somebody else', async () => {
    for (const other of [null, uuid(77)]) {
      const { transport, called } = await device(other, { '/rpc/sync': json(200, answer) });
      expect(await transport.sync(request)).toEqual({ ok: false, error: { kind: 'unauthorised' } });
      expect(called).toEqual([]);
    }
  });

  it('brings the answer, whatever it is, for the schema to judge', async () => {
    const { transport } = await device(account.id, { '/rpc/sync': json(200, answer) });
    expect(await transport.sync(request)).toEqual({ ok: true, body: answer });
  });

  it.each([
    ['a hotel’s page', { status: 200, body: '<html>Welcome</html>', type: 'text/html' }, 'unreachable'],
    ['a gateway’s page', { status: 502, body: '<html>Bad gateway</html>', type: 'text/html' }, 'unreachable'],
    ['too many requests', json(429, { message: 'slow down' }), 'rate-limited'],
    ['a request that the function does not understand', json(400, { message: 'no', code: '22023' }), 'invalid'],
  ] as const)('tells %s from an answer', async (_what, reply, kind) => {
    const { transport } = await device(account.id, { '/rpc/sync': reply });
    const heard = await transport.sync(request);
    expect(heard).toMatchObject({ ok: false, error: { kind } });
  });

  it('a token that the server does not take is renewed once; only the auth service’s refusal asks for a sign-in', async () => {
    const refused = {
      '/rpc/sync': json(401, { message: 'JWT expired', code: 'PGRST303' }),
      '/token': json(400, { error_code: 'refresh_token_not_found' }),
    };
    const asked = await device(account.id, refused);
    expect(await asked.transport.sync(request)).toEqual({ ok: false, error: { kind: 'unauthorised' } });
    expect(asked.called.filter((path) => path.endsWith('/token'))).toHaveLength(1);

    const somebodyElse = await device(account.id, { ...refused, '/token': json(200, session(uuid(77))) });
    expect(await somebodyElse.transport.sync(request)).toEqual({ ok: false, error: { kind: 'unauthorised' } });
    expect(somebodyElse.called.filter((path) => path.endsWith('/sync'))).toHaveLength(1);
  });
});
