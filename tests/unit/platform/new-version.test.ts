import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  reload.mockClear();
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A worker that is being installed, until `become` says otherwise. */
function createWorker() {
  const worker = Object.assign(new EventTarget(), { state: 'installing', postMessage: vi.fn<(message: unknown) => void>() });
  const become = (state: 'installed' | 'redundant'): void => {
    worker.state = state;
    worker.dispatchEvent(new Event('statechange'));
  };
  return { worker, become };
}

/** The module in a page with this registration of a service worker. */
async function openPage(registration: object | undefined) {
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(registration) } });
  vi.resetModules();
  const { loadNewVersion } = await import('../../../src/platform/worker/worker.ts');
  return loadNewVersion;
}

const never = (): Promise<never> => new Promise(() => undefined);
const found = (): Promise<void> => Promise.resolve();

test('a new version that arrives takes over', async () => {
  const { worker, become } = createWorker();
  const registration = { update: found, installing: worker as object | null, waiting: null as object | null };
  const load = await openPage(registration);
  const loaded = load();
  await vi.advanceTimersByTimeAsync(5_000);
  registration.waiting = worker;
  become('installed');
  expect(await loaded).toBe('applied');
  expect(worker.postMessage).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

test('where the server has no other version, the page is opened again', async () => {
  const load = await openPage({ update: found, installing: null, waiting: null });
  expect(await load()).toBe('applied');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('without a worker the page is opened again', async () => {
  const load = await openPage(undefined);
  expect(await load()).toBe('applied');
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['the server never answers', { update: never, installing: null, waiting: null }],
  ['its files never come', { update: found, installing: createWorker().worker, waiting: null }],
])('a new version is given up after half a minute if %s', async (_, registration) => {
  const load = await openPage(registration);
  const said = vi.fn<(outcome: string) => void>();
  void load().then(said);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(said).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(said.mock.calls).toEqual([['unreachable']]);
  expect(reload).not.toHaveBeenCalled();
});

test('a new version is given up at once if there is no connection, or one of its files is missing', async () => {
  const offline = await openPage({ update: () => Promise.reject(new TypeError('Failed to fetch')), installing: null, waiting: null });
  expect(await offline()).toBe('unreachable');
  const { worker, become } = createWorker();
  const load = await openPage({ update: found, installing: worker, waiting: null });
  const loaded = load();
  await vi.advanceTimersByTimeAsync(1_000);
  become('redundant');
  expect(await loaded).toBe('unreachable');
  expect(reload).not.toHaveBeenCalled();
});

test('a new version that has arrived before takes over without a connection', async () => {
  const { worker } = createWorker();
  const load = await openPage({ update: never, installing: null, waiting: worker });
  const loaded = load();
  await vi.advanceTimersByTimeAsync(31_000);
  expect(await loaded).toBe('applied');
  expect(worker.postMessage).toHaveBeenCalledTimes(1);
});
