import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBackend, syncAs, type TestBackend } from '../support/servers/backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

describe('sign-up', () => {
  test('[AUTH-05] creates the profile with the given name', async () => {
    const family = await backend.family('  Robin  ');
    const profiles = await backend.query('select id, auth_user_id, adult_name, show_onboarding from public.users where id = $1', [
      family.id,
    ]);
    expect(profiles[0]).toEqual({ id: family.id, auth_user_id: family.id, adult_name: 'Robin', show_onboarding: true });
  });

  test('[AUTH-05] never fails because of odd metadata: the name is cut, or left out until it is entered later', async () => {
    const odd: [unknown, string | null][] = [
      ['x'.repeat(300), 'x'.repeat(100)],
      ['   ', null],
      [null, null],
      [{ first: 'R' }, null],
      [`${'y'.repeat(99)}  z`, 'y'.repeat(99)],
    ];
    for (const [given, kept] of odd) {
      const client = backend.client();
      const email = `${randomUUID()}@example.org`;
      const { data, error } = await client.auth.signUp({ email, password: 'correct horse', options: { data: { adult_name: given } } });
      expect(error).toBeNull();
      const [profile] = await backend.query('select adult_name from public.users where id = $1', [data.user?.id]);
      expect(profile?.['adult_name']).toBe(kept);
    }
  });

  test('[AUTH-02] with an address that is longer than can be stored is refused, and is no failure of the server', async () => {
    const address = (letters: number): string => `${'a'.repeat(letters - '@example.org'.length)}@example.org`;
    const client = backend.client();
    expect((await client.auth.signUp({ email: address(256), password: 'correct horse' })).error).toMatchObject({ status: 400 });
    expect((await client.auth.signUp({ email: address(255), password: 'correct horse' })).error).toBeNull();
  });

  test('[AUTH-02] with a password under eight characters is refused by the server too', async () => {
    const { error } = await backend.client().auth.signUp({ email: `${randomUUID()}@example.org`, password: 'seven77' });
    expect(error?.code).toBe('weak_password');
  });
});

describe('[AUTH-11] a forgotten password', () => {
  test('the mail’s link signs in, and the new password is valid from then on', async () => {
    const family = await backend.family();
    const client = backend.client();
    await client.auth.resetPasswordForEmail(family.email, { redirectTo: `${backend.url}/auth` });
    const mail = backend.mails.messages.get(family.email)?.at(-1);
    const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    const answer = await fetch(link, { redirect: 'manual' });
    const target = new URL(answer.headers.get('location') ?? '');
    expect(target.origin + target.pathname).toBe(`${backend.url}/`);
    const words = new URLSearchParams(target.hash.slice(1));
    expect(words.get('type')).toBe('recovery');
    await client.auth.setSession({ access_token: words.get('access_token') ?? '', refresh_token: words.get('refresh_token') ?? '' });
    expect((await client.auth.updateUser({ password: 'another horse' })).error).toBeNull();
    const old = await backend.client().auth.signInWithPassword({ email: family.email, password: family.password });
    expect(old.error?.code).toBe('invalid_credentials');
    const fresh = await backend.client().auth.signInWithPassword({ email: family.email, password: 'another horse' });
    expect(fresh.error).toBeNull();
  });

  test('a link never leads to another site', async () => {
    const family = await backend.family();
    await backend.client().auth.resetPasswordForEmail(family.email, { redirectTo: 'https://evil.example.net/' });
    const link = /https?:\/\/\S+/.exec(backend.mails.messages.get(family.email)?.at(-1)?.text ?? '')?.[0] ?? '';
    const answer = await fetch(link, { redirect: 'manual' });
    expect(new URL(answer.headers.get('location') ?? '').origin).toBe(backend.url);
  });
});

