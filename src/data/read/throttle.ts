/** How many times as long as it took the work rests. */
const restFactor = 8;

/** However long it took; in ms. */
const longestRestMs = 1_000;

/** How long it rests before it looks at what is about to change again; in ms. */
const pageRestMs = 2_000;

/**
 * Work that many calls may ask for and that is done one at a time: after each time it rests for eight times as long as it took, a second at
 * most, and the calls meanwhile become one. So a long list is not read and drawn for every page of a sync, and the last call is never missed.
 * A call that more are `likely` to follow has it rest first, for two seconds. `now`: a time in ms. Never rejects: a failure is the work's own to tell.
 */
export function throttled(work: () => Promise<void>, now: () => number = () => performance.now()): (likely?: boolean) => void {
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
  return (likely = false) => {
    if (state === 'free' && !likely) return void run();
    if (state === 'free') setTimeout(onRested, pageRestMs);
    state = 'asked';
  };
}
