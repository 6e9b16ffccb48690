// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuthPage } from '../../../../src/features/account/auth/AuthPage.tsx';
import { SignOutButton } from '../../../../src/features/account/session/SignOutButton.tsx';
import { accountNow, useAccountStore } from '../../../../src/platform/account/account-state.ts';
import { signIn } from '../../../../src/platform/account/credentials.ts';
import { clock } from '../../../../src/platform/device/clock.ts';
import { knowBackend, newEmail, password, press, show, showSignedIn, type } from './stage.tsx';

/** Answers that only a hosted auth service gives, from a small fake server. */

type Answer = { status: number; body: unknown };
const answers = new Map<string, Answer>();
let server: Server;

const user = (email: string) => ({
  id: clock.id(),
  email,
  aud: 'authenticated',
  user_metadata: { adult_name: 'Robin' },
  app_metadata: {},
  created_at: '',
});

function answer(path: string, status: number, body: unknown): void {
  answers.set(path, { status, body });
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const { status, body } = answers.get(new URL(request.url ?? '', 'http://x').pathname) ?? { status: 404, body: {} };
    response.writeHead(status, { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  await knowBackend(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'key');
});
afterAll(() => new Promise((closed) => server.close(closed)));

function signUpAs(email: string): void {
  show(<AuthPage tryIt={null} />);
  type('Name', 'Robin');
  type('Email', email);
  type('Password', password);
  press('Create Account');
}

async function enter(): Promise<void> {
  const found = user(newEmail());
  const session = {
    access_token: 'a',
    refresh_token: 'r',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(clock.now() / 1000) + 3600,
  };
  answer('/auth/v1/token', 200, { ...session, user: found });
  answer('/auth/v1/user', 200, found);
  expect(await signIn({ email: found.email, password })).toEqual({ ok: true });
}

describe('a service that requires confirmation', () => {
  it('[AUTH-05] says that a mail was sent, and to whom', async () => {
    const email = newEmail();
    answer('/auth/v1/signup', 200, user(email));
    signUpAs(email);
    expect(await screen.findByText('Check your email')).toBeTruthy();
    expect(screen.getByText("We've sent you a confirmation link to complete your registration.")).toBeTruthy();
    expect(screen.getByText(email)).toBeTruthy();
    expect(accountNow()).toBeNull();
    press('I’ve opened it');
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Sign In' }).getAttribute('aria-selected')).toBe('true'));
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email);
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  });

  it('[AUTH-06] shows why a password is too weak', async () => {
    answer('/auth/v1/signup', 422, {
      code: 'weak_password',
      message: 'Password is known to be weak.',
      weak_password: { reasons: ['pwned', 'characters'] },
    });
    signUpAs(newEmail());
    expect(await screen.findByText('Sign up failed')).toBeTruthy();
    const said = screen.getByText(/Password is known to be weak\./).textContent;
    expect(said).toContain('It has appeared in a data leak. Please choose another one.');
    expect(said).toContain('Mix letters, numbers and signs.');
  });
});

describe('a service that answers a sign-out with an error', () => {
  it('[AUTH-06] shows the reason, and the account stays open', async () => {
    await enter();
    answer('/auth/v1/logout', 422, { code: 'conflict', message: 'Not just now' });
    await showSignedIn(<SignOutButton flush={() => Promise.resolve({ waiting: 0 })} />);
    press('Sign Out');
    expect(await screen.findByText('Sign out failed')).toBeTruthy();
    expect(screen.getByText('Not just now')).toBeTruthy();
    expect(useAccountStore.getState().state.kind).toBe('signed-in');
  });

  it('[AUTH-06] treats "Session not found" as signed out', async () => {
    await enter();
    answer('/auth/v1/logout', 400, { code: 'session_not_found', message: 'Session not found' });
    await showSignedIn(<SignOutButton flush={() => Promise.resolve({ waiting: 0 })} />);
    press('Sign Out');
    expect(await screen.findByText('Signed out successfully')).toBeTruthy();
    expect(screen.queryByText('Sign out failed')).toBeNull();
    expect(useAccountStore.getState().state.kind).toBe('signed-out');
  });
});
