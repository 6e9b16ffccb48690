import { randomUUID } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at, attempts, calls, hidden, ownCalls, owner, type Request, rowOf, type Table, tables } from '../support/attacks.ts';
import { startBackend, type TestBackend, type TestFamily } from '../support/servers/backend.ts';

/**
 * Every HTTP endpoint, called by everybody who has no right to. Each answer is checked exactly, and afterwards the family's rows are
 * unchanged byte by byte.
 */

const attackers = [
  'nobody signed in',
  'nobody with a made-up key',
  'another account',
  'an expired token',
  'a token signed with another secret',
  'an unsigned token',
  'a token whose claims were changed',
  'a token that claims to be the service',
] as const;
type Attacker = (typeof attackers)[number];

let backend: TestBackend;
let victim: TestFamily;
let mallory: TestFamily;
let tokens: Record<Attacker, { apikey: string; token: string | null }>;
/** The family's row in each table. */
const ids = Object.fromEntries(tables.map((table) => [table, randomUUID()])) as Record<Table, string>;
/** A text in every row of the family, which no answer may contain. */
const secret = 'zebra-lighthouse';
let before: string;
const scene = () => ({ victim: victim.id, mallory: mallory.id, ids });

/** Everything stored for the family, including its login. */
async function stored(): Promise<string> {
  const parts = tables.map(
    (table) => `(select string_agg(t::text, e'\\n' order by t::text) from public.${table} as t where ${owner(table)} = $1) as ${table}`,
  );
  return JSON.stringify(
    await backend.query(`select ${parts.join(', ')}, (select count(*)::int from auth.users where id = $1) as logins`, [victim.id]),
  );
}

