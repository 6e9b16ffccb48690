/** Statistics that tell whether two kinds of request can be distinguished by the time of their answers, on a machine with other load. */

/** The times of one request of each kind, in ms, sent right after each other so that other load affects both. */
export type Pair = readonly [number, number];

/**
 * `gap`: how much longer the first kind takes, in ms, by the lower quartile of each. `chance`: the probability that noise alone gives such a gap (the p-value).
 * `resolution`: the gap in ms that noise alone exceeds in one of a hundred cases.
 */
type Gap = { gap: number; chance: number; resolution: number };

/** The lower quartile, which contains less of the other load than the median; 0 for no values. */
export const lowerQuartile = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? 0;

const gapOf = (pairs: readonly Pair[]): number => lowerQuartile(pairs.map(([one]) => one)) - lowerQuartile(pairs.map(([, other]) => other));

/** The number of permutations: enough to resolve a probability of 0.005. */
const draws = 1000;

/**
 * Measures the gap, and compares it with noise by a permutation test: the gap is subtracted, and then the two times of each pair are swapped at random, many
 * times. Seeded, so that the same pairs give the same result.
 */
export function measureGap(pairs: readonly Pair[]): Gap {
  const gap = gapOf(pairs);
  const even = pairs.map(([one, other]): Pair => [one - gap, other]);
  let state = 1;
  const isTurned = (): boolean => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >= 2 ** 31;
  };
  const noise = Array.from({ length: draws }, () =>
    Math.abs(gapOf(even.map(([one, other]): Pair => (isTurned() ? [other, one] : [one, other])))),
  ).toSorted((a, b) => a - b);
  const larger = noise.filter((one) => one >= Math.abs(gap)).length;
  return { gap, chance: (larger + 1) / (draws + 1), resolution: noise[Math.floor(draws * 0.99)] ?? 0 };
}

/** The gap in ms that can be detected over the internet with many requests. */
const leastGap = 10;
const rare = 0.005;

/** Whether an attacker could distinguish the two kinds: the gap is large enough, and not noise. */
export function isRevealing({ gap, chance }: Gap): boolean {
  return Math.abs(gap) > leastGap && chance < rare;
}

/** Whether the pairs are enough to find a gap of 25 ms. */
export function isSensitive({ resolution }: Gap): boolean {
  return resolution < 15;
}
