import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { appliedVersions, recordVersion } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { StartFailure, wordsOf } from './failure.ts';

/** The database's own history: the same files that hosted Supabase applies, recorded in the same table. */

export const migrationsFolder = resolve(import.meta.dirname, '../supabase/migrations');

/**
 * What hosted Supabase has before the first migration and the embedded database lacks. `pgcrypto` and the like are not
 * needed; roles and the right to ask who is calling are.
 */
export const platform = `
  do $$
  declare
    role_name text;
  begin
    foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
      if not exists (select 1 from pg_roles where rolname = role_name) then
        execute format('create role %I nologin noinherit', role_name);
      end if;
    end loop;
  end
  $$;
  alter role service_role bypassrls;
  create schema if not exists extensions;
  grant usage on schema public, auth, extensions to anon, authenticated, service_role;
  grant execute on function auth.uid(), auth.role(), auth.email(), auth.jwt() to anon, authenticated, service_role;
`;

/** Applies what has not been applied yet, each file in its own transaction. Throws a {@link StartFailure} that names the file. */
export async function migrate(connection: PgliteConnection, folder: string): Promise<void> {
  await connection.driver.exec(platform);
  const applied = new Set(await appliedVersions(connection));
  const files = readdirSync(folder)
    .filter((name) => /^\d{14}_\w+\.sql$/.test(name))
    .toSorted();
  for (const file of files) {
    const version = file.slice(0, 14);
    if (applied.has(version)) continue;
    const sql = readFileSync(join(folder, file), 'utf8');
    try {
      await connection.driver.transaction(async (transaction) => {
        await transaction.exec(sql);
      });
    } catch (error) {
      throw new StartFailure(`The migration ${file} failed: ${wordsOf(error)}. Nothing of it was kept.`);
    }
    await recordVersion(connection, { version, name: file.slice(15, -4), statements: [sql] });
  }
}
