import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appliedVersions } from '@supabase/lite';
import { messageOf, StartFailure } from '../failure.ts';
import { root } from '../root.ts';
import type { Database } from './database.ts';
import { type Migration, record, replaceFormerNames } from './former-migrations.ts';

/** Applies the same migrations as hosted Supabase, and records them in the same table. */

export const migrationsFolder = join(root, 'supabase/migrations');

/**
 * What hosted Supabase has before the first migration and the embedded database lacks: roles, and functions that say who is calling.
 * Extensions such as `pgcrypto` are not needed.
 */
export const platform = `
  do $$
  declare
    role_name text;
  begin
    foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
      if not exists (select 1 from pg_roles where rolname = role_name) then
        begin
          execute format('create role %I nologin noinherit', role_name);
        exception when duplicate_object or unique_violation then
          -- Roles are shared by all databases of a server, and somebody was faster.
          null;
        end;
      end if;
    end loop;
    if not (select rolbypassrls from pg_roles where rolname = 'service_role') then
      alter role service_role bypassrls;
    end if;
  end
  $$;
  create schema if not exists extensions;
  grant usage on schema public, auth, extensions to anon, authenticated, service_role;
  grant execute on function auth.uid(), auth.role(), auth.email(), auth.jwt() to anon, authenticated, service_role;
`;

/** Applies the missing migrations, each in its own transaction. Throws a {@link StartFailure} that names the file. */
export async function migrate(database: Database, folder: string): Promise<void> {
  await database.exec(platform);
  const migrations = read(folder);
  const onRecord = await appliedVersions(database.connection);
  const applied = new Set(await database.transact(({ query }) => replaceFormerNames(query, onRecord, migrations)));
  for (const migration of migrations.filter(({ version }) => !applied.has(version))) {
    try {
      await database.transact(async ({ exec, query }) => {
        await exec(migration.sql);
        // In the same transaction, so that it is applied and recorded, or neither.
        await record(query, migration);
      });
    } catch (error) {
      throw new StartFailure(
        `The migration ${migration.version}_${migration.name}.sql failed: ${messageOf(error)}. Nothing of it was kept.`,
      );
    }
  }
}

/** The migrations in a folder, in order. */
function read(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((file) => /^\d{14}_\w+\.sql$/.test(file))
    .toSorted()
    .map((file) => ({ version: file.slice(0, 14), name: file.slice(15, -4), sql: readFileSync(join(folder, file), 'utf8') }));
}
