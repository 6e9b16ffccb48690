import type { Session, User } from '@supabase/supabase-js';
import { noteGone, quickAccount, quickEntry, readAccount, saveAccount } from '../../data/device.ts';
import { atMost } from '../../net/deadline.ts';
import { forgetDrafts } from '../typing/drafts.ts';
import { type Account, accountNow, pendingLinkKey, setAccountState, setSession, useAccountStore } from './account-state.ts';
import { onSignOut } from './account-tabs.ts';
import { listenToAuth, probeSession } from './auth-events.ts';
import { loadGuest, loadGuestCopy, openGuestAtOnce, openWithoutAccount } from './guest-family.ts';
import { sessionKey } from './session-key.ts';
import { getSupabase } from './supabase.ts';

/** Which account is open on this device: at first as stored on the device, then as the auth service says. */

let listening = false;

/** The longest time for which the first screen waits for a link from a mail, in ms. */
const linkTimeoutMs = 5_000;

/** Opens the account that is stored on the device. The server is asked later, by {@link watchSession}. Never rejects. */
export async function bootAccount(): Promise<void> {
  onSignOut((id) => {
    if (accountNow()?.id === id) void forgetFamily();
  });
  // The parameters of a link are read before a screen can change the address.
  const linked = linkInAddress();
  if (linked || quickEntry(pendingLinkKey, () => sessionStorage) !== null) {
    const followed = atMost(
      linkTimeoutMs,
      import('./mail-link.ts').then(({ followLink }) => followLink({ watch: watchSession, enter })),
    );
    // One that this tab keeps has been waited for before.
    if (linked) await followed;
  }
  if (accountNow() !== null) return;
  const quick = quickAccount();
  if (quick === null) openGuestAtOnce();
  const account = quick ?? (await readAccount().catch(() => null));
  if (account !== null) {
    setAccountState({ kind: 'signed-in', account, session: 'unknown' });
    loadGuestCopy();
    void loadGuest();
    return;
  }
  // There is a session, but the device's database is gone: only the auth client knows whose it is.
  if (quickEntry(sessionKey) !== null) {
    await watchSession();
    const session = await getSupabase()
      .then((client) => client.auth.getSession())
      .catch(() => null);
    if (session?.data.session) return enter(session.data.session.user);
  }
  if (accountNow() === null) await openWithoutAccount();
}

function linkInAddress(): boolean {
  return /[#&?](access_token|error_\w+)=/.test(location.hash + location.search);
}

/** Starts listening to the auth service and asks it once for the session. Failing to reach it changes nothing. */
export async function watchSession(): Promise<void> {
  try {
    const client = await getSupabase();
    if (!listening) {
      listening = true;
      listenToAuth(client, { onSession, onLost: () => setSession('refused') });
    }
    await probeSession(client);
  } catch {
    // Not reachable: the account stays open and the session unknown, and it is asked again later.
  }
}

function onSession(session: Session): void {
  const account = accountNow();
  if (account === null) void enter(session.user);
  // The session of another account never replaces a family that is open here: its adult has not signed out.
  else setSession(session.user.id === account.id ? 'valid' : 'refused');
}

/** Opens the account of a user who has just signed in. Never rejects. */
export async function enter(user: User): Promise<void> {
  const account = accountOf(user);
  try {
    await saveAccount(account);
    noteGone(null);
  } catch {
    // The next start finds the account by its session. A device that keeps nothing at all can't open the family's database either, and that is said.
  }
  setAccountState({ kind: 'signed-in', account, session: 'valid' });
}

function accountOf(user: User): Account {
  const name: unknown = user.user_metadata['adult_name'];
  return { id: user.id, email: user.email ?? '', adultName: typeof name === 'string' ? name : '' };
}

/** Forgets what the page knows of the family, and all unsaved text. */
export async function forgetFamily(): Promise<void> {
  sessionStorage.clear();
  useAccountStore.setState({ recovering: false });
  setAccountState({ kind: 'signed-out' });
  await openWithoutAccount();
  await forgetDrafts();
}
