/** How long to wait after failing: longer every time, never for ever. */

const firstMs = 2_000;
const longestMs = 5 * 60_000;

/**
 * ms to wait after the `attempt`-th failure in a row (from 1): doubling from 2 s to 5 min, of which a random half is taken off,
 * so that many devices don't come back in the same second. `random`: 0 ≤ x < 1.
 */
export function backoffMs(attempt: number, random: number): number {
  const whole = Math.min(longestMs, firstMs * 2 ** Math.min(attempt - 1, 20));
  return Math.round(whole * (0.5 + random / 2));
}
