// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useWakeLock } from '../../../src/platform/device/wake-lock.ts';

type Lock = { released: boolean; release: () => Promise<void> };

/** A screen whose locks are granted when the test says so. */
function screenLocks(): { granted: Lock[]; grantAll: () => Promise<void> } {
  const granted: Lock[] = [];
  let asked: (() => void)[] = [];
  const request = (): Promise<Lock> =>
    new Promise((resolve) => {
      const lock: Lock = {
        released: false,
        release: async () => {
          lock.released = true;
        },
      };
      asked.push(() => {
        granted.push(lock);
        resolve(lock);
      });
    });
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  const grantAll = async (): Promise<void> => {
    const all = asked;
    asked = [];
    await act(async () => {
      for (const grant of all) grant();
    });
  };
  return { granted, grantAll };
}

const held = (locks: readonly Lock[]): number => locks.filter(({ released }) => !released).length;
const comeBack = (): boolean => document.dispatchEvent(new Event('visibilitychange'));

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

it('one lock keeps the screen on, however often the page comes back before it is granted, and none when the story is over', async () => {
  const { granted, grantAll } = screenLocks();
  const { unmount } = renderHook(() => useWakeLock(true));
  comeBack();
  await grantAll();
  expect([granted.length, held(granted)]).toEqual([2, 1]);
  unmount();
  expect(held(granted)).toBe(0);
});

it('a lock that the browser has taken is asked for again when the page comes back', async () => {
  const { granted, grantAll } = screenLocks();
  renderHook(() => useWakeLock(true));
  await grantAll();
  await granted[0]?.release();
  comeBack();
  await grantAll();
  expect([granted.length, held(granted)]).toEqual([2, 1]);
});

it('a lock that is granted when the story is over already is released', async () => {
  const { granted, grantAll } = screenLocks();
  const { unmount } = renderHook(() => useWakeLock(true));
  unmount();
  await grantAll();
  expect([granted.length, held(granted)]).toEqual([1, 0]);
});
