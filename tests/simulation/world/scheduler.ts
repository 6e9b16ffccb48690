/**
 * Virtual time. Events run one by one in the order of their times, and real asynchronous work (IndexedDB, PostgreSQL) is finished before the next event, so
 * that a run depends on nothing but its seed.
 */

/** The owner of an event. Events of an actor that is not alive are dropped; those of a frozen one are delayed until `frozenUntil` (ms since 1970). */
export type Actor = { alive: boolean; frozenUntil?: number };

export type Scheduler = {
  /** Virtual time in ms since 1970. The clocks of devices differ from it. */
  now: () => number;
  /** Schedules `run` in `ms`; returns a function that cancels it. */
  later: (ms: number, actor: Actor | null, run: () => void) => () => void;
  /** Starts real work, during which virtual time stands still. */
  real: (work: () => Promise<void>) => void;
  /** Runs events until `until` returns true, none is left, or `mostMs` of virtual time have passed. */
  run: (until: () => boolean, mostMs: number) => Promise<void>;
};

type Planned = { at: number; order: number; actor: Actor | null; run: () => void };

/**
 * `start`: ms since 1970. `breathe` resolves once all work is done that can be done without waiting: {@link untilTimers} or {@link untilSettled}. `failed`
 * is called with the error of real work that rejects.
 */
export function createScheduler(start: number, breathe: () => Promise<void>, failed: (error: unknown) => void): Scheduler {
  let now = start;
  let order = 0;
  let working = 0;
  const planned: Planned[] = [];

  function insert(event: Planned): void {
    let [low, high] = [0, planned.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = planned[middle];
      if (other !== undefined && (other.at > event.at || (other.at === event.at && other.order > event.order))) low = middle + 1;
      else high = middle;
    }
    // Sorted in descending order, so that the next event is at the end.
    planned.splice(low, 0, event);
  }

  async function rest(): Promise<void> {
    await breathe();
    while (
      // oxlint-disable-next-line no-unmodified-loop-condition -- the work that runs meanwhile changes it
      working > 0
    ) {
      await untilTimers();
    }
  }

  return {
    now: () => now,
    later: (ms, actor, run) => {
      order += 1;
      const event: Planned = { at: now + Math.max(0, ms), order, actor, run };
      insert(event);
      return () => {
        event.run = () => undefined;
      };
    },
    real: (work) => {
      working += 1;
      void work()
        .catch(failed)
        .finally(() => {
          working -= 1;
        });
    },
    run: async (until, mostMs) => {
      const end = now + mostMs;
      await rest();
      while (!until()) {
        const event = planned.pop();
        if (event === undefined) return;
        if (event.at > end) {
          insert(event);
          now = end;
          return;
        }
        if (event.actor?.alive === false) continue;
        const thaw = event.actor?.frozenUntil ?? 0;
        if (thaw > event.at) {
          event.at = thaw;
          insert(event);
          continue;
        }
        now = Math.max(now, event.at);
        event.run();
        await rest();
      }
    },
  };
}

/** For work that itself waits for timers: the IndexedDB implementation, PostgreSQL. */
export const untilTimers = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** For work in memory, whose promises wait only for each other. */
export const untilSettled = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));
