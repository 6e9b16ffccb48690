// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { closeFamily, openFamily } from '../../../../src/data/db.ts';
import { readAccount, readDraft } from '../../../../src/data/device.ts';
import { loadFamily } from '../../../../src/data/read/queries.ts';
import { familyName } from '../../../../src/data/schema.ts';
import { DangerZone } from '../../../../src/features/account/session/DangerZone.tsx';
import { SignOutButton } from '../../../../src/features/account/session/SignOutButton.tsx';
import { bootAccount } from '../../../../src/platform/account/account.ts';
import { type Account, accountNow, setAccountState, useAccountStore } from '../../../../src/platform/account/account-state.ts';
import { signUp } from '../../../../src/platform/account/credentials.ts';
import { dropDraft, loadDraft, storeDraft } from '../../../../src/platform/typing/drafts.ts';
import { type BackendAtHand, openBackend } from './backend-at-hand.ts';
import { knowBackend, newChild, newEmail, password, press, pretendSignedIn, showSignedIn } from './stage.tsx';

let backend: BackendAtHand;
beforeAll(async () => {
  backend = await openBackend();
  await knowBackend(backend.url, backend.key);
});
afterAll(() => backend.stop());

const enter = () => signUp({ name: 'Robin', email: newEmail(), password });
const state = () => useAccountStore.getState().state.kind;
const flushTo = (waiting: number) => vi.fn<() => Promise<{ waiting: number }>>(() => Promise.resolve({ waiting }));

async function namesOf(account: Account): Promise<string[]> {
  const db = await openFamily(account);
  const { children } = await loadFamily(db);
  closeFamily(db);
  return children.map((child) => child.name);
}

async function expectSignedOut(): Promise<void> {
  expect(await screen.findByText('Signed out successfully')).toBeTruthy();
  expect(screen.getByText('You have been signed out of your account.')).toBeTruthy();
  expect(state()).toBe('signed-out');
  expect(await readAccount()).toBeNull();
  expect(localStorage.getItem('venture-session')).toBeNull();
}

describe('signing out', () => {
  it('[AUTH-07] happens at once if everything is synced, and the device forgets the account', async () => {
    await enter();
    sessionStorage.setItem('onboarding_seen', 'true');
    storeDraft('a form', { typed: 'and saved in time' });
    await dropDraft('a form');
    storeDraft('another form', { typed: 'a moment ago' });
    const { account } = await showSignedIn(<SignOutButton flush={flushTo(0)} />);
    await waitFor(async () => expect(await readDraft('another form')).toEqual({ typed: 'a moment ago' }));
    storeDraft('a form', { typed: 'and not saved yet' });
    press('Sign Out');
    await expectSignedOut();
    expect(sessionStorage.length).toBe(0);
    await waitFor(async () => expect(await Promise.all(['a form', 'another form'].map(readDraft))).toEqual([undefined, undefined]));
    expect(await loadDraft('a form', z.object({ typed: z.string() }))).toBeNull();
    expect(await namesOf(account)).toEqual([]);
  });

  it('[AUTH-07] first tries to sync', async () => {
    await enter();
    const flush = flushTo(0);
    const { write } = await showSignedIn(<SignOutButton flush={flush} />);
    await write(newChild());
    press('Sign Out');
    await expectSignedOut();
    expect(flush).toHaveBeenCalledOnce();
  });

  it('[AUTH-07] says how many changes are unsynced, and offers to stay or to keep them on this device', async () => {
    await enter();
    const { account, db, write } = await showSignedIn(<SignOutButton flush={flushTo(2)} />);
    await write(newChild());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign Out' })).toBeTruthy());
    press('Sign Out');
    expect(await screen.findByRole('alertdialog', { name: '2 changes have not reached your account yet' })).toBeTruthy();
    press('Stay signed in');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(state()).toBe('signed-in');

    press('Sign Out');
    await screen.findByRole('alertdialog');
    press('Sign out, keep them on this device');
    await expectSignedOut();
    closeFamily(db);
    expect(await namesOf(account)).toEqual(['Mia']);
  });

  it('[AUTH-07] deletes this device’s copy only if the person confirms it', async () => {
    await enter();
    const { account, write } = await showSignedIn(<SignOutButton flush={flushTo(1)} />);
    await write(newChild());
    press('Sign Out');
    expect(await screen.findByRole('alertdialog', { name: '1 change has not reached your account yet' })).toBeTruthy();
    press('Sign out and remove this device’s copy');
    await expectSignedOut();
    await waitFor(async () => {
      const names = (await indexedDB.databases()).map((database) => database.name);
      expect(names).not.toContain(familyName(account.id));
    });
  });

  it('[AUTH-07] also signs out other tabs with the same account', async () => {
    await bootAccount();
    pretendSignedIn();
    const otherTab = new BroadcastChannel('venture-account');
    otherTab.postMessage({ left: 'somebody-else' });
    otherTab.postMessage({ left: accountNow()?.id });
    await waitFor(() => expect(state()).toBe('signed-out'));
    pretendSignedIn();
    otherTab.postMessage({ left: 'somebody-else' });
    otherTab.close();
    await showSignedIn(<p>Still here</p>);
    expect(state()).toBe('signed-in');
  });

  it('warns without a connection, because nobody could sign in again', async () => {
    pretendSignedIn();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await showSignedIn(<SignOutButton flush={flushTo(0)} />);
    press('Sign Out');
    expect(await screen.findByRole('alertdialog', { name: 'Sign out without a connection?' })).toBeTruthy();
    press('Stay signed in');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(state()).toBe('signed-in');
  });
});

