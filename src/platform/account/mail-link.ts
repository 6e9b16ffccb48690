import type { User } from '@supabase/supabase-js';
import { readGuest, saveGuest } from '../../data/device.ts';
import { useAccountStore } from './account-state.ts';
import { getSupabase } from './supabase.ts';

/**
 * Links from mails: such a link redirects to the app with the tokens of an account in the address. Anybody can send a link, so nothing moves into an account
 * that was opened by one before the adult has agreed. Loaded only where the address holds one.
 */

type Deps = {
  /** Starts listening to the auth service. */
  watch: () => Promise<void>;
  /** Opens the account of a user who has signed in. */
  enter: (user: User) => Promise<void>;
};

/** Signs in with the tokens in the address, and takes them out of it. Rejects where the device stores nothing, or the backend's address is not known. */
export async function followLink({ watch, enter }: Deps): Promise<void> {
  const { search, pathname, hash } = location;
  const said = new URLSearchParams(`${search.slice(1)}&${hash.slice(1)}`);
  const [accessToken, refreshToken] = [said.get('access_token'), said.get('refresh_token')];
  if (accessToken === null || refreshToken === null) return;
  history.replaceState(history.state, '', pathname);
  await askAboutGuest();
  await watch();
  const client = await getSupabase();
  const { data } = await client.auth.setSession({ access_token: accessToken, refresh_token: refreshToken });
  if (data.user === null) return;
  if (said.get('type') === 'recovery') useAccountStore.setState({ recovering: true });
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
