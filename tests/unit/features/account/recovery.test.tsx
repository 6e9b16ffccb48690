// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { createClient } from '@supabase/supabase-js';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NewPasswordDialog } from '../../../../src/features/account/session/NewPasswordDialog.tsx';
import { bootAccount } from '../../../../src/platform/account/account.ts';
import { accountNow, useAccountStore } from '../../../../src/platform/account/account-state.ts';
import { type BackendAtHand, openBackend } from './backend-at-hand.ts';
import { knowBackend, newEmail, password, press, show, type } from './stage.tsx';

let backend: BackendAtHand;
beforeAll(async () => {
  backend = await openBackend();
  await knowBackend(backend.url, backend.key);
});
afterAll(() => backend.stop());

/** The page to which the link in the last mail redirects. */
async function followLink(): Promise<string> {
  const link = /https?:\/\/[^\s"'<>\\]+verify[^\s"'<>\\]+/.exec(await backend.mails())?.[0];
  if (link === undefined) throw new Error('No link in the mail');
  const answer = await fetch(link.replaceAll('&amp;', '&'), { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '').hash;
}

/** As in the app, the dialog is there until the password is chosen. */
function Recovering() {
  return useAccountStore((store) => store.recovering) && <NewPasswordDialog />;
}

describe('a recovery link', () => {
  it('[AUTH-11] [AUTH-09] opens the form for a new password, which then opens the account', async () => {
    const email = newEmail();
    const client = createClient(backend.url, backend.key, { auth: { persistSession: false, autoRefreshToken: false } });
    const made = await client.auth.signUp({ email, password });
    expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull();
    location.hash = await followLink();
    await bootAccount();
    await waitFor(() => expect(accountNow()?.id).toBe(made.data.user?.id));

    show(<Recovering />);
    expect(await screen.findByRole('dialog', { name: 'Choose a new password' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('New password')));
    type('New password', 'short');
    press('Save password');
    expect(await screen.findByText('Validation Error')).toBeTruthy();
    expect(screen.getAllByText('Password must be at least 8 characters').length).toBeGreaterThan(1);
    type('New password', 'a fresh start for all');
    press('Save password');
    expect(await screen.findByText('Password changed')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose a new password' })).toBeNull());

    const old = await client.auth.signInWithPassword({ email, password });
    expect(old.error?.message).toBe('Invalid login credentials');
    const fresh = await client.auth.signInWithPassword({ email, password: 'a fresh start for all' });
    expect(fresh.data.user?.id).toBe(made.data.user?.id);
  });
});