describe('signing out of an account that may no longer exist', () => {
  const signedInAs = (session: 'refused' | 'gone'): void => {
    pretendSignedIn();
    const { state: now } = useAccountStore.getState();
    if (now.kind === 'signed-in') setAccountState({ ...now, session });
  };

  it('[BEY-07] of a deleted account warns that the family can’t be opened again, with or without unsynced changes', async () => {
    signedInAs('gone');
    const flush = flushTo(0);
    const { account, write } = await showSignedIn(<SignOutButton flush={flush} />);
    await write(newChild());
    press('Sign Out');
    const question = await screen.findByRole('alertdialog', { name: 'Sign out of an account that no longer exists?' });
    expect(question.textContent).toContain('take the family out of the account or save it as a file');
    expect(flush).not.toHaveBeenCalled();
    press('Stay signed in');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await namesOf(account)).toEqual(['Mia']);
    expect(state()).toBe('signed-in');
  });

  it('[BEY-07] of an account that refuses the sign-in says that the family stays on the device until somebody signs in', async () => {
    signedInAs('refused');
    const { account, db, write } = await showSignedIn(<SignOutButton flush={flushTo(0)} />);
    await write(newChild());
    press('Sign Out');
    await screen.findByRole('alertdialog', { name: 'Sign out, although signing in may not work?' });
    press('Sign out anyway');
    await expectSignedOut();
    closeFamily(db);
    expect(await namesOf(account)).toEqual(['Mia']);
  });

  it('without a family on this device causes no warning', async () => {
    signedInAs('gone');
    await showSignedIn(<SignOutButton flush={flushTo(0)} />);
    press('Sign Out');
    await expectSignedOut();
  });
});

describe('deleting the account', () => {
  it('[PROF-08] [DATA-03] asks with a list of what is deleted, then deletes it everywhere', async () => {
    await enter();
    const { account, write } = await showSignedIn(<DangerZone />);
    await write(newChild());
    press('Delete Account');
    const question = await screen.findByRole('alertdialog', { name: 'Are you absolutely sure?' });
    const items = [...question.querySelectorAll('li')].map((item) => item.textContent);
    expect(items).toEqual([
      'Your profile information',
      'All children profiles',
      'All adventure history and sessions',
      'All custom environments',
    ]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep my account'));
    press('Delete everything');
    expect(await screen.findByText('Account deleted')).toBeTruthy();
    expect(screen.getByText('Your account has been permanently deleted.')).toBeTruthy();
    expect(state()).toBe('signed-out');
    expect(await backend.query('select id from users where id = $1', account.id)).toEqual([]);
    expect(await backend.query('select id from auth.users where id = $1', account.id)).toEqual([]);
    const names = (await indexedDB.databases()).map((database) => database.name);
    expect(names).not.toContain(familyName(account.id));
  });

  it('[PROF-08] changes nothing if the server does not know the sign-in', async () => {
    pretendSignedIn();
    const { account, write } = await showSignedIn(<DangerZone />);
    await write(newChild());
    press('Delete Account');
    await screen.findByRole('alertdialog');
    press('Delete everything');
    expect(await screen.findByText('Error')).toBeTruthy();
    expect(screen.getByText('Failed to delete account. Please try again or contact support.')).toBeTruthy();
    expect(state()).toBe('signed-in');
    expect(await namesOf(account)).toEqual(['Mia']);
  });
});
