import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutosave, longestWaitMs } from '../../../src/platform/typing/autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A store whose saving the test completes, well or not. */
function slowStore() {
  const stored: string[] = [];
  const answers: ((done: boolean) => void)[] = [];
  const store = (text: string): Promise<boolean> => {
    stored.push(text);
    return new Promise((resolve) => answers.push(resolve));
  };
  return { stored, store, answer: async (done = true) => (answers.shift()?.(done), vi.advanceTimersByTimeAsync(0)) };
}

describe('the autosave', () => {
  it('[PLAY-13] saves the latest text, however fast it is typed', async () => {
    const stored: string[] = [];
    const autosave = createAutosave(async (text: string) => stored.push(text) > 0);
    for (let key = 1; key <= 20; key += 1) {
      autosave.set('x'.repeat(key));
      await vi.advanceTimersByTimeAsync(longestWaitMs / 2);
    }
    expect(stored.length).toBeGreaterThanOrEqual(9);
    expect(stored.at(-1)?.length).toBeGreaterThanOrEqual(18);
  });

  it('saves one text at a time, the latest last', async () => {
    const { stored, store, answer } = slowStore();
    const autosave = createAutosave(store);
    autosave.set('a');
    await vi.advanceTimersByTimeAsync(longestWaitMs);
    for (const text of ['ab', 'abc', 'abcd']) {
      autosave.set(text);
      await vi.advanceTimersByTimeAsync(longestWaitMs);
    }
    expect(stored).toEqual(['a']);
    await answer();
    expect(stored).toEqual(['a', 'abcd']);
  });

  it('a flush waits for the running save and the one after it', async () => {
    const { stored, store, answer } = slowStore();
    const autosave = createAutosave(store);
    autosave.set('a');
    await vi.advanceTimersByTimeAsync(longestWaitMs);
    autosave.set('ab');
    let flushed = false;
    void autosave.flush().then(() => {
      flushed = true;
    });
    await answer();
    expect(flushed).toBe(false);
    await answer();
    expect(flushed).toBe(true);
    expect(stored).toEqual(['a', 'ab']);
  });

  it('continues after a failed save, and saves nothing that was dropped', async () => {
    const stored: string[] = [];
    const autosave = createAutosave((text: string) =>
      text === 'a' ? Promise.reject(new Error('full')) : Promise.resolve(stored.push(text) > 0),
    );
    autosave.set('a');
    await autosave.flush();
    autosave.set('ab');
    await autosave.flush();
    autosave.set('abc');
    autosave.drop();
    await autosave.flush();
    expect(stored).toEqual(['ab']);
  });

  it('[PLAY-18] says that a text was not stored, and tries it again', async () => {
    let full = true;
    const stored: string[] = [];
    const autosave = createAutosave((text: string) => {
      if (!full) stored.push(text);
      return Promise.resolve(!full);
    });
    autosave.set('a bridge');
    expect(await autosave.flush()).toBe(false);
    expect(await autosave.flush()).toBe(false);
    full = false;
    expect(await autosave.flush()).toBe(true);
    expect(await autosave.flush()).toBe(true);
    expect(stored).toEqual(['a bridge']);
  });

  it('does not try a text again that was changed or dropped while it was being stored', async () => {
    const { stored, store, answer } = slowStore();
    const autosave = createAutosave(store);
    autosave.set('a');
    void autosave.flush();
    await vi.advanceTimersByTimeAsync(0);
    autosave.set('ab');
    await answer(false);
    void autosave.flush();
    await vi.advanceTimersByTimeAsync(0);
    autosave.drop();
    await answer(false);
    expect(await autosave.flush()).toBe(true);
    expect(stored).toEqual(['a', 'ab']);
  });
});
