/** So many calls of one caller within a window, then a pause. Kept in memory: it slows down, it is no account of anything. */

export type Attempts = {
  /** Seconds until this caller may go on; 0 when it may now. */
  waitFor: (caller: string) => number;
  count: (caller: string) => void;
};

/** `now` in milliseconds. Memory stays bounded: the oldest window goes when there are too many. */
export function createAttempts(most: number, windowSeconds: number, now: () => number): Attempts {
  const windows = new Map<string, { ends: number; count: number }>();
  const current = (caller: string) => {
    const window = windows.get(caller);
    if (window !== undefined && window.ends > now()) return window;
    windows.delete(caller);
    return null;
  };
  return {
    waitFor: (caller) => {
      const window = current(caller);
      return window !== null && window.count >= most ? Math.ceil((window.ends - now()) / 1000) : 0;
    },
    count: (caller) => {
      const window = current(caller) ?? { ends: now() + windowSeconds * 1000, count: 0 };
      window.count += 1;
      windows.set(caller, window);
      const oldest = windows.keys().next();
      if (windows.size > 10_000 && oldest.done !== true) windows.delete(oldest.value);
    },
  };
}
