/** How long to wait after failing: longer every time, never for ever. */

const firstMs = 2_000;
/** No wait is longer. */
export const longestMs = 5 * 60_000;
/** The server may wish for a longer one; a wish beyond this is taken for a mistake. */
const longestWishMs = 60 * 60_000;

/**
 * ms to wait after the `attempt`-th failure in a row (from 1): doubling from 2 s to 5 min, of which a random half is taken off,
 * so that many devices don't come back in the same second. `random`: 0 ≤ x < 1.
 */
export function backoffMs(attempt: number, random: number): number {
  const whole = Math.min(longestMs, firstMs * 2 ** Math.min(attempt - 1, 20));
  return Math.round(whole * (0.5 + random / 2));
}

/** ms to wait where the server named a time as well (ms; 0: it did not). */
export function politeMs(attempt: number, random: number, wishMs: number): number {
  return Math.max(backoffMs(attempt, random), Math.min(wishMs, longestWishMs));
}
