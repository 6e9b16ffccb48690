import { expect, test } from 'vitest';
import { gapIn, isSharp, type Pair, tells } from '../../attack/timing.ts';

/** Pairs of answers that take 150 ms of work on a machine that has other work: mostly a little longer, at times twice as long. `later`: of the first alone. */
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

test('answers that come 30 ms later for addresses with an account tell', () => {
  for (const seed of seeds) expect(tells(gapIn(pairsOf(80, 30, seed)))).toBe(true);
  expect(isSharp(gapIn(pairsOf(80, 30, 1)))).toBe(true);
});

test('the same answers on a busy machine do not', () => {
  for (const seed of seeds) expect(tells(gapIn(pairsOf(80, 0, seed)))).toBe(false);
});

test('a machine too busy to tell anything is said to be', () => {
  expect(isSharp(gapIn(pairsOf(20, 0, 1, 300)))).toBe(false);
});
