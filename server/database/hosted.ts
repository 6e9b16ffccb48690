import type { Query } from './database.ts';

/**
 * What can be moved to a project on hosted Supabase. Its account service has a different schema for logins and signs sessions with its own
 * keys: so logins are moved with their passwords, in the columns that exist there, and sessions are not.
 */

/** A table, the columns to write, and the expressions to read for them. */
export type Part = { name: string; columns: string; reading: string };

const [text, none] = ["''::text", "'00000000-0000-0000-0000-000000000000'::uuid"];
/** Columns that are copied unchanged. */
const same = (...names: string[]): Record<string, string> => Object.fromEntries(names.map((name) => [name, name]));

/**
 * The expression for each column. Hosted Supabase's account service can't read a login with null texts: an empty text means that no mail is
 * pending.
 */
const logins: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'auth.users': {
    ...same('id', 'email', 'encrypted_password', 'email_confirmed_at', 'last_sign_in_at', 'banned_until', 'deleted_at'),
    ...same('raw_app_meta_data', 'raw_user_meta_data', 'is_sso_user', 'is_anonymous', 'created_at', 'updated_at'),
    instance_id: none,
    aud: "coalesce(nullif(aud, ''), 'authenticated')",
    role: "coalesce(nullif(role, ''), 'authenticated')",
    confirmation_token: text,
    recovery_token: text,
    email_change: text,
    email_change_token_new: text,
    email_change_token_current: text,
    phone_change: text,
    phone_change_token: text,
    reauthentication_token: text,
  },
  'auth.identities': same('id', 'provider', 'provider_id', 'user_id', 'identity_data', 'last_sign_in_at', 'created_at', 'updated_at'),
};

/** Whether a database is a hosted project's: ours have no such column. */
export async function isHosted(query: Query): Promise<boolean> {
  const found = await query("select from pg_attribute where attrelid = to_regclass('auth.users') and attname = 'instance_id'");
  return found.length > 0;
}

/** The parts of a move that a hosted project can take. */
export function hostedParts(parts: readonly Part[]): Part[] {
  return parts.flatMap((part) => {
    if (!part.name.startsWith('auth.')) return [part];
    const columns = logins[part.name];
    if (columns === undefined) return [];
    const reading = Object.entries(columns).map(([column, value]) => `${value} as ${column}`);
    return [{ name: part.name, columns: Object.keys(columns).join(', '), reading: reading.join(', ') }];
  });
}
