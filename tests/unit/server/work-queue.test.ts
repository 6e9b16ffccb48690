import { expect, test } from 'vitest';
import { createWorkQueue, type Turn } from '../../../server/http/work-queue.ts';

/** Work that the test completes, with a manual clock. */
function stage(measure: { atOnce: number; longestWaitMs: number }) {
  let now = 0;
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const queue = createWorkQueue(measure, () => now);
  const enter = (name: number): Promise<Turn<number>> =>
    queue(async () => {
      begun.push(name);
      await new Promise<void>((end) => {
        ends.push(end);
      });
      return name;
    });
  /** Completes the oldest running work after so many ms. */
  const finish = async (ms: number): Promise<void> => {
    now += ms;
    ends.shift()?.();
    for (let i = 0; i < 10; i += 1) await Promise.resolve();
  };
  return { queue, enter, finish, begun };
}

test('runs as much at once as allowed, and the rest in order', async () => {
  const { enter, finish, begun } = stage({ atOnce: 2, longestWaitMs: 1e9 });
  const turns = [1, 2, 3, 4, 5].map(enter);
  expect(begun).toEqual([1, 2]);
  await finish(10);
  expect(begun).toEqual([1, 2, 3]);
  for (let i = 0; i < 4; i += 1) await finish(10);
  expect(await Promise.all(turns)).toEqual([1, 2, 3, 4, 5].map((value) => ({ ok: true, value })));
});

test('a caller who would wait too long is told at once when to come back, estimated from the last calls', async () => {
  const { enter, finish, begun } = stage({ atOnce: 1, longestWaitMs: 5_000 });
  for (let i = 0; i < 30; i += 1) {
    void enter(i);
    await finish(1_000);
  }
  // By now each takes a second: one is running, five may wait, fourteen are refused.
  const told: Turn<number>[] = [];
  const turns = Array.from({ length: 20 }, (_, i) => enter(100 + i));
  for (const turn of turns) void turn.then((answer) => told.push(answer));
  await finish(0);
  expect(told.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 14 }, () => ({ ok: false, waitS: 6 })));
  for (let i = 0; i < 6; i += 1) await finish(1_000);
  expect((await Promise.all(turns)).filter(({ ok }) => ok).map((turn) => turn.ok && turn.value)).toEqual([100, 101, 102, 103, 104, 105]);
  expect(begun).not.toContain(106);
  // Once the queue is empty the next one is accepted.
  const next = enter(108);
  await finish(1);
  expect(await next).toEqual({ ok: true, value: 108 });
});

test('failing work frees its place, and fails only for its caller', async () => {
  const { queue, enter, finish } = stage({ atOnce: 1, longestWaitMs: 1e9 });
  const failing = queue(() => Promise.reject(new Error('no')));
  const next = enter(1);
  await expect(failing).rejects.toThrow('no');
  await finish(1);
  expect(await next).toEqual({ ok: true, value: 1 });
});
