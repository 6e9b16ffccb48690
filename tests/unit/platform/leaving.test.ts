import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeFamily, openFamily } from '../../../src/data/db.ts';
import { readAccount, saveAccount } from '../../../src/data/device.ts';
import { familyName } from '../../../src/data/schema.ts';
import { setAccountState, useAccountStore } from '../../../src/platform/account/account-state.ts';
import { signOut } from '../../../src/platform/account/leaving.ts';
import { getSupabase } from '../../../src/platform/account/supabase.ts';

vi.mock('../../../src/platform/account/supabase.ts');

const account = { id: '10000000-0000-4000-8000-000000000001', email: 'robin@example.com', adultName: 'Robin' };

beforeEach(async () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.mocked(getSupabase).mockResolvedValue({ auth: { signOut: async () => ({ error: null }) } } as never);
  await saveAccount(account);
  setAccountState({ kind: 'signed-in', account, session: 'valid' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('signs out on this device', async () => {
  expect(await signOut({ remove: false })).toEqual({ ok: true, removed: true });
  expect(useAccountStore.getState().state).toEqual({ kind: 'signed-out' });
  expect(await readAccount()).toBeNull();
});

it('leaves the family’s screens even if the device can’t store that, and says that data stays', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('No space left', 'QuotaExceededError');
  });
  expect(await signOut({ remove: false })).toEqual({ ok: true, removed: false });
  expect(useAccountStore.getState().state).toEqual({ kind: 'signed-out' });
});

/** A tab that the browser has frozen: it has the family's database open, and does not answer. */
function frozenTab(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(familyName(account.id));
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', () => reject(asked.error));
  });
}

it('does not wait for another tab that holds the family’s database, and says that data stays', async () => {
  closeFamily(await openFamily(account));
  const tab = await frozenTab();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const left = vi.fn<(outcome: unknown) => void>();
  void signOut({ remove: true }).then(left);
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    expect(left).toHaveBeenCalledWith({ ok: true, removed: false });
  });
  tab.close();
});
