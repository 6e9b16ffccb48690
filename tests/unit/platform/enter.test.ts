import type { User } from '@supabase/supabase-js';
import { afterEach, expect, it, vi } from 'vitest';
import { enter } from '../../../src/platform/account/account.ts';
import { setAccountState, useAccountStore } from '../../../src/platform/account/account-state.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  setAccountState({ kind: 'signed-out' });
});

const robin: User = {
  id: '10000000-0000-4000-8000-000000000001',
  email: 'robin@example.com',
  user_metadata: { adult_name: 'Robin' },
  app_metadata: {},
  aud: 'authenticated',
  created_at: '2026-11-21T10:00:00Z',
};

it('a sign-in that this device can’t store opens the account all the same', async () => {
  const full = (): never => {
    throw new DOMException('There is no space left.', 'QuotaExceededError');
  };
  vi.stubGlobal('indexedDB', { open: full });
  await enter(robin);
  expect(useAccountStore.getState().state).toMatchObject({ kind: 'signed-in', account: { id: robin.id, adultName: 'Robin' } });
});