/** Sends a request, and checks that the answer reveals nothing of the family. */
async function send({
  as,
  method = 'POST',
  path,
  body,
  headers = {},
}: Request & { as: Attacker }): Promise<{ status: number; text: string }> {
  const { apikey, token } = tokens[as];
  const response = await fetch(`${backend.url}${path}`, {
    method,
    headers: {
      apikey,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = `${JSON.stringify([...response.headers])} ${await response.text()}`;
  expect(text).not.toContain(secret);
  expect(text).not.toContain(victim.email);
  return { status: response.status, text: text.slice(text.indexOf(']] ') + 3) };
}

beforeAll(async () => {
  backend = await startBackend({ rest: 'tables' });
  [victim, mallory] = [await backend.family(secret), await backend.family('Mallory')];
  ids.users = victim.id;
  for (const [table, word] of [
    ['children', 'name'],
    ['user_environments', 'name'],
    ['adventure_sessions', 'theme'],
  ] as const) {
    const { error } = await victim.client.from(table).insert({ ...rowOf(table, ids[table], victim.id), [word]: secret } as never);
    if (error !== null) throw error;
  }
  await backend.query('insert into public.feedback (id, user_id, feedback_type, rating, message) values ($1, $2, $3, 5, $4)', [
    ids.feedback,
    victim.id,
    'general',
    `We liked the ${secret}`,
  ]);
  await victim.client.rpc('count_story_call', { most: 5, window_s: 60 });
  const [call] = await backend.query('select id from public.story_calls where user_id = $1', [victim.id]);
  ids.story_calls = String(call?.['id']);

  const claims = { role: 'authenticated', email: victim.email, session_id: randomUUID() };
  const signed = (secret: string, expires: string, extra: Record<string, unknown> = {}): Promise<string> =>
    new SignJWT({ ...claims, ...extra })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(victim.id)
      .setAudience('authenticated')
      .setIssuedAt('-2h')
      .setExpirationTime(expires)
      .sign(new TextEncoder().encode(secret));
  const [head, , signature] = mallory.token.split('.');
  const changed = Buffer.from(JSON.stringify({ ...claims, sub: victim.id, aud: 'authenticated', exp: 4102444800 })).toString('base64url');
  const key = backend.publishableKey;
  tokens = {
    'nobody signed in': { apikey: key, token: null },
    'nobody with a made-up key': { apikey: 'sb_publishable_made_up', token: null },
    'another account': { apikey: key, token: mallory.token },
    'an expired token': { apikey: key, token: await signed(backend.jwtSecret, '-1h') },
    'a token signed with another secret': { apikey: key, token: await signed('x'.repeat(48), '1h') },
    'an unsigned token': {
      apikey: key,
      token: new UnsecuredJWT(claims).setSubject(victim.id).setAudience('authenticated').setExpirationTime('1h').encode(),
    },
    'a token whose claims were changed': { apikey: key, token: `${head}.${changed}.${signature}` },
    'a token that claims to be the service': {
      apikey: key,
      token: await signed('x'.repeat(48), '1h', { role: 'service_role' }),
    },
  };
  before = await stored();
});
afterAll(() => backend.stop());

describe.each(attackers)('%s', (as) => {
  test.each(tables)('[DATA-02] can neither read nor write %s', async (table) => {
    for (const { name, call, answers } of attempts) {
      const { status, text } = await send({ as, ...call(scene(), table) });
      const [expected, rows] = as === 'another account' ? answers[table].split(' ') : ['401'];
      expect([name, String(status), rows === undefined ? undefined : text]).toEqual([name, expected, rows]);
    }
    expect(await stored()).toBe(before);
  });

  test('[DATA-02] can’t call a function for the family', async () => {
    for (const { name, call, another, others } of calls) {
      const { status } = await send({ as, ...call(scene()) });
      expect([name, status]).toEqual([name, as === 'another account' ? another : others]);
    }
    for (const { name, call } of as === 'another account' ? [] : ownCalls) {
      const { status } = await send({ as, ...call(scene()) });
      expect([name, [401, 403].includes(status)]).toEqual([name, true]);
    }
    expect(await stored()).toBe(before);
  });

  test('[DATA-02] can’t reach internal schemas', async () => {
    for (const { name, call } of hidden) {
      const { status } = await send({ as, ...call(scene()) });
      expect([name, [401, 403, 404, 406].includes(status), status]).toEqual([name, true, status]);
    }
    expect(await stored()).toBe(before);
  });
});

describe('the family’s ids in one’s own rows', () => {
  const as = 'another account';
  const child = randomUUID();
  const adventure = randomUUID();
  const change = (table: string, id: string, fields: Record<string, unknown>, base = 0, deleted = false) => ({
    table,
    id,
    base,
    deleted,
    fields,
  });
  const sync = async (changes: unknown[]) => {
    const { status, text } = await send({
      as,
      path: '/rest/v1/rpc/sync',
      body: { account: mallory.id, changes, since: 0, max_rows: 200 },
    });
    expect(status).toBe(200);
    return JSON.parse(text) as { receipts: { outcome: string; code?: string }[]; rows: { id: string }[] };
  };

  test('[DATA-02] through the tables: they are only texts there, and refer to nothing', async () => {
    const row = {
      ...rowOf('adventure_sessions', adventure, mallory.id),
      participating_children: [ids.children],
      environment: ids.user_environments,
      continuation_data: { sessionId: ids.adventure_sessions, userId: victim.id },
    };
    expect((await send({ as, path: at('adventure_sessions'), body: row })).status).toBe(201);
    const around = 'select=id,users(id,adult_name,children(*),user_environments(*),adventure_sessions(*))';
    const embedded = await send({ as, method: 'GET', path: at('adventure_sessions', `?id=eq.${adventure}&${around}`) });
    expect(embedded.status).toBe(400);
    for (const login of ['encrypted_password', 'sessions(*)', 'identities(*)', 'refresh_tokens(*)', 'audit_log_entries(*)']) {
      const { status } = await send({ as, method: 'GET', path: at('users', `?select=id,${login}`) });
      expect([login, [400, 404].includes(status)]).toEqual([login, true]);
    }
    expect((await send({ as, path: at('children'), body: rowOf('children', child, victim.id) })).status).toBe(403);
    expect(await stored()).toBe(before);
  });

  test('[DATA-02] through sync: a change to another family’s row is rejected by itself, and never comes back', async () => {
    const words = { name: 'Mallory', age: 9, user_id: victim.id, id: ids.children, auth_user_id: victim.id, version: 99 };
    const { receipts, rows } = await sync([
      change('children', child, words),
      change('children', ids.children, words),
      change('children', ids.children, words, 2),
      change('children', ids.children, {}, 2, true),
      change('user_environments', ids.user_environments, { name: 'Mallory' }),
      change(
        'adventure_sessions',
        ids.adventure_sessions,
        { theme: 'mallory', environment: 'park', play_style: 'creative', activity_level: 'low' },
        4,
      ),
      change('adventure_sessions', ids.adventure_sessions, {}, 4, true),
      change('users', victim.id, { adult_name: 'Mallory' }, 1),
      change('users', mallory.id, { adult_name: 'Mallory', id: victim.id, auth_user_id: victim.id }, 1),
      change('feedback', ids.feedback, { message: 'Written by Mallory' }),
      change('story_calls', ids.story_calls, {}, 1, true),
    ]);
    expect(receipts.map(({ outcome, code }) => code ?? outcome)).toEqual([
      'applied',
      'not_yours',
      'not_yours',
      'not_yours',
      'not_yours',
      'not_yours',
      'not_yours',
      'not_yours',
      'applied',
      'unknown_table',
      'unknown_table',
    ]);
    expect(rows.map(({ id }) => id).toSorted()).toEqual([mallory.id, adventure, child].toSorted());
    expect(await stored()).toBe(before);
  });

  test('[DATA-02] deleting such an account deletes only its own rows', async () => {
    expect((await send({ as, path: '/rest/v1/rpc/delete_account', body: {} })).status).toBe(204);
    expect(await stored()).toBe(before);
    expect((await victim.client.from('children').select('name').single()).data).toEqual({ name: secret });
  });
});
