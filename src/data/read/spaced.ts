/** How many times as long as it took the work rests. */
const restFactor = 8;

/** However long it took; in ms. */
const longestRestMs = 1_000;

/**
 * Work that many calls may ask for and that is done one at a time: after each time it rests for eight times as long as it took, a second at
 * most, and the calls meanwhile become one. So a long list is not read and drawn for every page of a sync, and the last call is never missed.
 * `now`: a time in ms. Never rejects: a failure is the work's own to tell.
 */
export function spaced(work: () => Promise<void>, now: () => number = () => performance.now()): () => void {
  let state: 'free' | 'busy' | 'asked' = 'free';
  const run = async (): Promise<void> => {
    state = 'busy';
    const began = now();
    await work().catch(() => undefined);
    setTimeout(onRested, Math.min(longestRestMs, (now() - began) * restFactor));
  };
  function onRested(): void {
    if (state === 'asked') void run();
    else state = 'free';
  }
  return () => {
    if (state === 'free') void run();
    else state = 'asked';
  };
}
