// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAccountFamily } from '../../../src/app/family/useAccountFamily.ts';
import { FamilyTrouble } from '../../../src/app/notices/FamilyTrouble.tsx';
import { familyName } from '../../../src/data/schema.ts';
import { account as owner } from '../data/family.ts';

const account = { ...owner, email: 'robin@example.com' };

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A frozen tab with an older version of the app: it has the database open, and does not answer. */
function frozenTab(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(familyName(account.id), 1);
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', () => reject(asked.error));
  });
}

it('a family that another tab holds is said after a while, and opens by itself when that tab is closed', async () => {
  const tab = await frozenTab();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { result, unmount } = renderHook(() => useAccountFamily(account));
  expect(result.current.kind).toBe('opening');
  act(() => void vi.advanceTimersByTime(60_000));
  vi.useRealTimers();
  expect(result.current.kind).toBe('held');
  tab.close();
  await waitFor(() => expect(result.current.kind).toBe('there'));
  unmount();
});

it('its page says which tabs to close', async () => {
  render(<FamilyTrouble kind="held" />);
  expect((await screen.findByRole('alert')).textContent).toContain('Close all other tabs of Play Venture');
});
