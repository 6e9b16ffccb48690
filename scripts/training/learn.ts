import { featuresOf, type Sample, type SavedModel, stepsOf, weightsOf } from '../../src/storyteller/words/classifier.ts';

/** `wanted`: 1 is of the sort to be found, 0 is not, between them it may be either. */
export type Example = { text: string; wanted: number };

/** `decay`: how strongly weights are held to 0. `least`: in how many texts a feature must be to be learned. `steps`: of a weight, either way. */
export type How = { rounds: number; decay: number; least: number; steps: number };

const usually: How = { rounds: 25, decay: 1e-5, least: 1, steps: 15 };

/** Reads a text's features, each text once. `sampleOf`: a text as the classifier reads it. */
export function featureReader(sampleOf: (text: string) => Sample, bits: number): (text: string) => Features {
  const known = new Map<string, Features>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = featuresOf(sampleOf(text), bits);
    const features = { at: Int32Array.from(found.keys()), of: Float64Array.from(found.values()) };
    known.set(text, features);
    return features;
  };
}

/** The model of these examples; one that stands there more than once counts as often. `featuresIn`: of as many bits, the same object for the same text. */
export function modelOf(
  examples: readonly Example[],
  featuresIn: (text: string) => Features,
  bits: number,
  how: How = usually,
): SavedModel {
  const found = examples.map(({ text, wanted }) => ({ features: featuresIn(text), wanted }));
  const often = withoutRare(new Set(found.map(({ features }) => features)), bits, how.least);
  const counted = found.map(({ features, wanted }) => ({ features: often.get(features) ?? features, wanted }));
  return saved(train(counted, bits, how), bits, how.steps);
}

/** `at`: features, `of`: how much of each. */
export type Features = { at: Int32Array; of: Float64Array };

/** What stands in fewer texts tells more of them than of others, and takes room. */
function withoutRare(all: ReadonlySet<Features>, bits: number, least: number): Map<Features, Features> {
  const texts = new Uint32Array(1 << bits);
  for (const { at } of all) for (const feature of at) texts[feature] = (texts[feature] ?? 0) + 1;
  return new Map(
    [...all].map((features) => {
      const kept = (_: number, i: number): boolean => (texts[features.at[i] ?? 0] ?? 0) >= least;
      return [features, { at: features.at.filter(kept), of: features.of.filter(kept) }];
    }),
  );
}

/** Log-odds by a model of texts whose features are read already. */
export function oddsBy({ scale, bias, weights }: SavedModel): (features: Features) => number {
  const steps = stepsOf(weights);
  return ({ at, of }) => at.reduce((sum, feature, i) => sum + (steps[feature] ?? 0) * scale * (of[i] ?? 0), bias);
}

type Counted = { features: Features; wanted: number };

/** Logistic regression by AdaGrad (Duchi, Hazan, Singer 2011), in a fixed order of examples. */
function train(examples: readonly Counted[], bits: number, { rounds, decay }: How): { bias: number; weights: Float32Array } {
  const rate = 0.5;
  const weights = new Float32Array(1 << bits);
  const seen = new Float32Array(1 << bits).fill(1e-6);
  let bias = 0;
  const order = examples.map((_, at) => at);
  let state = 1;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  for (let round = 0; round < rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = below(at + 1);
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const at of order) {
      const example = examples[at];
      if (example === undefined) continue;
      const { at: features, of: values } = example.features;
      let sum = bias;
      for (let i = 0; i < features.length; i++) sum += (weights[features[i] ?? 0] ?? 0) * (values[i] ?? 0);
      const error = 1 / (1 + Math.exp(-sum)) - example.wanted;
      bias -= 0.02 * error;
      for (let i = 0; i < features.length; i++) {
        const [feature, value] = [features[i] ?? 0, values[i] ?? 0];
        const slope = error * value + decay * (weights[feature] ?? 0);
        seen[feature] = (seen[feature] ?? 0) + slope * slope;
        weights[feature] = (weights[feature] ?? 0) - (rate * slope) / Math.sqrt(seen[feature] ?? 1);
      }
    }
  }
  return { bias, weights };
}

/** Each weight in few steps: 31 in all are as good as 255 here, and half as large once they are compressed. */
function saved({ bias, weights }: { bias: number; weights: Float32Array }, bits: number, steps: number): SavedModel {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / steps;
  return { bits, scale, bias, weights: weightsOf(Int8Array.from(weights, (weight) => Math.round(weight / scale))) };
}
