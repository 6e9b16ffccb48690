/**
 * Virtual time. Events happen one by one in the order of their times; real asynchronous work (IndexedDB, Postgres) is done
 * to its end before the next event, so that a run depends on its seed alone.
 */

/** Whoever an event belongs to. The events of the dead don't happen; those of the frozen happen when they thaw (`frozenUntil`: ms since 1970). */
export type Actor = { alive: boolean; frozenUntil?: number };

export type Scheduler = {
  /** ms since 1970, as nobody's clock shows it exactly. */
  now: () => number;
  /** Answers how to cancel. */
  later: (ms: number, actor: Actor | null, run: () => void) => () => void;
  /** Does real work before virtual time goes on. Never rejects. */
  real: (work: () => Promise<void>) => void;
  /** Lets events happen until `until` says so, none is left, or `mostMs` of virtual time have passed. */
  run: (until: () => boolean, mostMs: number) => Promise<void>;
};

type Planned = { at: number; order: number; actor: Actor | null; run: () => void };

/** `breathe` comes back once all is done that can be done at once. `failed` hears of real work that was rejected. */
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
    planned.splice(low, 0, event); // (the next one stands last)
  }

  async function rest(): Promise<void> {
    await breathe();
    while (
      // oxlint-disable-next-line no-unmodified-loop-condition -- what runs meanwhile changes it
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

/** Where real work waits for timers of its own: an IndexedDB implementation, PostgreSQL. */
export const untilTimers = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Where all work is done in memory: promises that wait for nothing but each other. */
export const untilSettled = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));
