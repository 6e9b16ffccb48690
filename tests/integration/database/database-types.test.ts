import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBackend, type TestBackend } from '../../support/servers/backend.ts';

/** The database types in the repository match the migrations. */

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const types = readFileSync(resolve(import.meta.dirname, '../../../supabase/database.types.ts'), 'utf8');
const part = (from: string, to: string): string => types.slice(types.indexOf(from), types.indexOf(to, types.indexOf(from)));

test('every column of every table, and whether it is nullable', async () => {
  const columns = await backend.query(`
    select table_name as name, column_name || case is_nullable when 'YES' then ' null' else '' end as column
      from information_schema.columns where table_schema = 'public' order by 1, 2
  `);
  const known = [...part('Tables: {', 'Views: {').matchAll(/(\w+): \{\s+Row: \{([^}]*)\}/g)].flatMap(([, table = '', row = '']) =>
    [...row.matchAll(/(\w+): (.+);/g)].map(([, column = '', type = '']) => ({
      name: table,
      column: `${column}${type.endsWith('| null') ? ' null' : ''}`,
    })),
  );
  const lines = (list: readonly Record<string, unknown>[]): string[] =>
    list.map(({ name, column }) => `${String(name)}.${String(column)}`).toSorted();
  expect(known.length).toBeGreaterThan(40);
  expect(lines(known)).toEqual(lines(columns));
});

test('every function that can be called', async () => {
  const functions = await backend.query(`
    select p.proname as name from pg_proc as p where p.pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend as d where d.objid = p.oid and d.deptype = 'e') and p.prorettype <> 'trigger'::regtype
  `);
  const known = [...part('Functions: {', 'Enums: {').matchAll(/^ {6}(\w+):/gm)].map(([, name = '']) => name);
  expect(new Set(known)).toEqual(new Set(functions.map(({ name }) => name)));
});
