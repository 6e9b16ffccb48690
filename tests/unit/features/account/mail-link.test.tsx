// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { createClient } from '@supabase/supabase-js';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { closeFamily, openFamily } from '../../../../src/data/db.ts';
import { forgetAccount, forgetGuest, readGuest } from '../../../../src/data/device.ts';
import { loadFamily } from '../../../../src/data/read/queries.ts';
import { write } from '../../../../src/data/write/write.ts';
import { LinkProblem } from '../../../../src/features/account/auth/LinkProblem.tsx';
import { OtherAccountNotice } from '../../../../src/features/account/session/OtherAccountNotice.tsx';
import { Adoption } from '../../../../src/features/try/Adoption.tsx';
import { bootAccount, watchSession } from '../../../../src/platform/account/account.ts';
import { accountNow, pendingLinkKey, setAccountState, useAccountStore } from '../../../../src/platform/account/account-state.ts';
import { beginGuest, openBegun } from '../../../../src/platform/account/guest-family.ts';
import { sessionKey } from '../../../../src/platform/account/session-key.ts';
import { heldSession } from '../../../../src/platform/account/session-store.ts';
import { getSupabase } from '../../../../src/platform/account/supabase.ts';
import { clock } from '../../../../src/platform/device/clock.ts';
import { type BackendAtHand, openBackend } from './backend-at-hand.ts';
import { knowBackend, newChild, newEmail, password, press, show, showSignedIn } from './stage.tsx';

let backend: BackendAtHand;
beforeAll(async () => {
  backend = await openBackend();
  await knowBackend(backend.url, backend.key);
});
afterEach(async () => {
  location.hash = '';
  await forgetAccount();
  await forgetGuest();
});
afterAll(() => backend.stop());

type Person = { id: string; email: string; hash: string };

/** Somebody with an account, and what the address holds after a link from a mail to them. */
async function somebody(type = 'signup'): Promise<Person> {
  const client = createClient(backend.url, backend.key, { auth: { persistSession: false, autoRefreshToken: false } });
  const email = newEmail();
  const { data } = await client.auth.signUp({ email, password });
  if (data.session === null) throw new Error('No session.');
  const { access_token, refresh_token, user } = data.session;
  return {
    id: user.id,
    email,
    hash: new URLSearchParams({ access_token, refresh_token, expires_in: '3600', token_type: 'bearer', type }).toString(),
  };
}

/** A start of the app with this in the address. */
async function open({ hash }: Pick<Person, 'hash'>): Promise<void> {
  setAccountState({ kind: 'loading' });
  location.hash = hash;
  await bootAccount();
}

/** The tab is loaded again: the page knows nothing any more, and the address holds no link. */
async function reload(): Promise<void> {
  useAccountStore.setState({ state: { kind: 'loading' }, link: null });
  await bootAccount();
}

/** A tried-out family with one child. */
async function tryOut(): Promise<void> {
  const begun = await beginGuest();
  if (begun === null) throw new Error('There is one already.');
  const db = await openFamily(begun);
  expect(await write(db, newChild(), clock)).toEqual({ ok: true });
  closeFamily(db);
  await openBegun(begun);
}

const still = (): void => undefined;
const adoption = <Adoption answered="yes" onRetry={still} onLater={still} />;