describe('deleting the account', () => {
  test('[DATA-03] [PROF-08] deletes every row of the family and the login, and nothing of anybody else', async () => {
    const [leaving, staying] = [await backend.family(), await backend.family()];
    for (const family of [leaving, staying]) {
      const fields = { theme: 'space', environment: 'bedroom', play_style: 'creative', activity_level: 'low' };
      const { receipts } = await syncAs(family, {
        changes: [
          { table: 'children', id: randomUUID(), base: 0, deleted: false, fields: { name: 'Mia', age: 6 } },
          { table: 'children', id: randomUUID(), base: 0, deleted: true, fields: {} },
          { table: 'user_environments', id: randomUUID(), base: 0, deleted: false, fields: { name: 'Attic' } },
          { table: 'adventure_sessions', id: randomUUID(), base: 0, deleted: false, fields },
        ],
      });
      expect(receipts.map((receipt) => receipt.outcome)).toEqual(['applied', 'applied', 'applied', 'applied']);
    }
    const message = 'It is lovely, thank you all';
    await backend.query("insert into public.feedback (user_id, feedback_type, rating, message) values ($1, 'general', 5, $2)", [
      leaving.id,
      message,
    ]);
    expect((await leaving.client.rpc('delete_account')).error).toBeNull();
    const columns = await backend.query(
      "select table_schema as s, table_name as t, column_name as c from information_schema.columns where table_schema in ('public', 'auth') and column_name in ('user_id', 'auth_user_id') or (table_schema, table_name, column_name) in (('auth', 'users', 'id'), ('public', 'users', 'id'))",
    );
    expect(columns.length).toBeGreaterThan(6);
    for (const row of columns) {
      const [schema, table, column] = [row['s'], row['t'], row['c']].map(String);
      const [left] = await backend.query(`select count(*)::int as n from "${schema}"."${table}" where "${column}"::text = $1`, [
        leaving.id,
      ]);
      expect([table, column, left?.['n']]).toEqual([table, column, 0]);
    }
    expect((await syncAs(staying)).rows).toHaveLength(5);
    const again = await backend.client().auth.signInWithPassword({ email: leaving.email, password: leaving.password });
    expect(again.error?.code).toBe('invalid_credentials');
    expect((await leaving.client.auth.refreshSession()).error).not.toBeNull();
  });

  test('[DATA-03] [PROF-08] leaves neither the address nor the name nor the id anywhere, in no table of no schema', async () => {
    const [leaving, staying] = [await backend.family('Zebulon'), await backend.family('Alex')];
    await backend.client().auth.signInWithPassword({ email: leaving.email, password: leaving.password });
    await leaving.client.auth.refreshSession();
    await backend.client().auth.resetPasswordForEmail(leaving.email);
    await leaving.client.auth.updateUser({ password: 'another horse' });
    const everywhere = async (...words: string[]): Promise<string[]> => {
      const tables = await backend.query(
        "select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')",
      );
      const found = await Promise.all(
        tables.map(async ({ name }) => {
          const rows = await backend.query(`select from ${String(name)} as t where t::text like any ($1::text[])`, [
            `{${words.map((word) => `%${word}%`).join(',')}}`,
          ]);
          return rows.length > 0 ? [String(name)] : [];
        }),
      );
      return found.flat();
    };
    expect(await everywhere(leaving.email)).toContain('auth.audit_log_entries');
    expect((await leaving.client.rpc('delete_account')).error).toBeNull();
    await leaving.client.auth.refreshSession();
    await leaving.client.auth.signOut();
    expect(await everywhere(leaving.id, leaving.email, 'Zebulon')).toEqual([]);
    expect(await everywhere(staying.email)).toContain('auth.audit_log_entries');
  });

  test('[PROF-08] without a sign-in, or for a deleted account, is an error and deletes nothing', async () => {
    const [before] = await backend.query('select count(*)::int as n from public.users');
    expect((await backend.client().rpc('delete_account')).status).toBe(401);
    const family = await backend.family();
    await family.client.rpc('delete_account');
    const twice = await family.client.rpc('delete_account');
    expect([twice.status, twice.error?.message]).toEqual([401, 'delete_account_no_such_account']);
    expect(await backend.query('select count(*)::int as n from public.users')).toEqual([before]);
  });

  test('[PROF-08] is all or nothing: if the login can’t be deleted, the profile stays', async () => {
    const family = await backend.family();
    await backend.query("create function public.refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$");
    await backend.query('create trigger refuse before delete on auth.users for each row execute function public.refuse()');
    expect((await family.client.rpc('delete_account')).error).not.toBeNull();
    await backend.query('drop trigger refuse on auth.users');
    await backend.query('drop function public.refuse()');
    expect((await syncAs(family)).rows).toHaveLength(1);
  });
});

