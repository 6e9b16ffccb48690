import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrationsFolder, platform } from '../../../server/database/migrations.ts';
import { startCluster } from './cluster.ts';

/** Databases with the schema on a real PostgreSQL, without the server. */

/**
 * The PostgreSQL that `VENTURE_TEST_POSTGRES` names (the `postgres://…` URL of a superuser; each suite creates and drops a database there), or a new one. Null
 * where there is neither, which is printed as one line with `what` could not be tested.
 */
export async function realPostgres(what: string): Promise<{ url: string; stop: () => Promise<void> } | null> {
  const named = process.env['VENTURE_TEST_POSTGRES'];
  return named === undefined ? startCluster(what) : { url: named, stop: () => Promise.resolve() };
}

export type TestDatabase = {
  url: string;
  /** Opens a connection, which `drop` closes. */
  connect: () => Promise<Client>;
  drop: () => Promise<void>;
};

/** What migrations rely on of Supabase's account service: its tables, and the functions that tell who is calling. */
const auth = `
  create schema auth;
  create table auth.users (id uuid primary key, email text unique, raw_user_meta_data jsonb);
  create table auth.audit_log_entries (id uuid primary key, payload json, created_at timestamptz, ip_address text not null default '');
  create table auth.flow_state (
    id uuid primary key, user_id uuid, auth_code text not null, code_challenge_method text not null, code_challenge text not null,
    provider_type text not null, authentication_method text not null
  );
  create function auth.jwt() returns jsonb language sql stable set search_path = ''
    as $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb $$;
  create function auth.uid() returns uuid language sql stable set search_path = ''
    as $$ select (auth.jwt() ->> 'sub')::uuid $$;
  create function auth.role() returns text language sql stable set search_path = ''
    as $$ select auth.jwt() ->> 'role' $$;
  create function auth.email() returns text language sql stable set search_path = ''
    as $$ select auth.jwt() ->> 'email' $$;
`;

/** As on hosted Supabase, new objects in `public` are granted to all roles unless a migration revokes that. */
const grants = `
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
`;

/** Creates a database on the PostgreSQL at `url`, and runs all migrations. */
export async function createDatabase(url: string): Promise<TestDatabase> {
  const name = `venture_test_${randomBytes(6).toString('hex')}`;
  await once(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const open: Client[] = [];
  const connect = async (): Promise<Client> => {
    const client = new Client({ connectionString: own.href });
    await client.connect();
    open.push(client);
    return client;
  };
  const database: TestDatabase = {
    url: own.href,
    connect,
    drop: async () => {
      await Promise.all(open.map((client) => client.end()));
      await once(url, `drop database ${name} with (force)`);
    },
  };
  try {
    await once(own.href, auth + platform + grants);
    for (const file of readdirSync(migrationsFolder).toSorted()) await once(own.href, readFileSync(join(migrationsFolder, file), 'utf8'));
  } catch (error) {
    await database.drop();
    throw error;
  }
  return database;
}

async function once(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
