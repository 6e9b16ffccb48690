import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeeper, longestWaitMs } from '../../../src/platform/typing/keeper.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A store that answers when it is told to. */
function slowStore() {
  const stored: string[] = [];
  const answers: (() => void)[] = [];
  const store = (text: string): Promise<void> => {
    stored.push(text);
    return new Promise((resolve) => answers.push(resolve));
  };
  return { stored, store, answer: async () => (answers.shift()?.(), vi.advanceTimersByTimeAsync(0)) };
}

describe('the keeper', () => {
  it('[PLAY-13] stores what stands there, however fast the keys follow each other', async () => {
    const stored: string[] = [];
    const keeper = createKeeper(async (text: string) => stored.push(text));
    for (let key = 1; key <= 20; key += 1) {
      keeper.keep('x'.repeat(key));
      await vi.advanceTimersByTimeAsync(longestWaitMs / 2);
    }
    expect(stored.length).toBeGreaterThanOrEqual(9);
    expect(stored.at(-1)?.length).toBeGreaterThanOrEqual(18);
  });

  it('stores one at a time, and the latest last', async () => {
    const { stored, store, answer } = slowStore();
    const keeper = createKeeper(store);
    keeper.keep('a');
    await vi.advanceTimersByTimeAsync(longestWaitMs);
    for (const text of ['ab', 'abc', 'abcd']) {
      keeper.keep(text);
      await vi.advanceTimersByTimeAsync(longestWaitMs);
    }
    expect(stored).toEqual(['a']);
    await answer();
    expect(stored).toEqual(['a', 'abcd']);
  });

  it('a flush has what was under way and what waits behind it', async () => {
    const { stored, store, answer } = slowStore();
    const keeper = createKeeper(store);
    keeper.keep('a');
    await vi.advanceTimersByTimeAsync(longestWaitMs);
    keeper.keep('ab');
    let flushed = false;
    void keeper.flush().then(() => {
      flushed = true;
    });
    await answer();
    expect(flushed).toBe(false);
    await answer();
    expect(flushed).toBe(true);
    expect(stored).toEqual(['a', 'ab']);
  });

  it('goes on after a store that failed, and stores nothing that was dropped', async () => {
    const stored: string[] = [];
    const keeper = createKeeper((text: string) => (text === 'a' ? Promise.reject(new Error('full')) : Promise.resolve(stored.push(text))));
    keeper.keep('a');
    await keeper.flush();
    keeper.keep('ab');
    await keeper.flush();
    keeper.keep('abc');
    keeper.drop();
    await keeper.flush();
    expect(stored).toEqual(['ab']);
  });
});
