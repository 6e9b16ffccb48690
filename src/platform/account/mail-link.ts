import type { User } from '@supabase/supabase-js';
import { quickAccount, readAccount, readGuest, saveGuest } from '../../data/device.ts';
import { type LinkTokens, useAccountStore } from './account-state.ts';
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
 * Takes the link out of the address, and signs in with it; where another account is signed in, or the link does not work, the store says so. Never rejects.
 */
export async function followLink(deps: Deps): Promise<void> {
  const said = new URLSearchParams(`${location.search.slice(1)}&${location.hash.slice(1)}`);
  const [access, refresh] = [said.get('access_token'), said.get('refresh_token')];
  history.replaceState(history.state, '', location.pathname);
  if (access === null || refresh === null) return useAccountStore.setState({ link: { kind: 'over' } });
  const tokens = { access, refresh, recovery: said.get('type') === 'recovery' };
  try {
    const client = await getSupabase();
    const { data } = await client.auth.getUser(access);
    if (data.user === null) return useAccountStore.setState({ link: { kind: 'over' } });
    const here = quickAccount()?.id ?? heldSession(sessionKey)?.account ?? (await readAccount())?.id ?? data.user.id;
    if (here === data.user.id) await signInByLink(tokens, deps);
    else useAccountStore.setState({ link: { kind: 'other-account', email: data.user.email ?? '', tokens } });
  } catch {
    useAccountStore.setState({ link: { kind: 'over' } });
  }
}

/** Signs in with a link's tokens; where they are refused, the store says so. Rejects where the device stores nothing, or the server can't be reached. */
export async function signInByLink({ access, refresh, recovery }: LinkTokens, { watch, enter }: Deps): Promise<void> {
  await askAboutGuest();
  await watch();
  const client = await getSupabase();
  const { data } = await client.auth.setSession({ access_token: access, refresh_token: refresh });
  useAccountStore.setState({ link: data.user === null ? { kind: 'over' } : null });
  if (data.user === null) return;
  if (recovery) setRecovering(true);
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
