import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { throttled } from '../../../src/data/read/throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that takes `tookMs`, and how often it was done. */
function count(tookMs: number) {
  let done = 0;
  const ask = throttled(async () => {
    await new Promise((resolve) => setTimeout(resolve, tookMs));
    done += 1;
  }, Date.now);
  return { ask, done: () => done };
}

describe('throttled work', () => {
  it('is done at once where it takes a moment', async () => {
    const { ask, done } = count(0);
    for (const times of [1, 2, 3]) {
      ask();
      await vi.runAllTimersAsync();
      expect(done()).toBe(times);
    }
  });

  it('is done once for all the calls that come while it is done or rests, and misses none', async () => {
    const { ask, done } = count(20);
    ask();
    await vi.advanceTimersByTimeAsync(10);
    for (let call = 0; call < 5; call += 1) ask();
    await vi.advanceTimersByTimeAsync(20 + 8 * 20 - 11);
    expect(done()).toBe(1);
    await vi.advanceTimersByTimeAsync(1 + 20);
    expect(done()).toBe(2);
  });

  it('rests by the page’s own clock where it is given none', async () => {
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

  it('rests for a second at most, however long it took', async () => {
    const { ask, done } = count(5_000);
    ask();
    ask();
    await vi.advanceTimersByTimeAsync(5_000 + 1_000 + 5_000);
    expect(done()).toBe(2);
  });

  it('rests first where more calls are likely to follow, and is then done once for all of them', async () => {
    const { ask, done } = count(20);
    ask(true);
    await vi.advanceTimersByTimeAsync(900);
    ask(true);
    ask();
    expect(done()).toBe(0);
    await vi.runAllTimersAsync();
    expect(done()).toBe(1);
  });

  it('is never done twice at the same time, however long it takes and whatever is likely', async () => {
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

  it('goes on after it has failed', async () => {
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
