// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuthPage } from '../../../../src/features/account/auth/AuthPage.tsx';
import { SessionNotice } from '../../../../src/features/account/session/SessionNotice.tsx';
import { watchSession } from '../../../../src/platform/account/account.ts';
import { accountNow, setSession, useAccountStore } from '../../../../src/platform/account/account-state.ts';
import { signIn, signUp } from '../../../../src/platform/account/credentials.ts';
import { type BackendAtHand, openBackend } from './backend-at-hand.ts';
import { knowBackend, newEmail, password, press, show, type } from './stage.tsx';

/** An error that nobody closes stays for nine seconds. */
const beforeItExpires = { timeout: 5_000 };

let backend: BackendAtHand;
beforeAll(async () => {
  backend = await openBackend();
  await knowBackend(backend.url, backend.key);
});
afterAll(() => backend.stop());

const openTab = (name: string): Promise<void> => userEvent.click(screen.getByRole('tab', { name }));

function fillSignUp(change: { name?: string; email?: string; password?: string }): void {
  type('Name', change.name ?? 'Robin');
  type('Email', change.email ?? 'robin@example.org');
  type('Password', change.password ?? password);
}

/** The first invalid field has the focus and is described by its error, which a toast shows too. */
async function expectRefused(label: string, message: string): Promise<void> {
  await waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(1));
  expect(screen.getAllByText('Validation Error').length).toBeGreaterThan(0);
  const field = screen.getByLabelText(label);
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const description = document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
  expect(description?.textContent).toBe(message);
}

