import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite/pgtap';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { pgtapFiles, pgtapFolder, pgtapStatements, type RunScript, runPgtap } from '../../support/database/pgtap.ts';
import { createDatabase, realPostgres, type TestDatabase } from '../../support/database/postgres.ts';
import { schemaTemplate } from '../../support/servers/backend.ts';

/** Runs the files in supabase/tests here and on a real PostgreSQL. Others run them with `supabase test db`. */

const server = await realPostgres('pgTAP on a real PostgreSQL');
afterAll(() => server?.stop());

async function expectAllOk(run: RunScript, file: string, isExtension = true): Promise<void> {
  const result = await runPgtap(run, file, isExtension);
  expect(result.failures).toEqual([]);
  expect(result.planned).toBeGreaterThan(0);
  expect(result.passed).toBe(result.planned);
}

describe('on the embedded database', () => {
  let database: PGlite;
  beforeAll(async () => {
    database = await PGlite.create({ extensions: { pgtap }, loadDataDir: await schemaTemplate() });
  });
  // A failing file leaves its transaction open.
  afterEach(() => database.exec('rollback'));
  afterAll(() => database.close());

  const run: RunScript = async (sql) => (await database.exec(sql, { rowMode: 'array' })).map(({ rows }) => rows as unknown as unknown[][]);

  test.each(pgtapFiles())('[DATA-02] %s', (file) => expectAllOk(run, file));

  test('every policy, constraint, trigger and function is named in a test', async () => {
    const said = pgtapFiles()
      .map((file) => readFileSync(join(pgtapFolder, file), 'utf8'))
      .join('\n');
    const { rows } = await database.query<{ name: string }>(`
      select conname as name from pg_constraint where connamespace in ('public'::regnamespace, 'private'::regnamespace) and contype <> 'n'
      union select polname from pg_policy
      union select tgname from pg_trigger where not tgisinternal
      union select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    `);
    // A statement may name the same thing for several tables: 'children' and then '_read_own'.
    const named = (name: string): boolean =>
      said.includes(name) ||
      tables.some(
        (table) => name.startsWith(`${table}_`) && new RegExp(`%1\\$s${name.slice(table.length)}|'${name.slice(table.length)}'`).test(said),
      );
    expect(rows.length).toBeGreaterThan(90);
    expect(rows.map(({ name }) => name).filter((name) => !named(name))).toEqual([]);
  });

  const tables = ['users', 'children', 'user_environments', 'adventure_sessions', 'feedback', 'story_calls'];
});

describe.skipIf(server === null)('on a real PostgreSQL', () => {
  let database: TestDatabase;
  let isExtension: boolean;
  beforeAll(async () => {
    database = await createDatabase(server?.url ?? '');
    const owner = await database.connect();
    isExtension = (await owner.query("select 1 from pg_available_extensions where name = 'pgtap'")).rowCount === 1;
    if (!isExtension) await owner.query(`set search_path = extensions; ${pgtapStatements()}`);
  });
  afterAll(() => database.drop());

  test.each(pgtapFiles())('[DATA-02] %s', async (file) => {
    const connection = await database.connect();
    await expectAllOk(
      async (sql) => {
        const results = await connection.query({ text: sql, rowMode: 'array' });
        return (Array.isArray(results) ? results : [results]).map(({ rows }) => rows as unknown[][]);
      },
      file,
      isExtension,
    );
  });

  test('plpgsql_check finds no problems in any function', async ({ skip }) => {
    const connection = await database.connect();
    const available = await connection.query("select 1 from pg_available_extensions where name = 'plpgsql_check'");
    if (available.rowCount === 0) skip('the extension plpgsql_check is not installed there');
    await connection.query('create extension plpgsql_check with schema extensions');
    const { rows } = await connection.query(`
      select f.functionid, f.message from pg_proc as p join pg_language as l on l.oid = p.prolang
        left join pg_trigger as t on t.tgfoid = p.oid,
        lateral extensions.plpgsql_check_function_tb(p.oid, coalesce(t.tgrelid, 0), 
          oldtable => t.tgoldtable, newtable => t.tgnewtable) as f
      where l.lanname = 'plpgsql' and p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    `);
    expect(rows).toEqual([]);
  });
});
