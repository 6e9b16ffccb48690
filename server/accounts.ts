import type { EmailDriver } from '@supabase/lite';
import bcrypt from 'bcrypt';
import { compactVerify } from 'jose';
import { isUuid } from '../src/domain/ids.ts';
import { bearerToken } from '../supabase/functions/_shared/account.ts';
import type { Query } from './database.ts';
import { accountMail, linkMail } from './mail.ts';
import type { Secrets } from './secrets.ts';

/** What the server knows of logins besides the account service in front of them. */

export type Accounts = {
  /**
   * Whether `password` opens the account of `email`: `unconfirmed` where it would if its mail had been answered. It takes as long for an address
   * without an account as for one with another password.
   */
  check: (email: string, password: string) => Promise<'right' | 'wrong' | 'unconfirmed'>;
  /** Whether an address has an account, which then gets a mail that says so (or, once more, the link that confirms it). */
  remind: (email: string) => Promise<boolean>;
  /** Ends every session of an account but one. */
  endOthers: (session: Session) => Promise<void>;
  /** Whether a session of an account that is still there has been ended; its token alone lives on for an hour. */
  isEnded: (session: Session) => Promise<boolean>;
  /** Whether a token was signed here, however long ago, for an account that is no more. Nothing is told to whoever has no such token. */
  isGone: (token: string) => Promise<boolean>;
};

/** What a token says of itself; whoever uses this has the token checked by somebody else. */
export type Session = { account: string; id: string };

/** How long a link that confirms an account is good, in seconds. */
export const linkSeconds = 3600;

/** How thoroughly the account service hashes a password, read as it reads it: a decoy of another cost would take another time. */
function bcryptCost(): number {
  const said = process.env['LITE_AUTH_BCRYPT_COST']?.trim();
  const cost = Math.trunc(Number(said || 10));
  return Number.isFinite(cost) ? Math.min(31, Math.max(4, cost)) : 10;
}

type Means = { email: EmailDriver; siteUrl: string; secrets: Pick<Secrets, 'jwtSecret'> };

export function createAccounts(query: Query, { email: mails, siteUrl, secrets }: Means): Accounts {
  // Somebody's password, which nobody has.
  const decoy = bcrypt.hash(crypto.randomUUID(), bcryptCost());
  return {
    check: async (email, password) => {
      const [found] = await query('select encrypted_password, email_confirmed_at from auth.users where email = $1', [email.toLowerCase()]);
      const hash = found?.['encrypted_password'];
      const right = await bcrypt.compare(password, typeof hash === 'string' ? hash : await decoy);
      if (!right || found === undefined) return 'wrong';
      return found['email_confirmed_at'] === null ? 'unconfirmed' : 'right';
    },
    remind: async (email) => {
      // A login that nobody has confirmed in time is nobody's: the next one to ask may have the address.
      await query(
        `delete from auth.users where email = $1 and email_confirmed_at is null and confirmation_sent_at < now() - make_interval(secs => ${linkSeconds})`,
        [email.toLowerCase()],
      );
      const [found] = await query('select email_confirmed_at, confirmation_token from auth.users where email = $1', [email.toLowerCase()]);
      if (found === undefined) return false;
      const token = found['email_confirmed_at'] === null ? found['confirmation_token'] : null;
      await mails.send(
        typeof token === 'string'
          ? linkMail(email.toLowerCase(), new URL(`/auth/v1/verify?token=${token}&type=signup`, siteUrl))
          : accountMail(email.toLowerCase(), new URL('/auth', siteUrl)),
      );
      return true;
    },
    endOthers: async ({ account, id }) => {
      await query('delete from auth.refresh_tokens where user_id = $1 and session_id is distinct from $2', [account, id]);
      await query('delete from auth.sessions where user_id = $1 and id <> $2', [account, id]);
    },
    isEnded: async ({ account, id }) => {
      if (!isUuid(account) || !isUuid(id)) return false;
      const [found] = await query(
        'select exists (select from auth.sessions as s where s.id = $1 and s.user_id = u.id) as open from auth.users as u where u.id = $2',
        [id, account],
      );
      return found?.['open'] === false;
    },
    isGone: async (token) => {
      const account = await accountOf(token, new TextEncoder().encode(secrets.jwtSecret));
      return account !== null && (await query('select from auth.users where id = $1', [account])).length === 0;
    },
  };
}

/** Whom a token was signed for, whether or not it has run out; null where it was not signed with this key. */
async function accountOf(token: string, key: Uint8Array): Promise<string | null> {
  try {
    const { payload } = await compactVerify(token, key, { algorithms: ['HS256'] });
    const { sub, aud } = JSON.parse(new TextDecoder().decode(payload)) as Record<string, unknown>;
    return aud === 'authenticated' && typeof sub === 'string' && isUuid(sub) ? sub : null;
  } catch {
    return null;
  }
}

/** The session that a request's token names; null where it names none. */
export function sessionOf(request: Request): Session | null {
  const token = bearerToken(request);
  if (token === null) return null;
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
    const [account, id] = [claims['sub'], claims['session_id']];
    return typeof account === 'string' && typeof id === 'string' ? { account, id } : null;
  } catch {
    return null;
  }
}
