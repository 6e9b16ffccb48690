import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBackend, syncAs, type TestBackend, type TestFamily } from '../support/servers/backend.ts';

/** What the server answers over REST: only the app's calls, and no query that could keep it busy. */

let closed: TestBackend;
let open: TestBackend;
let family: TestFamily;
let looker: TestFamily;
beforeAll(async () => {
  [closed, open] = [await startBackend(), await startBackend({ rest: 'tables' })];
  [family, looker] = [await closed.family(), await open.family()];
  for (const [backend, { id }] of [
    [closed, family],
    [open, looker],
  ] as const) {
    await backend.query(
      `insert into public.adventure_sessions (id, user_id, theme, environment, play_style, activity_level)
        select gen_random_uuid(), $1, 'theme ' || n, 'park', 'creative', 'low' from generate_series(1, 1100) as n`,
      [id],
    );
  }
});
afterAll(() => Promise.all([closed.stop(), open.stop()]));

type Ask = { method?: string; path: string; body?: string; headers?: Record<string, string> };

async function ask(backend: TestBackend, as: TestFamily, { method = 'GET', path, body, headers = {} }: Ask) {
  const answer = await fetch(`${backend.url}/rest/v1/${path}`, {
    method,
    headers: { apikey: backend.publishableKey, authorization: `Bearer ${as.token}`, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body }),
  });
  return { status: answer.status, text: await answer.text() };
}

/** Adventures with their family with all its adventures …: the number of rows multiplies with every level. */
const nested = (table: 'users' | 'adventure_sessions', depth: number): string =>
  depth === 0 ? 'id' : `id,${table}(${nested(table === 'users' ? 'adventure_sessions' : 'users', depth - 1)})`;
const everywhere = `users?select=${nested('adventure_sessions', 5)}`;

describe('a query that multiplies rows', () => {
  test('is not answered at all, because the app does not query tables', async () => {
    expect(await ask(closed, family, { path: everywhere })).toMatchObject({ status: 404, text: expect.stringContaining('nothing here') });
    const { receipts } = await syncAs(family);
    expect(receipts).toEqual([]);
  });

  test.each([
    everywhere,
    'users?select=id,...adventure_sessions(theme)',
    'users?select=id,a:adventure_sessions!adventure_sessions_user_id_fkey(id)',
    'users?select=id&adventure_sessions.theme=eq.park',
    'adventure_sessions?select=id&order=users(id)',
    'adventure_sessions?select=theme.count()',
  ])('is refused with a message if tables are enabled: %s', async (path) => {
    expect(await ask(open, looker, { path })).toMatchObject({ status: 400, text: expect.stringContaining('one table at a time') });
  });

  test.each(['adventure_sessions?select=id', 'adventure_sessions?select=id&limit=5000', 'adventure_sessions?select=id&limit=-1'])(
    'is cut off if tables are enabled: %s',
    async (path) => {
      const { status, text } = await ask(open, looker, { path, headers: { range: '0-4999' } });
      expect([status, JSON.parse(text).length]).toEqual([200, 1000]);
    },
  );

  test('has a limit on the answer’s size', async () => {
    await open.query(
      `update public.adventure_sessions set continuation_data = jsonb_build_object('userNotes', '', 'pad', repeat('x', 18000)) where user_id = $1`,
      [looker.id],
    );
    expect(await ask(open, looker, { path: 'adventure_sessions' })).toMatchObject({
      status: 413,
      text: expect.stringContaining('fewer rows'),
    });
    expect((await ask(open, looker, { path: 'adventure_sessions?limit=10' })).status).toBe(200);
  });
});

describe('what the app does not call', () => {
  const asked: Ask[] = [
    { path: '' },
    { path: 'children' },
    { path: 'children?limit=1' },
    { method: 'HEAD', path: 'children' },
    { method: 'POST', path: 'children', body: JSON.stringify({ name: 'Mia', age: 6 }) },
    { method: 'PATCH', path: 'children?id=eq.1', body: '{}' },
    { method: 'DELETE', path: 'children' },
    { path: 'rpc/sync?account=1' },
    { method: 'POST', path: 'rpc/sync/', body: '{}' },
    { method: 'POST', path: 'rpc/%73ync', body: '{}' },
    { method: 'POST', path: 'rpc/count_story_call', body: JSON.stringify({ most: 1, window_s: 60 }) },
    { method: 'POST', path: 'rpc/adventures_in_progress', body: '{}' },
    { method: 'POST', path: 'rpc/purge_tombstones', body: '{}' },
  ];
  test.each(asked)('does not exist: $method $path', async (call) => {
    expect((await ask(closed, family, call)).status).toBe(404);
  });

  test('can’t be reached by changing an allowed call', async () => {
    const body = JSON.stringify({ account: family.id, changes: [], since: 0, max_rows: 1 });
    const plan = await ask(closed, family, {
      method: 'POST',
      path: 'rpc/sync',
      body,
      headers: { accept: 'application/vnd.pgrst.plan+json' },
    });
    expect(Object.keys(JSON.parse(plan.text))).toContain('receipts');
    const other = await ask(closed, family, { method: 'POST', path: 'rpc/sync', body, headers: { 'content-profile': 'private' } });
    expect(other.status).toBe(200);
    expect((await ask(closed, family, { method: 'POST', path: 'rpc/sync?select=rows', body })).status).toBe(400);
  });

  test.each([
    ['no JSON', '{"account": '],
    ['nothing', ''],
    ['a list', '[]'],
    ['a text', '"sync"'],
    ['another call’s words', JSON.stringify({ most: 1 })],
    ['an account that is none', JSON.stringify({ account: 'me', changes: [], since: 0, max_rows: 1 })],
    ['a NUL', JSON.stringify({ account: randomUUID(), changes: [], since: '\0', max_rows: 1 })],
    ['a number that is none', JSON.stringify({ account: randomUUID(), changes: [], since: 1e300, max_rows: 1 })],
  ])('and a body of %s is a 4xx', async (_name, body) => {
    const { status } = await ask(closed, family, { method: 'POST', path: 'rpc/sync', body });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});
