import { Dexie } from 'dexie';

/** When a query that could not read the database is asked again, in ms. */
export const againMs = 1_000;

/** The rest before a reading, as a multiple of how long the last one took. */
const restFactor = 2;

/** The longest rest in ms. */
const longestRestMs = 1_000;

/**
 * A live query that does not hold up whoever writes. After a change it rests twice as long as its last reading took, a second at most, and then reads once what
 * has changed meanwhile: a long library is not read for every row of a sync, nor while the tap that has changed it is being drawn, and a save is acknowledged
 * before a list is read again. The first reading begins at once.
 */
export function rested<T>(query: () => Promise<T>): () => Promise<T> {
  let asked = 0;
  let restMs = 0;
  let restedAt: number | null = null;
  return async () => {
    asked += 1;
    const turn = asked;
    restedAt ??= performance.now() + restMs;
    const leftMs = restedAt - performance.now();
    // Dexie's own promise: after another one, Dexie would not observe what is read.
    if (turn > 1) await new Dexie.Promise((over) => setTimeout(over, leftMs));
    // Dexie has asked again meanwhile, and takes only the answer to its last question.
    if (turn !== asked) throw new Dexie.AbortError();
    restedAt = null;
    const began = performance.now();
    const answer = await query();
    restMs = Math.min(longestRestMs, (performance.now() - began) * restFactor);
    return answer;
  };
}
