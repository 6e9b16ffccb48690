import type { Account, VerifyToken } from '../../supabase/functions/_shared/account.ts';

/**
 * Caches verified tokens: a device sends the same one for an hour, and verifying it each time takes as much processor time as everything
 * else in a call. Whether the session still exists is not checked here.
 */

/** How many are cached; then the oldest is removed. */
const mostTokens = 5_000;

/** `verify` with a cache: it is called once per valid token. `now` in milliseconds. */
export function rememberTokens(verify: VerifyToken, now: () => number): VerifyToken {
  const known = new Map<string, { account: Account; endsMs: number }>();
  return async (token) => {
    const found = known.get(token);
    if (found !== undefined && now() < found.endsMs) return found.account;
    known.delete(token);
    const account = await verify(token);
    const endsMs = account === null ? null : endOf(token);
    if (account === null || endsMs === null) return account;
    known.set(token, { account, endsMs });
    const oldest = known.keys().next();
    if (known.size > mostTokens && oldest.done !== true) known.delete(oldest.value);
    return account;
  };
}

/** When a token expires, in ms since 1970; null if it does not say. */
function endOf(token: string): number | null {
  const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp?: unknown };
  return typeof exp === 'number' ? exp * 1000 : null;
}
