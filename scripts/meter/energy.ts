import type { ActivityLevel } from '../../src/domain/catalog.ts';
import type { Library } from '../../src/storyteller/engine/library.ts';
import { plannedEnergy } from '../../src/storyteller/engine/picking/rank.ts';
import { tellingOf } from '../../src/storyteller/engine/telling.ts';
import type { Beat } from '../../src/storyteller/tales/schema.ts';
import type { Play } from './families.ts';
import { taleOf } from './meaning.ts';
import { mean, percent, type Row, row, share } from './row.ts';

/**
 * How lively an adventure is from step to step where nobody picks: up to a high, quiet at the turn, and home. What a family picks is what it gets,
 * however lively.
 */

type Moment = { energy: number; beat: Beat | null };

/** The energy of the steps between prologue and ending, with what each is in the story, and the ending's. */
export type Curve = { level: ActivityLevel; middle: readonly Moment[]; end: number };

/** The curve of a play. */
export function curveOf(play: Play, library: Library): Curve {
  const { scenes } = taleOf(play, library);
  const moments = play.told.map((step): Moment => {
    const at = tellingOf(step)?.scene;
    return { energy: step.energy ?? 1, beat: scenes.find(({ id }) => id === at)?.beat ?? null };
  });
  return { level: play.request.activityLevel, middle: moments.slice(1, -1), end: moments.at(-1)?.energy ?? 1 };
}

/** Whether the ending is gentle, or no livelier than the liveliest step before it. */
export function endsWithinItsOwn({ middle, end }: Curve): boolean {
  return end <= Math.max(2, ...middle.map(({ energy }) => energy));
}

/** Whether the last doing is still or gentle, or at least calmer than the middle was on the average; and never the liveliest of all. */
export function landsSoftly(curve: Curve): boolean {
  return endsWithinItsOwn(curve) && (curve.end <= 2 || curve.end < mean(curve.middle.map(({ energy }) => energy)));
}

/** Whether the turn is still or gentle. Null where no turn was told. */
export function isQuietAtTheTurn({ middle }: Curve): boolean | null {
  const turn = middle.find(({ beat }) => beat === 'turn');
  return turn === undefined ? null : turn.energy <= 2;
}

/** How well the energy goes up and down with the plan, from −1 to 1 (Spearman). Null for fewer than four scenes, or where all are alike. */
export function fitToPlan({ level, middle }: Curve): number | null {
  const known = middle.flatMap(({ energy, beat }) => (beat === null ? [] : [{ energy, planned: plannedEnergy(level, beat) }]));
  if (known.length < 4) return null;
  return correlation(ranked(known.map(({ energy }) => energy)), ranked(known.map(({ planned }) => planned)));
}

/** The rank of each number, the mean rank for those that are equal. */
function ranked(numbers: readonly number[]): number[] {
  return numbers.map((each) => {
    const same = numbers.filter((other) => other === each).length;
    return numbers.filter((other) => other < each).length + (same + 1) / 2;
  });
}

function correlation(one: readonly number[], two: readonly number[]): number | null {
  const [ofOne, ofTwo] = [mean(one), mean(two)];
  const spread = (numbers: readonly number[], middle: number): number => numbers.reduce((sum, each) => sum + (each - middle) ** 2, 0);
  const size = Math.sqrt(spread(one, ofOne) * spread(two, ofTwo));
  return size === 0 ? null : one.reduce((sum, each, at) => sum + (each - ofOne) * ((two[at] ?? 0) - ofTwo), 0) / size;
}

/** The rows about these adventures, in which nobody picked. */
export function energyRows(curves: readonly Curve[]): Row[] {
  const quiet = share(curves.map(isQuietAtTheTurn));
  const within = share(curves.map(endsWithinItsOwn));
  const soft = share(curves.map(landsSoftly));
  const fit = mean(curves.map(fitToPlan).filter((each) => each !== null));
  return [
    row('nobody picks: the turn is still or gentle', percent(quiet), '≥ 95 %', quiet >= 0.95),
    row('nobody picks: the ending is gentle, or not the liveliest of all', percent(within), '≥ 95 %', within >= 0.95),
    row('nobody picks: lands softly (gentle, or calmer than the middle)', percent(soft), '≥ 95 %', soft >= 0.95),
    row('nobody picks: energy against the plan (Spearman)', fit.toFixed(2), '≥ 0.80', fit >= 0.8),
  ];
}
