import type { Session, SupabaseClient, User } from '@supabase/supabase-js';
import { forgetAccount, noteGone, quickAccount, readAccount, saveAccount } from '../../data/device.ts';
import type { SignInForm, SignUpForm } from '../../domain/account.ts';
import { atMost } from '../../net/deadline.ts';
import { isSilence, type ServiceError } from '../../net/http.ts';
import { forgetDrafts } from '../typing/drafts.ts';
import { type Account, accountNow, setAccountState, setSession, useAccountStore } from './account-state.ts';
import { hearLeft, tellLeft } from './account-tabs.ts';
import { listenToAuth, probeSession } from './auth-events.ts';
import { sessionKey } from './session-key.ts';
import { getSupabase } from './supabase.ts';
import { glanceAtTried, lookForTried, openTriedAtOnce, openWithoutAccount } from './tried.ts';

/** Signing up, in and out, and what the device remembers of it. */

/**
 * Why the auth service has not done what was asked: its own code, with its words for codes that nobody here knows, and for a weak password its
 * reasons. `silence`: nobody has answered. `no-account`, `other-account`: it was not even asked.
 */
export type AuthFault = { code: string; message: string; reasons: readonly string[] };

export type AuthOutcome = { ok: true } | { ok: false; fault: AuthFault };
/** `removed` is false where this device's copy was to go and the browser would not let it. */
export type SignOutOutcome = { ok: true; removed: boolean } | { ok: false; fault: AuthFault };
export type SignUpOutcome = { ok: true; confirm: boolean } | { ok: false; fault: AuthFault };

const authFault = (code: 'no-account' | 'other-account' | 'silence'): AuthFault => ({ code, message: '', reasons: [] });

function faultOfAuth(error: ServiceError): AuthFault {
  if (isSilence(error)) return authFault('silence');
  const reasons = Array.isArray(error.reasons) ? error.reasons.filter((reason) => typeof reason === 'string') : [];
  return { code: error.code ?? '', message: error.message, reasons };
}

let listening = false;

/** How long a link from a mail may keep the first screen waiting; in ms. */
const linkPatienceMs = 5_000;

/** Opens the account of this device, from the device alone. The server is asked later, by {@link watchSession}. */
export async function bootAccount(): Promise<void> {
  hearLeft((id) => {
    if (accountNow()?.id === id) void forgetFamily();
  });
  useAccountStore.setState({ linkProblem: problemInAddress() });
  // What a link carries is read before a screen can change the address.
  if (linkInAddress()) await atMost(linkPatienceMs, watchSession());
  if (accountNow() !== null) return;
  const quick = quickAccount();
  if (quick === null) openTriedAtOnce();
  const account = quick ?? (await readAccount().catch(() => null));
  if (account !== null) {
    setAccountState({ kind: 'signed-in', account, session: 'unknown' });
    glanceAtTried();
    void lookForTried();
    return;
  }
  // A sign-in whose device database is gone: only the auth client can tell who that is.
  if (localStorage.getItem(sessionKey) !== null) {
    await watchSession();
    const session = await getSupabase()
      .then((client) => client.auth.getSession())
      .catch(() => null);
    if (session?.data.session) return enter(session.data.session.user);
  }
  if (accountNow() === null) await openWithoutAccount();
}

function linkInAddress(): boolean {
  return /[#&?](access_token|error_description|code)=/.test(location.hash + location.search);
}

/** What the auth service says in the address about a link that it turned down; null where it says nothing. */
function problemInAddress(): string | null {
  return (
    new URLSearchParams(location.hash.slice(1)).get('error_description') ?? new URLSearchParams(location.search).get('error_description')
  );
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
    // Not reachable: the account stays open, the session stays unknown, and the next occasion asks again.
  }
}

function onSession(session: Session): void {
  if (session.user.id === accountNow()?.id) setSession('valid');
  else void enter(session.user);
}

async function enter(user: User): Promise<void> {
  const account = accountOf(user);
  await saveAccount(account);
  noteGone(null);
  useAccountStore.setState({ linkProblem: null });
  setAccountState({ kind: 'signed-in', account, session: 'valid' });
}

function accountOf(user: User): Account {
  const name: unknown = user.user_metadata['adult_name'];
  return { id: user.id, email: user.email ?? '', adultName: typeof name === 'string' ? name : '' };
}

export async function signUp(form: SignUpForm): Promise<SignUpOutcome> {
  try {
    const client = await getSupabase();
    const { data, error } = await client.auth.signUp({
      email: form.email,
      password: form.password,
      options: { data: { adult_name: form.name }, emailRedirectTo: `${location.origin}/` },
    });
    if (error !== null) return { ok: false, fault: faultOfAuth(error) };
    if (data.session === null) return { ok: true, confirm: true };
    await enter(data.session.user);
    void watchSession();
    return { ok: true, confirm: false };
  } catch (error) {
    return failed(error);
  }
}

