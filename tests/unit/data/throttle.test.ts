import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { throttled } from '../../../src/data/read/throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that takes `tookMs`, with a count of its runs. */
function count(tookMs: number) {
  let done = 0;
  const ask = throttled(async () => {
    await new Promise((resolve) => setTimeout(resolve, tookMs));
    done += 1;
  }, Date.now);
  return { ask, done: () => done };
}

describe('throttled work', () => {
  it('runs at once if it is short', async () => {
    const { ask, done } = count(0);
    for (const times of [1, 2, 3]) {
      ask();
      await vi.runAllTimersAsync();
      expect(done()).toBe(times);
    }
  });

  it('runs once more for all calls that come while it runs or pauses, and misses none', async () => {
    const { ask, done } = count(20);
    ask();
    await vi.advanceTimersByTimeAsync(10);
    for (let call = 0; call < 5; call += 1) ask();
    await vi.advanceTimersByTimeAsync(20 + 8 * 20 - 11);
    expect(done()).toBe(1);
    await vi.advanceTimersByTimeAsync(1 + 20);
    expect(done()).toBe(2);
  });

  it('uses the page’s clock by default', async () => {
    let done = 0;
    const ask = throttled(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      done += 1;
    });
    ask();
    ask();
    await vi.advanceTimersByTimeAsync(20 + 8 * 20 - 1 + 20);
    expect(done).toBe(1);
    await vi.runAllTimersAsync();
    expect(done).toBe(2);
  });

  it('pauses for at most a second, however long it took', async () => {
    const { ask, done } = count(5_000);
    ask();
    ask();
    await vi.advanceTimersByTimeAsync(5_000 + 1_000 + 5_000);
    expect(done()).toBe(2);
  });

  it('waits first if more calls are likely to follow, and then runs once for all of them', async () => {
    const { ask, done } = count(20);
    ask(true);
    await vi.advanceTimersByTimeAsync(900);
    ask(true);
    ask();
    expect(done()).toBe(0);
    await vi.runAllTimersAsync();
    expect(done()).toBe(1);
  });

  it('never runs twice at the same time, however long it takes', async () => {
    let [running, most] = [0, 0];
    const ask = throttled(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      running -= 1;
    }, Date.now);
    ask();
    for (const likely of [true, false, true]) {
      await vi.advanceTimersByTimeAsync(2_100);
      ask(likely);
    }
    await vi.runAllTimersAsync();
    expect(most).toBe(1);
  });

  it('continues after an error', async () => {
    let done = 0;
    const ask = throttled(async () => {
      done += 1;
      throw new Error('lost');
    }, Date.now);
    ask();
    await vi.runAllTimersAsync();
    ask();
    await vi.runAllTimersAsync();
    expect(done).toBe(2);
  });
});
