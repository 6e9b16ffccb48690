/** A rate limit for each caller within a time window. */

export type Quota = {
  /**
   * Takes one for this caller: returns 0, or the seconds until one is available (then nothing was taken). Calls in progress count, so that
   * sending a thousand at once does not help.
   */
  take: (caller: string) => number | Promise<number>;
  /** Returns the last one taken, because it turned out not to count. */
  giveBack: (caller: string) => void | Promise<void>;
};

export type RateLimit = { most: number; withinS: number };

/** How many callers are remembered, to limit memory; then the one that was idle longest is forgotten. */
const mostCallers = 20_000;

/** A quota in memory: it slows down abuse, but is no exact count. `now` in milliseconds. */
export function createQuota({ most, withinS }: RateLimit, now: () => number): Quota {
  const windows = new Map<string, { ends: number; taken: number }>();
  const current = (caller: string) => {
    const window = windows.get(caller);
    if (window === undefined || window.ends > now()) return window;
    windows.delete(caller);
    return undefined;
  };
  return {
    take: (caller) => {
      const window = current(caller) ?? { ends: now() + withinS * 1000, taken: 0 };
      if (window.taken >= most) return Math.max(1, Math.ceil((window.ends - now()) / 1000));
      window.taken += 1;
      windows.set(caller, window);
      const oldest = windows.keys().next();
      if (windows.size > mostCallers && oldest.done !== true) windows.delete(oldest.value);
      return 0;
    },
    giveBack: (caller) => {
      const window = current(caller);
      if (window === undefined) return;
      window.taken -= 1;
      if (window.taken <= 0) windows.delete(caller);
    },
  };
}

/** Takes one of each, or none: 0, or the seconds until all of them have one. */
export async function takeAll(shares: readonly { quota: Quota; caller: string }[]): Promise<number> {
  let wait = 0;
  const taken: { quota: Quota; caller: string }[] = [];
  for (const share of shares) {
    const left = await share.quota.take(share.caller);
    if (left === 0) taken.push(share);
    wait = Math.max(wait, left);
  }
  if (wait > 0) for (const { quota, caller } of taken) await quota.giveBack(caller);
  return wait;
}
