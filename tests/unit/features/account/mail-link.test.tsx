// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { createClient } from '@supabase/supabase-js';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closeFamily, openFamily } from '../../../../src/data/db.ts';
import { forgetAccount, forgetGuest, readGuest } from '../../../../src/data/device.ts';
import { loadFamily } from '../../../../src/data/read/queries.ts';
import { write } from '../../../../src/data/write/write.ts';
import { Adoption } from '../../../../src/features/try/Adoption.tsx';
import { bootAccount } from '../../../../src/platform/account/account.ts';
import { accountNow, setAccountState } from '../../../../src/platform/account/account-state.ts';
import { beginGuest, keepGuest } from '../../../../src/platform/account/guest-family.ts';
import { clock } from '../../../../src/platform/device/clock.ts';
import { type BackendAtHand, openBackend } from './backend-at-hand.ts';
import { knowBackend, newChild, newEmail, password, press, showSignedIn } from './stage.tsx';

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

/** A tried-out family with one child. */
async function tryOut(): Promise<void> {
  const begun = await beginGuest();
  if (begun === null) throw new Error('There is one already.');
  const db = await openFamily(begun);
  expect(await write(db, newChild(), clock)).toEqual({ ok: true });
  closeFamily(db);
  await keepGuest(begun);
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
});