describe('a link from a mail', () => {
  it('[BEY-02] moves a tried-out family into the account that it opens only if the adult agrees, who reads whose account it is', async () => {
    await tryOut();
    const mallory = await somebody();
    await open(mallory);
    await waitFor(() => expect(accountNow()?.id).toBe(mallory.id));
    expect(location.hash).toBe('');
    const { db } = await showSignedIn(adoption);
    expect(await screen.findByRole('heading', { name: 'Should the family on this device come along?' })).toBeTruthy();
    expect(screen.getByText(mallory.email)).toBeTruthy();
    expect((await loadFamily(db)).children).toEqual([]);
    press('Add it to this account');
    await waitFor(async () => expect((await loadFamily(db)).children).toHaveLength(1));
    await waitFor(async () => expect(await readGuest()).toBeNull());
    closeFamily(db);
  });

  it('of another account than the one that is signed in changes nothing before the adult has signed out', async () => {
    const [robin, mallory] = [await somebody(), await somebody()];
    await open(robin);
    await open(mallory);
    const account = accountNow();
    if (account === null) throw new Error('Nobody is signed in.');
    expect(account.id).toBe(robin.id);
    expect(heldSession(sessionKey)?.account).toBe(robin.id);
    const { db } = await showSignedIn(<OtherAccountNotice account={account} flush={async () => ({ waiting: 0 })} />);
    expect(screen.getByRole('alert').textContent).toContain(`The link opens ${mallory.email}`);
    press('Sign out and open it');
    await waitFor(() => expect(accountNow()?.id).toBe(mallory.id));
    expect(screen.queryByRole('alert')).toBeNull();
    closeFamily(db);
  });

  it('of another account is forgotten where the adult stays', async () => {
    const [robin, mallory] = [await somebody(), await somebody()];
    await open(robin);
    await open(mallory);
    const account = accountNow();
    if (account === null) throw new Error('Nobody is signed in.');
    const { db } = await showSignedIn(<OtherAccountNotice account={account} flush={async () => ({ waiting: 0 })} />);
    press('Stay here');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(accountNow()?.id).toBe(robin.id);
    closeFamily(db);
  });

  it('of another account still asks after a reload, until the adult has answered', async () => {
    const [robin, mallory] = [await somebody(), await somebody()];
    await open(robin);
    await open(mallory);
    await reload();
    const account = accountNow();
    if (account === null) throw new Error('Nobody is signed in.');
    expect(account.id).toBe(robin.id);
    const { db } = await showSignedIn(<OtherAccountNotice account={account} flush={async () => ({ waiting: 0 })} />);
    expect((await screen.findByRole('alert')).textContent).toContain(`The link opens ${mallory.email}`);
    press('Stay here');
    await reload();
    expect(sessionStorage.getItem(pendingLinkKey)).toBeNull();
    closeFamily(db);
  });

  const noAnswers: [what: string, answer: () => Promise<Response>][] = [
    ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server is starting', () => Promise.resolve(new Response('{"message": "wait"}', { status: 503 }))],
    ['a gateway has broken down', () => Promise.resolve(new Response('<h1>Internal Server Error</h1>', { status: 500 }))],
    ['a hotel’s page answers', () => Promise.resolve(new Response('<h1>Welcome to our WiFi</h1>', { status: 200 }))],
    ['a filter refuses', () => Promise.resolve(new Response('<h1>Blocked</h1>', { status: 403 }))],
    ['there were too many calls', () => Promise.resolve(Response.json({ code: 'over_request_rate_limit', msg: 'Wait' }, { status: 429 }))],
  ];
  it.each(noAnswers)('[AUTH-11] while %s is kept, through a reload too, and opens when it is tried again', async (_what, answer) => {
    const robin = await somebody('recovery');
    const server = vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
    await open(robin);
    expect(accountNow()).toBeNull();
    await reload();
    show(<LinkProblem />);
    const said = await screen.findByRole('alert');
    expect(said.textContent).toBe('There is no connection to Play Venture. This tab keeps the link: try it again when you are online.');
    press('Try again');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' }).getAttribute('aria-busy')).toBeNull());
    expect(accountNow()).toBeNull();
    server.mockRestore();
    press('Try again');
    await waitFor(() => expect(accountNow()?.id).toBe(robin.id));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(useAccountStore.getState().recovering).toBe(true);
    expect(sessionStorage.getItem(pendingLinkKey)).toBeNull();
  });

  it('[AUTH-11] that no longer works is reported to a family that is signed in too, and never in the words of the address', async () => {
    const robin = await somebody();
    await open(robin);
    await open({ hash: 'error=access_denied&error_code=otp_expired&error_description=Call+0900+123456' });
    await watchSession();
    expect(accountNow()?.id).toBe(robin.id);
    expect(location.hash).toBe('');
    show(<LinkProblem />);
    expect(screen.getByRole('alert').textContent).toBe(
      'A link works only once, and not for long. You can ask for a new one, or sign in as usual.',
    );
  });

  it('[AUTH-11] whose tokens the server refuses says so, and signs nobody in', async () => {
    await open({ hash: 'access_token=made.up.token&refresh_token=made-up&type=recovery' });
    expect(accountNow()).toBeNull();
    show(<LinkProblem />);
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(useAccountStore.getState().recovering).toBe(false);
  });
});

describe('a session of another account, from another tab', () => {
  it('replaces no family that is open here, whose adult can sign in again', async () => {
    const [robin, mallory] = [await somebody(), await somebody()];
    await open(robin);
    await watchSession();
    const { access_token = '', refresh_token = '' } = Object.fromEntries(new URLSearchParams(mallory.hash));
    await (await getSupabase()).auth.setSession({ access_token, refresh_token });
    expect(useAccountStore.getState().state).toMatchObject({ kind: 'signed-in', account: { id: robin.id }, session: 'refused' });
  });
});
