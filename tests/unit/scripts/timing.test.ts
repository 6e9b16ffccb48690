import { expect, test } from 'vitest';
import { isRevealing, isSensitive, measureGap, type Pair } from '../../attack/timing.ts';

/**
 * Pairs of response times of 150 ms of work on a busy machine: mostly a little longer, sometimes twice as long. `later`: extra time of the
 * first one.
 */
function pairsOf(count: number, later: number, seed: number, load = 25): Pair[] {
  let state = seed;
  const below1 = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const busy = (): number => -load * Math.log(1 - below1()) + (below1() > 0.9 ? 120 * below1() : 0);
  return Array.from({ length: count }, (): Pair => [150 + later + busy(), 150 + busy()]);
}

const seeds = Array.from({ length: 6 }, (_, at) => 1 + at * 7919);

test('a delay of 30 ms for addresses with an account is detected', () => {
  for (const seed of seeds) expect(isRevealing(measureGap(pairsOf(80, 30, seed)))).toBe(true);
  expect(isSensitive(measureGap(pairsOf(80, 30, 1)))).toBe(true);
});

test('equal times on a busy machine are not reported', () => {
  for (const seed of seeds) expect(isRevealing(measureGap(pairsOf(80, 0, seed)))).toBe(false);
});

test('a machine that is too busy to tell is reported', () => {
  expect(isSensitive(measureGap(pairsOf(20, 0, 1, 300)))).toBe(false);
});
