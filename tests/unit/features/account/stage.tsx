import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { type FamilyDb, openFamily } from '../../../../src/data/db.ts';
import { saveCachedConfig } from '../../../../src/data/device.ts';
import { FamilyProvider } from '../../../../src/data/family-context.tsx';
import type { CommandInput } from '../../../../src/data/write/commands.ts';
import { write } from '../../../../src/data/write/write.ts';
import { type Account, accountNow, setAccountState, useAccountStore } from '../../../../src/platform/account/account-state.ts';
import { clock } from '../../../../src/platform/device/clock.ts';
import { UiProvider } from '../../../../src/ui/provider/UiProvider.tsx';
import { mia } from '../../data/family.ts';

/** The account screens with a real server, and helpers for what a person does there. */

// Computing the style of every ancestor of every button is most of a test's time in jsdom; hidden elements are not rendered here anyway.
configure({ defaultHidden: true, asyncUtilTimeout: 15_000 });
// Hashing a password is slow on purpose, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

beforeEach(() => {
  // jsdom does not implement scrolling.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  useAccountStore.setState({ state: { kind: 'signed-out' }, recovering: false, link: null });
});

export const password = 'correct horse battery';

let people = 0;

/** An address that has no account yet. */
export function newEmail(): string {
  people += 1;
  return `parent${people}@example.org`;
}

/** Stores the backend's address on this device, as after a first visit. */
export async function knowBackend(url: string, key: string): Promise<void> {
  await saveCachedConfig({ supabaseUrl: url, supabaseKey: key, storyUrl: '/functions/v1/story' });
}

export function show(page: ReactNode): void {
  render(<UiProvider>{page}</UiProvider>);
}

/** The screens of a signed-in user, with the account's own database. */
export async function showSignedIn(
  page: ReactNode,
): Promise<{ db: FamilyDb; account: Account; write: (command: CommandInput) => Promise<void> }> {
  const account = accountNow();
  if (account === null) throw new Error('Nobody is signed in.');
  const db = await openFamily(account);
  render(
    <UiProvider>
      <FamilyProvider family={db} clock={clock}>
        {page}
      </FamilyProvider>
    </UiProvider>,
  );
  const put = async (command: CommandInput): Promise<void> => {
    const written = await write(db, command, clock);
    if (!written.ok) throw new Error(written.error.problem);
  };
  return { db, account, write: put };
}

/** A signed-in user on this device whom no server knows. */
export function pretendSignedIn(): void {
  setAccountState({ kind: 'signed-in', account: { id: clock.id(), email: 'robin@example.org', adultName: 'Robin' }, session: 'valid' });
}

export function newChild(): CommandInput {
  return { kind: 'saveChild', id: clock.id(), fields: mia };
}

export function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

export function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}
