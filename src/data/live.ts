import { Dexie, liveQuery } from 'dexie';

/** How many times as long as its answer took a query rests. */
const restFactor = 8;

/** However long it took, and however many pages a sync has; in ms. */
const longestRestMs = 1_000;

/** How long after a page of a sync the next one is expected, in ms: a line may be slow, or gone. */
const pageMs = 2_000;

/** Whether a sync is under way that takes more than one page. */
export type Pages = { moreToCome: (more: boolean) => void; areComing: () => boolean };

/** `now`: a time in ms. */
export function createPages(now: () => number = () => performance.now()): Pages {
  let expectedUntil = 0;
  return {
    moreToCome: (more) => {
      expectedUntil = more ? now() + pageMs : 0;
    },
    areComing: () => now() < expectedUntil,
  };
}

/** What a live query is for those who follow it. */
export type Live<T> = {
  subscribe: (observer: { next: (answer: T) => void; error?: (reason: unknown) => void }) => { unsubscribe: () => void };
};

/**
 * A live query for what may be long. After each answer that it has told it rests for eight times as long as the answer took, and while `isBusy`
 * (rows come or go page after page) for a second, before it asks again: a library of thousands is not read and drawn for every page of a sync,
 * which would have to wait for that. A change after such a rest is followed at once, and the last one is never missed. `now`: a time in ms.
 */
export function restingQuery<T>(ask: () => Promise<T>, isBusy: () => boolean, now: () => number = () => performance.now()): Live<T> {
  return {
    subscribe: ({ next, error }) => {
      type Answered = { answer: T; restsUntil: number };
      let answered: Answered | null = null;
      let told: Answered | null = null;
      let latest = 0;
      /**
       * Since when there is something that has not been told. (Dexie drops an answer whose rows have changed while it was read, and asks anew: that
       * one rests no second time, or a steady sync would never let an answer through.)
       */
      let waitsSince: number | null = null;

      async function answer(): Promise<T> {
        const began = now();
        const found = await ask();
        const ended = now();
        answered = { answer: found, restsUntil: ended + Math.min(longestRestMs, (ended - began) * restFactor) };
        return found;
      }

      const query = liveQuery((): Promise<T> => {
        latest += 1;
        const mine = latest;
        const before = told;
        if (before === null) return answer();
        waitsSince ??= now();
        const restMs = (isBusy() ? waitsSince + longestRestMs : before.restsUntil) - now();
        if (restMs <= 0) return answer();
        // Only Dexie's own promises hand on that what is asked after them is being observed. Another change meanwhile has made a newer query of it.
        return new Dexie.Promise<void>((over) => setTimeout(over, restMs)).then(() =>
          mine === latest && !subscription.closed ? answer() : before.answer,
        );
      });
      const subscription = query.subscribe({
        next: (found) => {
          told = answered;
          waitsSince = null;
          next(found);
        },
        ...(error && { error }),
      });
      return subscription;
    },
  };
}
