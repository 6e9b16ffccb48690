/** The pause after the work, as a multiple of its duration. */
const restFactor = 8;

/** The longest pause in ms. */
const longestRestMs = 1_000;

/** The delay before the work where more changes are likely, in ms. */
const pageRestMs = 2_000;

/**
 * Throttles work that runs one at a time: after each run there is a pause of eight times its duration, a second at most, and the calls meanwhile become one. So a
 * long list is not read and rendered for every page of a sync, and the last call always has an effect. A call with `likely`, after which more calls are
 * probable, is delayed by two seconds. `now`: a time in ms. Errors of `work` are ignored.
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
