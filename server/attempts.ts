/** Slows down whoever tries passwords: so many failures from one address within a window, then a pause. */

export type Attempts = {
  /** Seconds until this address may try again; 0 when it may now. */
  waitFor: (address: string) => number;
  failed: (address: string) => void;
};

/** `now` in milliseconds. Memory stays bounded: the oldest window goes when there are too many. */
export function createAttempts(most: number, windowSeconds: number, now: () => number): Attempts {
  const windows = new Map<string, { ends: number; failures: number }>();
  const current = (address: string) => {
    const window = windows.get(address);
    if (window !== undefined && window.ends > now()) return window;
    windows.delete(address);
    return null;
  };
  return {
    waitFor: (address) => {
      const window = current(address);
      return window !== null && window.failures >= most ? Math.ceil((window.ends - now()) / 1000) : 0;
    },
    failed: (address) => {
      const window = current(address) ?? { ends: now() + windowSeconds * 1000, failures: 0 };
      window.failures += 1;
      windows.set(address, window);
      const oldest = windows.keys().next();
      if (windows.size > 10_000 && oldest.done !== true) windows.delete(oldest.value);
    },
  };
}