describe('the auth page', () => {
  it('[AUTH-01] opens on Get Started, with Sign In beside it and the selling points', async () => {
    show(<AuthPage tryIt={null} />);
    expect(screen.getByRole('tab', { name: 'Get Started' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('tab', { name: 'Sign In' }).getAttribute('aria-selected')).toBe('false');
    for (const [value, label] of [
      ['10,000+', 'adventures'],
      ['5,000+', 'families'],
      ['15 min', 'setup'],
    ]) {
      expect(screen.getByText(String(value)).previousSibling?.textContent).toBe(label);
    }
    await waitFor(() => expect(document.title).toBe('Get started – Play Venture'));
  });

  it('shows children at play, a page of a story, and a button to try it', () => {
    show(<AuthPage tryIt={<button type="button">Try it now</button>} />);
    expect(screen.getByRole('img', { name: /^Children at play/ })).toBeTruthy();
    const page = screen.getByRole('article', { name: 'The Puddle' });
    expect(page.textContent).toContain('Ten waddles, and you are past the puddle.');
    const opening = screen.getByRole('heading', { level: 1 });
    const tryIt = screen.getByRole('button', { name: 'Try it now' });
    expect(opening.compareDocumentPosition(tryIt)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(tryIt.compareDocumentPosition(screen.getByRole('tablist'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('[AUTH-04] [AUTH-06] shows one error at a time, and none once the account is there', async () => {
    const email = newEmail();
    await signUp({ name: 'Robin', email, password });
    useAccountStore.setState({ state: { kind: 'signed-out' } });
    show(<AuthPage tryIt={null} />);
    await openTab('Sign In');
    press('Sign In');
    expect(await screen.findByText('Validation Error')).toBeTruthy();
    type('Email', email);
    type('Password', 'not the password');
    press('Sign In');
    expect(await screen.findByText('Sign in failed')).toBeTruthy();
    expect(screen.queryByText('Validation Error')).toBeNull();
    type('Password', password);
    press('Sign In');
    await waitFor(() => expect(accountNow()?.email).toBe(email));
    await waitFor(() => expect(screen.queryByText('Sign in failed')).toBeNull(), beforeItExpires);
  });

  it('[AUTH-04] takes its error along when it is left', async () => {
    show(<AuthPage tryIt={null} />);
    press('Create Account');
    expect(await screen.findByText('Validation Error')).toBeTruthy();
    await openTab('Sign In');
    await waitFor(() => expect(screen.queryByText('Validation Error')).toBeNull(), beforeItExpires);
  });

  it.each([
    ['Name', 'Name is required', { name: '   ' }],
    ['Name', 'Name must be less than 100 characters', { name: 'n'.repeat(101) }],
    ['Email', 'Please enter a valid email address', { email: 'robin at home' }],
    ['Email', 'Email must be less than 255 characters', { email: `${'e'.repeat(250)}@example.org` }],
    ['Password', 'Password must be at least 8 characters', { password: 'seven77' }],
    ['Password', 'Password must be less than 100 characters', { password: 'p'.repeat(101) }],
  ])('[AUTH-02] [AUTH-04] refuses %s: %s', async (label, message, change) => {
    show(<AuthPage tryIt={null} />);
    fillSignUp(change);
    press('Create Account');
    await expectRefused(label, message);
    expect(accountNow()).toBeNull();
  });

  it('[AUTH-04] shows the first of several errors in a toast, and each at its field', async () => {
    show(<AuthPage tryIt={null} />);
    press('Create Account');
    await expectRefused('Name', 'Name is required');
    for (const label of ['Email', 'Password']) expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    type('Name', 'Robin');
    expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBeNull();
  });

  it('[AUTH-03] refuses to sign in with an invalid address or without a password', async () => {
    show(<AuthPage tryIt={null} />);
    await openTab('Sign In');
    press('Sign In');
    await expectRefused('Email', 'Please enter a valid email address');
    type('Email', 'robin@example.org');
    press('Sign In');
    await expectRefused('Password', 'Password is required');
    expect(accountNow()).toBeNull();
  });

  it('keeps what was typed when the tab is switched, and shows the password on request', async () => {
    show(<AuthPage tryIt={null} />);
    fillSignUp({ name: 'Robin', email: 'slip@example.org' });
    await openTab('Sign In');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('slip@example.org');
    await openTab('Get Started');
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    expect([field.value, field.type]).toEqual([password, 'password']);
    press('Show what I typed');
    expect(field.type).toBe('text');
  });

  it('[AUTH-05] signs in at once if no confirmation is required, with the trimmed name and address', async () => {
    const email = newEmail();
    show(<AuthPage tryIt={null} />);
    fillSignUp({ name: '  Robin ', email: ` ${email} ` });
    press('Create Account');
    await waitFor(() => expect(accountNow()).toMatchObject({ email, adultName: 'Robin' }));
    const rows = await backend.query('select adult_name from users where id = $1', accountNow()?.id);
    expect(rows).toEqual([{ adult_name: 'Robin' }]);
  });

  it('[AUTH-06] shows the server’s reason when signing up or in fails', async () => {
    const email = newEmail();
    await signUp({ name: 'Robin', email, password });
    show(<AuthPage tryIt={null} />);
    fillSignUp({ email });
    press('Create Account');
    expect(await screen.findByText('Sign up failed')).toBeTruthy();
    expect(screen.getByText(/already/i)).toBeTruthy();
    await openTab('Sign In');
    type('Password', 'not the password');
    press('Sign In');
    expect(await screen.findByText('Sign in failed')).toBeTruthy();
    expect(screen.getByText('Invalid login credentials')).toBeTruthy();
  });

  it('[AUTH-11] sends a mail to somebody who forgot their password', async () => {
    const email = newEmail();
    await signUp({ name: 'Robin', email, password });
    show(<AuthPage tryIt={null} />);
    await openTab('Sign In');
    press('Forgot password?');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Forgot your password?' }));
    press('Send the link');
    await expectRefused('Email', 'Please enter a valid email address');
    type('Email', email);
    press('Send the link');
    expect(await screen.findByText('Check your email')).toBeTruthy();
    expect(await backend.mails()).toContain(email);
    press('Back to sign in');
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  it('[AUTH-11] reports an expired link until that is dismissed', async () => {
    useAccountStore.setState({ link: { kind: 'over' } });
    show(<AuthPage tryIt={null} />);
    expect(screen.getByRole('alert').textContent).toContain('A link works only once');
    press('OK');
    expect(screen.queryByText('That link no longer works')).toBeNull();
  });
});

describe('a sign-in that the server has ended', () => {
  it('[AUTH-10] asks only for the password of the same account', async () => {
    const email = newEmail();
    await signUp({ name: 'Robin', email, password });
    const account = accountNow();
    if (account === null) throw new Error('Not signed in');
    await watchSession();
    setSession('refused');
    show(<SessionNotice account={account} otherWay={null} />);
    press('Sign in again');
    expect(await screen.findByText(email)).toBeTruthy();
    type('Password', 'not the password');
    press('Sign In');
    expect(await screen.findByText('Sign in failed')).toBeTruthy();
    expect(useAccountStore.getState().state).toMatchObject({ kind: 'signed-in', session: 'refused' });
    type('Password', password);
    press('Sign In');
    expect(await screen.findByText('Signed in again')).toBeTruthy();
    expect(useAccountStore.getState().state).toMatchObject({ kind: 'signed-in', session: 'valid', account: { id: account.id } });
    expect(await signIn({ email, password })).toEqual({ ok: true });
  });
});
