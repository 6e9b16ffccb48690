import type { SupabaseClient } from '@supabase/supabase-js';
import { forgetAccount } from '../../data/device.ts';
import { isNoAnswer } from '../../net/http.ts';
import { forgetFamily } from './account.ts';
import { type Account, accountNow } from './account-state.ts';
import { announceSignOut } from './account-tabs.ts';
import { type AuthFault, type AuthOutcome, authFault, failed, faultOfAuth } from './auth-outcome.ts';
import { sessionKey } from './session-key.ts';
import { getSupabase } from './supabase.ts';

/** Signing out, and deleting the account. */

/** `removed` is false where the browser has refused to delete what should be deleted: the account's entry, and this device's copy of the family if asked for. */
export type SignOutOutcome = { ok: true; removed: boolean } | { ok: false; fault: AuthFault };

/**
 * Signs out on this device. `remove` also deletes the device's copy of the family; otherwise it is kept for the next sign-in of the same account. Without a
 * connection the device signs out by itself. A refusal by the server is returned, and nothing changes, except for `Session not found`, which means that the
 * session has already ended.
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
    if (error === null || isNoAnswer(error) || /session.*(not found|missing)/i.test(error.message)) return null;
    return faultOfAuth(error);
  } catch {
    return null;
  }
}

/** Returns whether everything was deleted that should be. Whatever the browser refuses, the family is no longer on screen. */
async function leave(account: Account, remove: boolean): Promise<boolean> {
  localStorage.removeItem(sessionKey);
  const forgotten = await succeeds(forgetAccount());
  announceSignOut(account.id);
  await forgetFamily();
  if (!remove) return forgotten;
  return (await succeeds(import('../../data/files/remove.ts').then(({ removeFamily }) => removeFamily(account.id)))) && forgotten;
}

function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

/**
 * Deletes the account on the server (profile, children, adventures, places and the login, in one transaction), then this device's copy. Where the server
 * does not confirm it, nothing is changed here.
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

/** Whether the account is deleted although the answer to the deletion was lost: then the server no longer knows the user. */
async function isGone(client: SupabaseClient): Promise<boolean> {
  const { error } = await client.auth.getUser();
  return error !== null && !isNoAnswer(error) && error.code === 'user_not_found';
}
