import { randomBytes } from 'node:crypto';
import type { EmailDriver } from '@supabase/lite';
import bcrypt from 'bcrypt';
import { compactVerify } from 'jose';
import { isUuid } from '../../src/domain/ids.ts';
import { bearerToken } from '../../supabase/functions/_shared/account.ts';
import type { Query } from '../database/database.ts';
import { accountMail, againMail } from './mail.ts';
import type { Secrets } from './secrets.ts';

/** What the server itself checks about logins, in front of the account service. */

export type Accounts = {
  /**
   * Whether `password` is right for the account of `email`; `unconfirmed` if it is, but the address has not been confirmed. It takes the
   * same time for an address without an account, so that the time reveals nothing.
   */
  check: (email: string, password: string) => Promise<'right' | 'wrong' | 'unconfirmed'>;
  /**
   * Whether an address has an account. If so, its owner gets a mail that says so. A login that nobody has confirmed yet loses its password and its link, since
   * only who reads the mails may choose the password: the mail's link confirms it and asks for a new one.
   */
  remind: (email: string) => Promise<boolean>;
  /** Ends all sessions of an account except this one. */
  endOthers: (session: Session) => Promise<void>;
  /** Whether a session of an existing account has been ended; its token alone would stay valid for up to an hour. */
  isEnded: (session: Session) => Promise<boolean>;
  /**
   * Whether a token was signed by this server, however long ago, for an account that no longer exists. Without such a token the answer is
   * false, so that strangers learn nothing.
   */
  isGone: (token: string) => Promise<boolean>;
};

/** The claims of a token, unverified: the caller must verify the token. */
export type Session = { account: string; id: string };

/** How long a link that confirms an account is valid, in seconds. */
export const linkSeconds = 3600;

/**
 * The account service's cost factor for hashing, read from the environment as it reads it: a decoy with another cost would take another
 * time.
 */
function bcryptCost(): number {
  const said = process.env['LITE_AUTH_BCRYPT_COST']?.trim();
  const cost = Math.trunc(Number(said || 10));
  return Number.isFinite(cost) ? Math.min(31, Math.max(4, cost)) : 10;
}

type Means = { email: EmailDriver; siteUrl: string; secrets: Pick<Secrets, 'jwtSecret'> };

export function createAccounts(query: Query, { email: mails, siteUrl, secrets }: Means): Accounts {
  // The hash of a random password, to compare with if there is no account.
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
      // A login that was not confirmed in time is deleted, so that somebody else can use the address.
      await query(
        `delete from auth.users where email = $1 and email_confirmed_at is null and confirmation_sent_at < now() - make_interval(secs => ${linkSeconds})`,
        [email.toLowerCase()],
      );
      const token = randomBytes(32).toString('hex');
      const unconfirmed = await query(
        `update auth.users set encrypted_password = null, confirmation_token = null, confirmation_sent_at = now(),
           recovery_token = $2, recovery_sent_at = now()
         where email = $1 and email_confirmed_at is null returning id`,
        [email.toLowerCase(), token],
      );
      if (unconfirmed.length > 0) {
        await mails.send(againMail(email.toLowerCase(), new URL(`/auth/v1/verify?token=${token}&type=recovery`, siteUrl)));
        return true;
      }
      if ((await query('select from auth.users where email = $1', [email.toLowerCase()])).length === 0) return false;
      await mails.send(accountMail(email.toLowerCase(), new URL('/auth', siteUrl)));
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

/** The account a token was signed for, even if it has expired; null if it was not signed with this key. */
async function accountOf(token: string, key: Uint8Array): Promise<string | null> {
  try {
    const { payload } = await compactVerify(token, key, { algorithms: ['HS256'] });
    const { sub, aud } = JSON.parse(new TextDecoder().decode(payload)) as Record<string, unknown>;
    return aud === 'authenticated' && typeof sub === 'string' && isUuid(sub) ? sub : null;
  } catch {
    return null;
  }
}

/** The session in a request's token; null if there is none. */
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
