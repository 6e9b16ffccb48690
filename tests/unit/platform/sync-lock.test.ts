import { expect, test } from 'vitest';
import { type Locks, tabLock } from '../../../src/platform/sync/lock.ts';

/** A browser's locks for two tabs: one after the other for each name; a wait ends with its signal. */
function browserLocks(): Locks {
  const last = new Map<string, Promise<unknown>>();
  return {
    request: async (name, { signal }, run) => {
      const before = last.get(name) ?? Promise.resolve();
      const ended = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('The wait is over', 'AbortError')));
      });
      const turn = Promise.race([before, ended]).then(run);
      last.set(
        name,
        turn.then(
          () => undefined,
          () => before,
        ),
      );
      return turn;
    },
  };
}

/** Keeps `run` pending until the test completes it. */
function held(): { run: () => Promise<string>; release: () => void; began: Promise<void> } {
  let [release, begin] = [(): void => undefined, (): void => undefined];
  const began = new Promise<void>((resolve) => (begin = resolve));
  const until = new Promise<void>((resolve) => (release = resolve));
  return {
    run: async () => {
      begin();
      await until;
      return 'first';
    },
    release: () => release(),
    began,
  };
}

const never = (): AbortSignal => new AbortController().signal;

test('one tab waits for the other', async () => {
  const locks = browserLocks();
  const [one, other] = [tabLock('sync', locks, never), tabLock('sync', locks, never)];
  const first = held();
  const log: string[] = [];
  const both = [one(first.run).then((what) => log.push(what)), other(async () => 'second').then((what) => log.push(what))];
  await first.began;
  expect(log).toEqual([]);
  first.release();
  await Promise.all(both);
  expect(log).toEqual(['first', 'second']);
});

test('a tab that hangs blocks the other for at most a minute; then it syncs without the lock', async () => {
  const locks = browserLocks();
  const hung = held();
  void tabLock('sync', locks, never)(hung.run);
  await hung.began;
  const timeout = new AbortController();
  let waits = 0;
  const other = tabLock('sync', locks, (ms) => {
    waits = ms;
    return timeout.signal;
  });
  const done = other(async () => 'second');
  timeout.abort();
  expect(await done).toBe('second');
  expect(waits).toBe(60_000);
});

test('what fails under the lock fails, and is not repeated', async () => {
  let runs = 0;
  const lock = tabLock('sync', browserLocks(), never);
  const failing = lock(async () => {
    runs += 1;
    throw new Error('The disk is full');
  });
  await expect(failing).rejects.toThrow('The disk is full');
  expect(runs).toBe(1);
});

test('without locks in the browser every tab may sync', async () => {
  expect(await tabLock('sync', undefined, never)(async () => 'done')).toBe('done');
});