export async function signIn(form: SignInForm): Promise<AuthOutcome> {
  try {
    const client = await getSupabase();
    const { data, error } = await client.auth.signInWithPassword({ email: form.email, password: form.password });
    if (error !== null) return { ok: false, fault: faultOfAuth(error) };
    await enter(data.user);
    void watchSession();
    return { ok: true };
  } catch (error) {
    return failed(error);
  }
}

/** Sends the mail with the recovery link. */
export async function recoverPassword(email: string): Promise<AuthOutcome> {
  try {
    const client = await getSupabase();
    const { error } = await client.auth.resetPasswordForEmail(email, { redirectTo: `${location.origin}/` });
    return error === null ? { ok: true } : { ok: false, fault: faultOfAuth(error) };
  } catch (error) {
    return failed(error);
  }
}

/** Sets the new password after a recovery link. */
export async function setNewPassword(password: string): Promise<AuthOutcome> {
  try {
    const client = await getSupabase();
    const { error } = await client.auth.updateUser({ password });
    if (error !== null) return { ok: false, fault: faultOfAuth(error) };
    useAccountStore.setState({ recovering: false });
    return { ok: true };
  } catch (error) {
    return failed(error);
  }
}

/**
 * Ends the sign-in on this device. `remove` also deletes the device's copy of the family; otherwise it waits for the next
 * sign-in of the same account. With no connection the device signs out by itself. A refusal by the server (other than
 * `Session not found`, which is what signing out wants) is answered, and nothing changes.
 */
export async function signOut(options: { remove: boolean }): Promise<SignOutOutcome> {
  const account = accountNow();
  if (account === null) return { ok: true, removed: true };
  const refusal = await signOutAtServer();
  if (refusal !== null) return { ok: false, fault: refusal };
  return { ok: true, removed: await leave(account, options.remove) };
}

async function signOutAtServer(): Promise<AuthFault | null> {
  try {
    const client = await getSupabase();
    const { error } = await client.auth.signOut({ scope: 'local' });
    if (error === null || isSilence(error) || /session.*(not found|missing)/i.test(error.message)) return null;
    return faultOfAuth(error);
  } catch {
    return null;
  }
}

/** Answers whether what had to go is gone. */
async function leave(account: Account, remove: boolean): Promise<boolean> {
  localStorage.removeItem(sessionKey);
  await forgetAccount();
  tellLeft(account.id);
  await forgetFamily();
  if (!remove) return true;
  return Promise.all([import('../../data/db.ts'), import('../../data/pictures.ts')])
    .then(([{ deleteFamily }, { forgetPictures }]) => Promise.all([deleteFamily(account.id), forgetPictures(account.id)]))
    .then(
      () => true,
      () => false,
    );
}

/** What the page has of the family, and what somebody has typed and not saved. */
async function forgetFamily(): Promise<void> {
  sessionStorage.clear();
  useAccountStore.setState({ recovering: false });
  setAccountState({ kind: 'signed-out' });
  await openWithoutAccount();
  await forgetDrafts();
}

/**
 * Deletes the account at the server (profile, children, adventures, places and the login, in one transaction), then this
 * device's copy. Where the server does not confirm, nothing has changed.
 */
export async function deleteAccount(): Promise<AuthOutcome> {
  const account = accountNow();
  if (account === null) return { ok: false, fault: authFault('no-account') };
  try {
    const client = await getSupabase();
    const { data, error } = await client.auth.getUser();
    if (error !== null) return { ok: false, fault: faultOfAuth(error) };
    if (data.user.id !== account.id) return { ok: false, fault: authFault('other-account') };
    const deleted = await client.rpc('delete_account');
    if (deleted.error !== null && !(await isGone(client))) return { ok: false, fault: faultOfAuth(deleted.error) };
    await signOutAtServer();
    await leave(account, true);
    return { ok: true };
  } catch (error) {
    return failed(error);
  }
}

/** The answer to a deletion may get lost on its way back: then the server, asked again, no longer knows the user. */
async function isGone(client: SupabaseClient): Promise<boolean> {
  const { error } = await client.auth.getUser();
  return error !== null && !isSilence(error) && error.code === 'user_not_found';
}

function failed(error: unknown): { ok: false; fault: AuthFault } {
  return { ok: false, fault: error instanceof Error ? faultOfAuth(error) : { code: '', message: String(error), reasons: [] } };
}
