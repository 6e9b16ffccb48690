import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rested } from '../../../src/data/read/live-query.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A query that takes `tookMs`, and answers how often it was read. */
function query(tookMs: number) {
  let read = 0;
  const ask = rested(async () => {
    read += 1;
    const answer = read;
    await new Promise((resolve) => setTimeout(resolve, tookMs));
    return answer;
  });
  return { read: () => read, ask: () => ask().catch((error: Error) => error.name) };
}

describe('a query that rests', () => {
  it('is read at once the first time, and after a rest of twice as long as that took the next time', async () => {
    const { ask, read } = query(20);
    const first = ask();
    expect(read()).toBe(1);
    await vi.advanceTimersByTimeAsync(20);
    expect(await first).toBe(1);
    const second = ask();
    await vi.advanceTimersByTimeAsync(39);
    expect(read()).toBe(1);
    await vi.advanceTimersByTimeAsync(1 + 20);
    expect(await second).toBe(2);
  });

  it('is read once for all that changes during its rest, and changes do not make the rest longer', async () => {
    const { ask, read } = query(20);
    void ask();
    await vi.advanceTimersByTimeAsync(20);
    const asked = [];
    for (const wait of [30, 9, 1]) {
      asked.push(ask());
      await vi.advanceTimersByTimeAsync(wait);
    }
    expect(read()).toBe(2);
    await vi.advanceTimersByTimeAsync(20);
    expect(await Promise.all(asked)).toEqual(['AbortError', 'AbortError', 2]);
  });

  it('rests for a second at most, however long it takes', async () => {
    const { ask, read } = query(5_000);
    void ask();
    await vi.advanceTimersByTimeAsync(5_000);
    void ask();
    await vi.advanceTimersByTimeAsync(999);
    expect(read()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(read()).toBe(2);
  });

  it('begins to read only after the answer to whoever has changed something', async () => {
    const { ask, read } = query(0);
    void ask();
    await vi.runAllTimersAsync();
    void ask();
    await Promise.resolve();
    expect(read()).toBe(1);
    await vi.runAllTimersAsync();
    expect(read()).toBe(2);
  });
});
