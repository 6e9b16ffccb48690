import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const reload = vi.fn<() => void>();

beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal('location', { reload });
});
afterEach(() => vi.unstubAllGlobals());

/** The module of a page that has just been opened, in a browser with these Web Locks. */
async function openPage(locks?: object) {
  vi.stubGlobal('navigator', locks === undefined ? {} : { locks });
  vi.resetModules();
  return import('../../../src/platform/worker/reload.ts');
}

test('a tab that nothing holds reloads at once, and only once', async () => {
  const { hold, reloadOnce } = await openPage();
  hold('writing')();
  expect(reload).not.toHaveBeenCalled();
  reloadOnce();
  reloadOnce();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a tab in which somebody plays and writes reloads when both are over', async () => {
  const { hold, reloadOnce } = await openPage();
  const releases = [hold('playing'), hold('writing')];
  reloadOnce();
  releases[0]?.();
  expect(reload).not.toHaveBeenCalled();
  releases[1]?.();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a tab knows by a lock that another tab must not be reloaded', async () => {
  const names: string[] = [];
  const request = (name: string) => Promise.resolve(void names.push(name));
  const query = () => Promise.resolve({ held: names.map((name) => ({ name })) });
  const { hold, heldBy } = await openPage({ request, query });
  expect(await heldBy()).toBeNull();
  hold('writing');
  expect(await heldBy()).toBe('writing');
  hold('playing');
  expect(await heldBy()).toBe('playing');
});

test('without Web Locks no other tab is known of', async () => {
  const { hold, heldBy } = await openPage();
  hold('playing');
  expect(await heldBy()).toBeNull();
});
