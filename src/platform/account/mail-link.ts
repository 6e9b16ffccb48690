import type { AuthError, User } from '@supabase/supabase-js';
import { quickAccount, readAccount, readGuest, saveGuest } from '../../data/device.ts';
import { isNoAnswer } from '../../net/http.ts';
import { type FollowedLink, type LinkTokens, useAccountStore } from './account-state.ts';
import { failed } from './auth-outcome.ts';
import { keepTokens, pendingTokens, setLink } from './pending-link.ts';
import { setRecovering } from './recovering.ts';
import { sessionKey } from './session-key.ts';
import { heldSession } from './session-store.ts';
import { getSupabase } from './supabase.ts';

/**
 * Links from mails: such a link redirects to the app with the tokens of an account in the address, or with an error. Anybody can send a link, so it replaces no
 * other account that is signed in here, nothing moves into the account before the adult has agreed, and no word of the address is shown. Loaded only where the
 * address holds one.
 */

type Deps = {
  /** Starts listening to the auth service. */
  watch: () => Promise<void>;
  /** Opens the account of a user who has signed in. */
  enter: (user: User) => Promise<void>;
};

/**
 * Takes the link out of the address, or else the one that this tab keeps, and signs in with it; where another account is signed in, the link does not work, or
 * the server does not answer, the store says so. Never rejects.
 */
export async function followLink(deps: Deps): Promise<void> {
  const said = new URLSearchParams(`${location.search.slice(1)}&${location.hash.slice(1)}`);
  const [access, refresh] = [said.get('access_token'), said.get('refresh_token')];
  const isInAddress = [...said.keys()].some((key) => /^(access_token|error_\w+)$/.test(key));
  if (isInAddress) history.replaceState(history.state, '', location.pathname);
  const tokens = access !== null && refresh !== null ? { access, refresh, recovery: said.get('type') === 'recovery' } : null;
  const followed = isInAddress ? tokens : pendingTokens();
  if (followed === null) return setLink({ kind: 'over' });
  await tryLink(followed, deps);
}

/** Signs in with a link's tokens, unless another account is signed in here; the store says what has come of it. Never rejects. */
export async function tryLink(tokens: LinkTokens, deps: Deps): Promise<void> {
  keepTokens(tokens);
  try {
    const client = await getSupabase();
    const { data, error } = await client.auth.getUser(tokens.access);
    if (data.user === null) return setLink(unanswered(error, tokens));
    const here = quickAccount()?.id ?? heldSession(sessionKey)?.account ?? (await readAccount())?.id ?? data.user.id;
    if (here !== data.user.id) return setLink({ kind: 'other-account', email: data.user.email ?? '', tokens });
    await signInByLink(tokens, deps);
  } catch (error) {
    setLink(failed(error).fault.code === 'not-stored' ? { kind: 'over' } : { kind: 'unreachable', tokens });
  }
}

/** What an error of the auth service says of a link: only the service's own refusal means that it no longer works. */
function unanswered(error: AuthError | null, tokens: LinkTokens): FollowedLink {
  return error === null || isNoAnswer(error) || error.status === 429 ? { kind: 'unreachable', tokens } : { kind: 'over' };
}

async function signInByLink(tokens: LinkTokens, { watch, enter }: Deps): Promise<void> {
  await askAboutGuest();
  await watch();
  const client = await getSupabase();
  const { data, error } = await client.auth.setSession({ access_token: tokens.access, refresh_token: tokens.refresh });
  if (data.user === null) return setLink(unanswered(error, tokens));
  setLink(null);
  if (tokens.recovery) setRecovering(true);
  await enter(data.user);
}

/** From now on the adult is asked before the family without an account moves into one: also in other tabs, which open the account at the same time. */
async function askAboutGuest(): Promise<void> {
  const guest = await readGuest();
  if (guest === null) return;
  const asking = { ...guest, ask: true };
  await saveGuest(asking);
  useAccountStore.setState({ guest: asking });
}
