import type { SignInForm, SignUpForm } from '../../domain/account.ts';
import { enter, watchSession } from './account.ts';
import { useAccountStore } from './account-state.ts';
import { type AuthFault, type AuthOutcome, failed, faultOfAuth } from './auth-outcome.ts';
import { setRecovering } from './recovering.ts';
import { getSupabase } from './supabase.ts';

/** Signing up and in, and a forgotten password. */

export type SignUpOutcome = { ok: true; confirm: boolean } | { ok: false; fault: AuthFault };

/** Creates an account, and opens it where no confirmation by mail is needed. Never rejects. */
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
    useAccountStore.setState({ link: null });
    await enter(data.session.user);
    void watchSession();
    return { ok: true, confirm: false };
  } catch (error) {
    return failed(error);
  }
}

/** Signs in, and opens the account. Never rejects. */
export async function signIn(form: SignInForm): Promise<AuthOutcome> {
  try {
    const client = await getSupabase();
    const { data, error } = await client.auth.signInWithPassword({ email: form.email, password: form.password });
    if (error !== null) return { ok: false, fault: faultOfAuth(error) };
    useAccountStore.setState({ link: null });
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
    setRecovering(false);
    return { ok: true };
  } catch (error) {
    return failed(error);
  }
}
