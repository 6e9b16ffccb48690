import { Dexie, liveQuery, type Observable } from 'dexie';

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

/**
 * A live query for what may be long. After each answer it rests for eight times as long as the answer took, and while `isBusy` (rows come or
 * go page after page) for a second, before it asks again: a library of thousands is not read and drawn for every page of a sync, which would
 * have to wait for that. Any other change is followed at once, and the last one is never missed. `now`: a time in ms.
 */
export function restingQuery<T>(ask: () => Promise<T>, isBusy: () => boolean, now: () => number = () => performance.now()): Observable<T> {
  let last: { answer: T; restsUntil: number } | null = null;
  let latest = 0;
  /** Since when there is something that has not been asked for. */
  let waitsSince: number | null = null;

  async function answered(): Promise<T> {
    const began = now();
    waitsSince = null;
    const answer = await ask();
    const ended = now();
    last = { answer, restsUntil: ended + Math.min(longestRestMs, (ended - began) * restFactor) };
    return answer;
  }

  return liveQuery(() => {
    latest += 1;
    const mine = latest;
    const rested = last;
    if (rested === null) return answered();
    waitsSince ??= now();
    const restMs = (isBusy() ? waitsSince + longestRestMs : rested.restsUntil) - now();
    if (restMs <= 0) return answered();
    // Only Dexie's own promises hand on that what is asked after them is being observed. Another change meanwhile has made a newer query of it.
    return new Dexie.Promise<void>((over) => setTimeout(over, restMs)).then(() => (mine === latest ? answered() : rested.answer));
  });
}
