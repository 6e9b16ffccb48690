import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetAccount, readSessionCopy, saveSessionCopy } from '../../../src/data/device.ts';
import { sessionStore } from '../../../src/platform/account/session-store.ts';

const key = 'venture-session';
const session = (user: string, expires: number): string =>
  JSON.stringify({ access_token: `t${expires}`, refresh_token: `r${expires}`, expires_at: expires, user: { id: user } });

beforeEach(async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  await saveSessionCopy(key, null);
});

test('a sign-in that the service worker has renewed is used at the next start', async () => {
  await sessionStore.setItem(key, session('a', 100));
  await saveSessionCopy(key, session('a', 200));
  expect(await sessionStore.getItem(key)).toBe(session('a', 200));
  expect(localStorage.getItem(key)).toBe(session('a', 200));
});

test('an older copy or somebody else’s never replaces the sign-in', async () => {
  await sessionStore.setItem(key, session('a', 100));
  for (const copy of [session('a', 50), session('b', 900), 'no session']) {
    await saveSessionCopy(key, copy);
    expect(await sessionStore.getItem(key)).toBe(session('a', 100));
  }
});

test('the worker’s copy signs nobody in who has signed out, and signing out deletes it', async () => {
  await saveSessionCopy(key, session('a', 900));
  expect(await sessionStore.getItem(key)).toBeNull();
  await forgetAccount();
  expect(await readSessionCopy(key)).toBeNull();
});

test('signing out while the worker’s copy is being read stays signed out', async () => {
  await sessionStore.setItem(key, session('a', 100));
  await saveSessionCopy(key, session('a', 200));
  const reading = sessionStore.getItem(key);
  localStorage.removeItem(key);
  expect(await reading).toBeNull();
  expect(localStorage.getItem(key)).toBeNull();
});
