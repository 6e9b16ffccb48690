import type { Account, VerifyToken } from '../supabase/functions/_shared/account.ts';

/**
 * Tokens whose signature has been checked already: a device shows the same one for an hour, and to check it each time takes as much of a processor as all
 * else that a call does here. Whether its session still lasts is not asked here.
 */

/** So many are remembered; then the one that was first is forgotten. */
const mostTokens = 5_000;

/** `verify`, which is asked once for a token that is good until it runs out. `now` in milliseconds. */
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

/** When a token runs out, in ms since 1970; null where it does not say. */
function endOf(token: string): number | null {
  const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp?: unknown };
  return typeof exp === 'number' ? exp * 1000 : null;
}
