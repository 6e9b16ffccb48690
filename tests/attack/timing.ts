/** Whether the time of an answer tells two kinds of question apart, on a machine that has other work. */

/** How long the one and the other took, in ms, asked one right after the other so that what else the machine does weighs on both. */
export type Pair = readonly [number, number];

/**
 * `gap`: ms by which the first kind takes longer, of each kind's quicker quarter. `chance`: how often noise alone gives as much. `resolution`: the gap,
 * in ms, that noise alone passes once in a hundred times.
 */
type Gap = { gap: number; chance: number; resolution: number };

/** What a quarter of all are quicker than: nearer to the work itself than the middle. */
export const quick = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? 0;

const gapOf = (pairs: readonly Pair[]): number => quick(pairs.map(([one]) => one)) - quick(pairs.map(([, other]) => other));

/** Draws of the test: enough to tell five in a thousand. */
const draws = 1000;

/**
 * The gap between the pairs' two sides, held against noise: with the gap taken off, each pair is turned round or not by lot, again and again (Fisher's
 * test by permutation). The same pairs give the same answer.
 */
export function gapIn(pairs: readonly Pair[]): Gap {
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

/** ms that somebody can tell from far away by asking often. */
const leastGap = 10;
const rare = 0.005;

/** Whether somebody who asks as often could tell: the gap is neither nothing nor noise. */
export function tells({ gap, chance }: Gap): boolean {
  return Math.abs(gap) > leastGap && chance < rare;
}

/** Whether the pairs are enough to find a gap of 25 ms where there is one. */
export function isSharp({ resolution }: Gap): boolean {
  return resolution < 15;
}
