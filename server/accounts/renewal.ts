import { randomUUID, subtle } from 'node:crypto';
import { SignJWT } from 'jose';
import { quickAnswer } from '../backend/quick-sync.ts';
import type { Query } from '../database/database.ts';
import type { Secrets } from './secrets.ts';

/**
 * Renews a session directly in the database: the account service needs eleven statements for it, six of which are flushed to the disk. A
 * call that is not clearly valid (its token is used, unknown, or of an ended session), or that fails, has changed nothing and is passed on
 * to the account service, which can tell a stolen token from one that was sent twice.
 */

/** The answer to a call with this refresh token, or null if the account service must answer it. */
export type Renew = (request: Request, token: string) => Promise<Response | null>;

/** How long a token is valid, in seconds: the account service's default. */
const tokenSeconds = 3600;

/**
 * One statement, so one transaction: the token is marked as used, the next one is created as its child, and the rest is written as the
 * account service does it. A second call with the same token waits for the first one, and then finds it used.
 */
const renewal = `
  with spent as (
    update auth.refresh_tokens as t set revoked = true, updated_at = now()
    from auth.sessions as s join auth.users as u on u.id = s.user_id
    where t.token = $1 and t.revoked is not true and s.id = t.session_id and s.user_id = t.user_id
    returning t.token, t.user_id, t.session_id
  ), next as (
    insert into auth.refresh_tokens (id, token, user_id, session_id, revoked, parent, created_at, updated_at)
    select $2::text, $3::text, user_id, session_id, false, token, now(), now() from spent
  ), session as (
    update auth.sessions as s set refreshed_at = now() at time zone 'utc', updated_at = now() from spent where s.id = spent.session_id
  ), login as (
    update auth.users as u set last_sign_in_at = now(), updated_at = now() from spent where u.id = spent.user_id returning u.*, spent.session_id
  ), noted as (
    insert into auth.audit_log_entries (id, payload, created_at, ip_address)
    select gen_random_uuid(), json_build_object(
      'action', action, 'actor_id', id, 'actor_username', coalesce(email, ''), 'actor_via_sso', false, 'log_type', 'token'
    ), now(), ''
    from login, unnest(array['token_refreshed', 'token_revoked']) as action
  )
  select session_id::text as session, (jsonb_build_object(
    'id', id, 'aud', coalesce(nullif(aud, ''), 'authenticated'), 'role', coalesce(nullif(role, ''), 'authenticated'), 'email', coalesce(email, ''),
    'phone', coalesce(phone, ''), 'app_metadata', coalesce(raw_app_meta_data, '{}'), 'user_metadata', coalesce(raw_user_meta_data, '{}'),
    'created_at', created_at, 'updated_at', updated_at, 'is_anonymous', false,
    'identities', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id, 'identity_data', i.identity_data, 'provider', i.provider,
        'last_sign_in_at', coalesce(i.last_sign_in_at, i.created_at), 'created_at', i.created_at, 'updated_at', i.updated_at,
        'email', coalesce(i.email, login.email)
      )), '[]') from auth.identities as i where i.user_id = login.id
    )
  ) || jsonb_strip_nulls(jsonb_build_object(
    'email_confirmed_at', confirmed_at, 'confirmed_at', confirmed_at, 'last_sign_in_at', last_sign_in_at, 'confirmation_sent_at', confirmation_sent_at,
    'new_email', nullif(email_change, ''), 'email_change_sent_at', email_change_sent_at
  )))::text as user
  from login
`;

type User = { id: string; aud: string; role: string; email: string };

/** `usual` runs a prepared statement. */
export function createRenewal(usual: Query, { jwtSecret, publishableKey }: Pick<Secrets, 'jwtSecret' | 'publishableKey'>): Renew {
  const signingKey = subtle.importKey('raw', new TextEncoder().encode(jwtSecret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return async (request, token) => {
    if (request.headers.get('apikey') !== publishableKey) return null;
    const next = randomUUID();
    const [row] = await usual(renewal, [token, randomUUID(), next]).catch(() => []);
    if (row === undefined) return null;
    const session = String(row['session']);
    const user = JSON.parse(String(row['user'])) as User;
    const now = Math.floor(Date.now() / 1000);
    const { id: sub, aud, role, email } = user;
    const access = await new SignJWT({ sub, aud, role, ...(email === '' ? {} : { email }), session_id: session })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt(now)
      .setExpirationTime(now + tokenSeconds)
      .sign(await signingKey);
    const times = { expires_in: tokenSeconds, expires_at: now + tokenSeconds };
    return quickAnswer(JSON.stringify({ access_token: access, refresh_token: next, token_type: 'bearer', ...times, user }));
  };
}
