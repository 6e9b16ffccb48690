import type { Query } from './database.ts';
import type { Part } from './move.ts';

/**
 * What a project on hosted Supabase takes of a move. Its schema of logins belongs to its own account service and differs from ours, and it signs sessions
 * with keys of its own: so logins go with their passwords, in the columns that it has for them, and sessions stay behind.
 */

const [text, none] = ["''::text", "'00000000-0000-0000-0000-000000000000'::uuid"];
/** A column by its own name. */
const same = (...names: string[]): Record<string, string> => Object.fromEntries(names.map((name) => [name, name]));

/** What is written to each column there. Its account service can't read a login whose words are null: an empty text stands for no mail under way. */
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

/** Whether a database is a hosted project's: ours have no column of this name. */
export async function isHosted(query: Query): Promise<boolean> {
  const found = await query("select from pg_attribute where attrelid = to_regclass('auth.users') and attname = 'instance_id'");
  return found.length > 0;
}

/** Of the parts of a move, those for a hosted project. */
export function hostedParts(parts: readonly Part[]): Part[] {
  return parts.flatMap((part) => {
    if (!part.name.startsWith('auth.')) return [part];
    const columns = logins[part.name];
    if (columns === undefined) return [];
    const reading = Object.entries(columns).map(([column, value]) => `${value} as ${column}`);
    return [{ name: part.name, columns: Object.keys(columns).join(', '), reading: reading.join(', ') }];
  });
}
