import { longestRetryAfterMs } from '../net/http.ts';

/** How long to wait after failures: longer each time, up to a limit. */

const firstMs = 2_000;
/** The longest wait, in ms. */
export const longestMs = 5 * 60_000;

/**
 * The wait in ms after `attempt` failures in a row: it doubles from 2 s up to 5 min, and is reduced by up to half at random, so that many devices do not retry
 * in the same second. `random`: 0 ≤ x < 1.
 */
export function backoffMs(attempt: number, random: number): number {
  const whole = Math.min(longestMs, firstMs * 2 ** Math.min(attempt - 1, 20));
  return Math.round(whole * (0.5 + random / 2));
}

/** The wait in ms where the server has also sent a `Retry-After` (`retryAfterMs`; 0 where it has not). */
export function waitMs(attempt: number, random: number, retryAfterMs: number): number {
  return Math.max(backoffMs(attempt, random), Math.min(retryAfterMs, longestRetryAfterMs));
}
