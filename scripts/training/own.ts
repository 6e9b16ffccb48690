import { softmax } from '../../src/storyteller/notes/learned/model.ts';
import { columns, type SavedKinds, zero } from '../../src/storyteller/tales/own/choose/learned/model.ts';

/** How the classifier of a family's own words learns from ideas that a person has sorted. */

/** `wanted`: the archetypes that suit, any of them is right. `among`: those that were to choose from, plots or frames. */
export type Lesson = { features: readonly string[]; wanted: readonly string[]; among: readonly string[] };

const rounds = 60;
const rate = 0.3;
const decay = 2e-3;
/** A weight is one of 25, and there are so many features at most: all are to be kept on a tablet. */
const steps = 12;
const mostFeatures = 1100;

/** Weights that learn by AdaGrad (Duchi, Hazan, Singer 2011). What stands in one idea alone is not learned. */
export function weightsOf(lessons: readonly Lesson[], most = mostFeatures): SavedKinds {
  const seen = new Map<string, number>();
  for (const { features } of lessons) for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const kept = new Set([...seen].flatMap(([feature, count]) => (count < 2 ? [] : [feature])));
  const table = learned(lessons, kept);
  const worth = ([feature, weights]: [string, Float64Array]) => Math.max(...weights.map(Math.abs)) * Math.sqrt(seen.get(feature) ?? 0);
  const best = [...table].sort((one, other) => worth(other) - worth(one)).slice(0, most);
  return savedOf([...learned(lessons, new Set(best.map(([feature]) => feature)))]);
}

function learned(lessons: readonly Lesson[], kept: ReadonlySet<string>): Map<string, Float64Array> {
  const row = (): Float64Array => new Float64Array(columns.length);
  const table = new Map([...kept].map((feature) => [feature, row()]));
  const slopes = new Map([...kept].map((feature) => [feature, row().fill(0.1)]));
  const examples = lessons.map(({ features, wanted, among }) => ({
    features: features.filter((feature) => kept.has(feature)),
    right: columns.map((each) => wanted.includes(each)),
    open: columns.map((each) => among.includes(each)),
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { features, right, open } of examples) {
      const sumAt = (at: number) => features.reduce((sum, feature) => sum + (table.get(feature)?.[at] ?? 0), 0);
      const shares = softmax(columns.map((_, at) => (open[at] === true ? sumAt(at) : Number.NEGATIVE_INFINITY)));
      const good = shares.reduce((sum, share, at) => sum + (right[at] === true ? share : 0), 0);
      const errors = shares.map((share, at) => share - (right[at] === true ? share / Math.max(good, 1e-9) : 0));
      for (const feature of features) {
        const [weights, slope] = [table.get(feature), slopes.get(feature)];
        if (weights === undefined || slope === undefined) continue;
        errors.forEach((error, at) => {
          const step = error + decay * (weights[at] ?? 0);
          slope[at] = (slope[at] ?? 0) + step * step;
          weights[at] = (weights[at] ?? 0) - (rate * step) / Math.sqrt(slope[at] ?? 1);
        });
      }
    }
  }
  return table;
}

function savedOf(table: readonly [string, Float64Array][]): SavedKinds {
  const sizes = table.flatMap(([, weights]) => [...weights].map(Math.abs)).sort((one, other) => one - other);
  const scale = (sizes[Math.floor(sizes.length * 0.997)] ?? 1) / steps;
  const letter = (weight: number) => String.fromCharCode(zero + Math.max(-steps, Math.min(steps, Math.round(weight / scale))));
  return {
    scale: Number(scale.toPrecision(4)),
    weights: Object.fromEntries(
      table
        .map(([feature, weights]) => [feature, [...weights].map(letter).join('')] as const)
        .filter(([, letters]) => /[^m]/.test(letters))
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
  };
}
