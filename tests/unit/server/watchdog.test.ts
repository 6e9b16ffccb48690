import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { threadSource } from '../../../server/backend/watchdog-thread.ts';

/** The watchdog's thread, with a clock of the test. */

function watched(withinMs: number) {
  const workerData = { beats: new SharedArrayBuffer(4) };
  const count = new Int32Array(workerData.beats);
  let [now, ended] = [0, ''];
  let look = (): void => undefined;
  const modules: Record<string, object> = {
    'node:worker_threads': {
      workerData,
      parentPort: { on: (_event: string, take: (next: object) => void) => take({ line: 'stood still', withinMs }) },
    },
    'node:fs': { writeSync: (_to: number, line: string) => void (ended = line) },
  };
  const context = createContext({
    require: (name: string) => modules[name],
    setInterval: (work: () => void) => void (look = work),
    Date: { now: () => now },
    process: { pid: 1, kill: () => undefined },
    Int32Array,
    Atomics,
  });
  runInContext(threadSource, context);
  return {
    /** A second passes for the thread, with or without a beat of the server. */
    second: (beats: boolean, passedMs = 1_000): string => {
      if (beats) Atomics.add(count, 0, 1);
      now += passedMs;
      look();
      return ended;
    },
  };
}

test('a server that is blocked for too long is ended', () => {
  const { second } = watched(60_000);
  for (let at = 0; at < 100; at += 1) expect(second(true)).toBe('');
  for (let at = 0; at < 59; at += 1) expect(second(false)).toBe('');
  expect([second(false), second(false)]).toContain('stood still\n');
});

test('a server that was paused as a whole is not: its time without a beat begins anew', () => {
  const { second } = watched(60_000);
  second(true);
  expect(second(false, 3_600_000)).toBe('');
  expect(second(false)).toBe('');
  expect(second(true)).toBe('');
  for (let at = 0; at < 59; at += 1) expect(second(false)).toBe('');
});
