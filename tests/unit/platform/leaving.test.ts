import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { readAccount, saveAccount } from '../../../src/data/device.ts';
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
