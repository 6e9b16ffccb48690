/** A queue in front of work that takes its time: so much at once, the rest in turn, and nobody waits longer than makes sense. */

export type LaneMeasure = {
  atOnce: number;
  /** How long anybody may have to wait for their turn, in ms; whoever would wait longer is told so at once. */
  longestWaitMs: number;
};

/** `waitS`: what the caller would have had to wait, in seconds. */
export type Turn<T> = { ok: true; value: T } | { ok: false; waitS: number };

/** Does the work when it is its turn; rejects as the work does. */
export type Lane = <T>(work: () => Promise<T>) => Promise<Turn<T>>;

/** What one takes before anything is known of it, in ms. */
const firstGuessMs = 50;
/** How much the last one says about the next. */
const share = 0.2;

/** `now` in milliseconds. */
export function createLane({ atOnce, longestWaitMs }: LaneMeasure, now: () => number): Lane {
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
      // The place goes to the next one as it is, so that nobody slips in between.
      const next = waiting.shift();
      if (next === undefined) underWay -= 1;
      else next();
    }
  };
}
