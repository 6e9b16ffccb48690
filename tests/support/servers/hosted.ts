import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder, platform } from '../../../server/database/migrations.ts';
import { once } from '../database/cluster.ts';

/**
 * The parts of a project on hosted Supabase that differ from the embedded backend: its account service has more columns for logins, some are generated, and
 * some must not be null. Written from its documentation; not compared with a real project.
 */
const auth = `
  create schema auth;
  create table auth.users (
    instance_id uuid, id uuid primary key, aud varchar(255), role varchar(255), email varchar(255), encrypted_password varchar(255),
    email_confirmed_at timestamptz, invited_at timestamptz, confirmation_token varchar(255), confirmation_sent_at timestamptz,
    recovery_token varchar(255), recovery_sent_at timestamptz, email_change_token_new varchar(255), email_change varchar(255),
    email_change_sent_at timestamptz, last_sign_in_at timestamptz, raw_app_meta_data jsonb, raw_user_meta_data jsonb, is_super_admin boolean,
    created_at timestamptz, updated_at timestamptz, phone text unique, phone_confirmed_at timestamptz, phone_change text default '',
    phone_change_token varchar(255) default '', phone_change_sent_at timestamptz,
    confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
    email_change_token_current varchar(255) default '', email_change_confirm_status smallint default 0, banned_until timestamptz,
    reauthentication_token varchar(255) default '', reauthentication_sent_at timestamptz, is_sso_user boolean not null default false,
    deleted_at timestamptz, is_anonymous boolean not null default false
  );
  create table auth.identities (
    provider_id text not null, user_id uuid not null references auth.users on delete cascade, identity_data jsonb not null, provider text not null,
    last_sign_in_at timestamptz, created_at timestamptz, updated_at timestamptz,
    email text generated always as (lower(identity_data ->> 'email')) stored, id uuid primary key default gen_random_uuid(),
    unique (provider_id, provider)
  );
  create table auth.sessions (id uuid primary key, user_id uuid not null references auth.users on delete cascade);
  create function auth.jwt() returns jsonb language sql stable as $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb $$;
  create function auth.uid() returns uuid language sql stable as $$ select (auth.jwt() ->> 'sub')::uuid $$;
  create function auth.role() returns text language sql stable as $$ select auth.jwt() ->> 'role' $$;
  create function auth.email() returns text language sql stable as $$ select auth.jwt() ->> 'email' $$;
`;

/** Makes an empty database look like a hosted project; `pushed`: one after `supabase db push`, with all migrations. */
export async function makeHosted(url: string, pushed: boolean): Promise<void> {
  await once(url, auth + platform);
  for (const file of pushed ? readdirSync(migrationsFolder).toSorted() : [])
    await once(url, readFileSync(join(migrationsFolder, file), 'utf8'));
}