describe('a deleted account', () => {
  const key = (secret: string): Uint8Array => new TextEncoder().encode(secret);
  /** An expired token, as the server signed it long ago. */
  const former = (account: string, secret = backend.jwtSecret): Promise<string> =>
    new SignJWT({ sub: account, role: 'authenticated', aud: 'authenticated', session_id: randomUUID() })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt(1_700_000_000)
      .setExpirationTime(1_700_003_600)
      .sign(key(secret));
  const who = async (token: string): Promise<unknown> => {
    const headers = { apikey: backend.publishableKey, authorization: `Bearer ${token}` };
    const answer = await fetch(`${backend.url}/auth/v1/user`, { headers });
    return [answer.status, ((await answer.json()) as { error_code?: string; code?: string }).error_code];
  };

  test('[BEY-07] is reported as gone to whoever once had a sign-in to it, and to nobody else', async () => {
    const [leaving, staying] = [await backend.family(), await backend.family()];
    const late = await former(leaving.id);
    expect(await who(late)).toEqual([403, 'bad_jwt']);
    await leaving.client.rpc('delete_account');
    expect(await who(leaving.token)).toEqual([403, 'user_not_found']);
    expect(await who(late)).toEqual([403, 'user_not_found']);
    expect(await who(await former(staying.id))).toEqual([403, 'bad_jwt']);
    expect(await who(await former(leaving.id, 'another-secret-of-another-server-000000'))).toEqual([403, 'bad_jwt']);
    const { error } = await leaving.client.auth.refreshSession({ refresh_token: 'whatever' });
    expect(error?.code).not.toBe('user_not_found');
  });
});

describe('calls of the story service', () => {
  // Called on the story service's own side of the server.
  let inside: TestBackend;
  beforeAll(async () => {
    inside = await startBackend({ rest: 'tables' });
  });
  afterAll(() => inside.stop());

  test('are counted per account, even if they come at the same time', async () => {
    const [family, other] = [await inside.family(), await inside.family()];
    const counted = await Promise.all(Array.from({ length: 8 }, () => family.client.rpc('count_story_call', { most: 5, window_s: 600 })));
    expect(counted.map(({ error }) => error)).toEqual(counted.map(() => null));
    expect(counted.filter(({ data }) => data.allowed)).toHaveLength(5);
    for (const { data } of counted.filter(({ data }) => !data.allowed)) {
      expect(data.retry_after_s).toBeGreaterThan(0);
      expect(data.retry_after_s).toBeLessThanOrEqual(600);
    }
    expect((await other.client.rpc('count_story_call', { most: 1, window_s: 600 })).data).toEqual({ allowed: true, retry_after_s: 0 });
  });

  test('require an existing account', async () => {
    expect((await inside.client().rpc('count_story_call', { most: 5, window_s: 60 })).status).toBe(401);
    const family = await inside.family();
    await family.client.rpc('delete_account');
    const gone = await family.client.rpc('count_story_call', { most: 5, window_s: 60 });
    expect([gone.status, gone.error?.message]).toEqual([401, 'count_story_call_no_such_account']);
  });
});
