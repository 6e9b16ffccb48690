import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { edits, rowOf } from '../support/attacks.ts';
import { startBackend, syncAs, type TestBackend, type TestFamily } from '../support/servers/backend.ts';

/** Two families and a stranger: nobody can read or write what is not theirs, whatever ids they send. */

let backend: TestBackend;
let mine: TestFamily;
let theirs: TestFamily;
const theirRows: Record<string, string> = {};

const tables = ['users', 'children', 'user_environments', 'adventure_sessions'] as const;

/** All rows of the other family, as they are stored. */
async function stored(): Promise<string> {
  const parts = tables.map(
    (table) => `(select jsonb_agg(t order by t.id) from public.${table} t where ${table === 'users' ? 'id' : 'user_id'} = $1)`,
  );
  return JSON.stringify(await backend.query(`select ${parts.map((part, i) => `${part} as t${i}`).join(', ')}`, [theirs.id]));
}

beforeAll(async () => {
  backend = await startBackend({ rest: 'tables' });
  mine = await backend.family('Mine');
  theirs = await backend.family('Theirs');
  theirRows['users'] = theirs.id;
  for (const table of tables.slice(1)) {
    const id = randomUUID();
    theirRows[table] = id;
    const { error } = await theirs.client.from(table).insert({ ...rowOf(table, id, theirs.id) });
    if (error !== null) throw error;
  }
});
afterAll(() => backend.stop());

const strangers: [string, () => SupabaseClient][] = [
  ['another account', () => mine.client],
  ['nobody signed in', () => backend.client()],
];

describe.each(strangers)('%s', (_who, client) => {
  test.each(tables)('[DATA-02] can’t read another family’s %s', async (table) => {
    const { data, error } = await client()
      .from(table)
      .select('*')
      .eq('id', theirRows[table] ?? '');
    expect(error === null ? data : []).toEqual([]);
    const all = await client().from(table).select('*');
    expect(JSON.stringify(all.data ?? [])).not.toContain(theirs.id);
  });

  test.each(tables)('[DATA-02] can’t write another family’s %s: insert, upsert, update, delete', async (table) => {
    const before = await stored();
    const id = theirRows[table] ?? '';
    const inserted = await client()
      .from(table)
      .insert(rowOf(table, randomUUID(), theirs.id));
    expect(inserted.error).not.toBeNull();
    const taken = await client()
      .from(table)
      .insert(rowOf(table, id, mine.id));
    expect(taken.error).not.toBeNull();
    const upserted = await client()
      .from(table)
      .upsert(rowOf(table, id, theirs.id));
    expect(upserted.error).not.toBeNull();
    await client()
      .from(table)
      .update(edits[table] as never)
      .eq('id', id);
    await client()
      .from(table)
      .update(edits[table] as never)
      .neq('version', -1);
    await client()
      .from(table)
      .update({ deleted_at: new Date(0).toISOString() } as never)
      .eq('id', id);
    await client().from(table).delete().eq('id', id);
    await client().from(table).delete().neq('version', -1);
    expect(await stored()).toBe(before);
  });

  test('[DATA-02] can’t call a function for another family', async () => {
    const before = await stored();
    const change = { table: 'children', id: theirRows['children'], base: 2, deleted: true, fields: {} };
    const synced = await client().rpc('sync', { account: theirs.id, changes: [change], since: 0, max_rows: 200 });
    expect(synced.status).toBe(401);
    expect((await client().rpc('purge_tombstones')).error).not.toBeNull();
    for (const name of ['next_version', 'apply_change', 'apply_adventures', 'write_row', 'is_foreign', 'begin_account', 'stored_row']) {
      expect(
        (
          await client()
            .schema('private' as never)
            .rpc(name as never)
        ).error,
      ).not.toBeNull();
      expect((await client().rpc(name as never)).error).not.toBeNull();
    }
    expect(await stored()).toBe(before);
  });
});

describe('an account and its own rows', () => {
  test.each(tables.slice(1))('[DATA-02] can’t move a row of %s to another family or set its version', async (table) => {
    const id = randomUUID();
    expect((await mine.client.from(table).insert(rowOf(table, id, mine.id))).error).toBeNull();
    for (const edit of [{ user_id: theirs.id }, { id: randomUUID() }, { version: 1 }, { created_at: '2020-01-01' }]) {
      expect(
        (
          await mine.client
            .from(table)
            .update(edit as never)
            .eq('id', id)
        ).error,
      ).not.toBeNull();
    }
    const [row] = await backend.query(`select user_id, version from public.${table} where id = $1`, [id]);
    expect(row).toMatchObject({ user_id: mine.id });
  });

  test('[DATA-02] can’t set a family’s counter, account or purge mark', async () => {
    for (const edit of [{ sync_counter: 0 }, { version: 0 }, { purged_version: 9 }, { auth_user_id: theirs.id }, { id: theirs.id }]) {
      expect((await mine.client.from('users').update(edit).eq('id', mine.id)).error).not.toBeNull();
    }
    expect((await mine.client.from('users').update({ deleted_at: new Date().toISOString() }).eq('id', mine.id)).error).not.toBeNull();
    expect((await mine.client.from('users').delete().eq('id', mine.id)).error).not.toBeNull();
  });

  test('get a new version with every direct write too, so that devices receive it', async () => {
    const family = await backend.family();
    const id = randomUUID();
    await family.client.from('children').insert(rowOf('children', id, family.id));
    await family.client.from('children').update({ age: 10 }).eq('id', id);
    await family.client.from('users').update({ adult_name: 'Sam' }).eq('id', family.id);
    const { rows } = await syncAs(family);
    expect(rows.map((row) => [row.table, row.version])).toEqual([
      ['children', 3],
      ['users', 4],
    ]);
  });

  test('[DATA-02] are not affected by another family that is full, and don’t reveal it', async () => {
    const full = await backend.family();
    for (let i = 0; i < 20; i += 1) await full.client.from('children').insert(rowOf('children', randomUUID(), full.id));
    const [before] = await backend.query('select sync_counter from public.users where id = $1', [full.id]);
    const attempt = await mine.client.from('children').insert(rowOf('children', randomUUID(), full.id));
    expect(attempt.error?.code).toBe('42501');
    expect(await backend.query('select sync_counter from public.users where id = $1', [full.id])).toEqual([before]);
  });
});

test('[DATA-02] row-level security is on for every table, and the anonymous role has no grants', async () => {
  expect(
    await backend.query(
      "select relname from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and relkind in ('r', 'p') and not relrowsecurity",
    ),
  ).toEqual([]);
  expect(
    await backend.query(
      "select table_name from information_schema.role_table_grants where grantee in ('anon', 'PUBLIC') and table_schema in ('public', 'private')",
    ),
  ).toEqual([]);
  expect(
    await backend.query(
      "select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'private') and has_function_privilege('anon', p.oid, 'execute')",
    ),
  ).toEqual([]);
  expect(
    await backend.query(
      "select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'private') and not coalesce(p.proconfig @> array['search_path=\"\"'], false)",
    ),
  ).toEqual([]);
});
