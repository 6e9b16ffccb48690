/** A queue for expensive work: it limits how much runs at once, keeps the order, and refuses work that would wait too long. */

export type WorkQueueLimits = {
  atOnce: number;
  /** The longest time anybody should wait for their turn, in ms; a caller who would wait longer is refused at once. */
  longestWaitMs: number;
};

/** `waitS`: how long the caller would have had to wait, in seconds. */
export type Turn<T> = { ok: true; value: T } | { ok: false; waitS: number };

/** Runs the work when it is its turn; rejects if the work does. */
export type WorkQueue = <T>(work: () => Promise<T>) => Promise<Turn<T>>;

/** The estimated duration of work before any was measured, in ms. */
const firstGuessMs = 50;
/** The weight of the latest duration in the running average. */
const share = 0.2;

/** `now` in milliseconds. */
export function createWorkQueue({ atOnce, longestWaitMs }: WorkQueueLimits, now: () => number): WorkQueue {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  let usualMs = firstGuessMs;
  return async (work) => {
    const waitMs = underWay < atOnce ? 0 : ((waiting.length + 1) * usualMs) / atOnce;
    if (waitMs > longestWaitMs) return { ok: false, waitS: Math.ceil(waitMs / 1000) };
    if (underWay >= atOnce) {
      await new Promise<void>((turn) => {
        waiting.push(turn);
      });
    } else {
      underWay += 1;
    }
    const began = now();
    try {
      return { ok: true, value: await work() };
    } finally {
      usualMs += share * (now() - began - usualMs);
      // The freed place goes directly to the next in the queue, so that no new caller gets it first.
      const next = waiting.shift();
      if (next === undefined) underWay -= 1;
      else next();
    }
  };
}
