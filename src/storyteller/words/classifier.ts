import { hash } from '../engine/random.ts';

/**
 * A linear classifier over hashed features, which tells two sorts of text apart by their words (Weinberger et al., *Feature Hashing for Large Scale
 * Multitask Learning*, 2009). It knows no grammar. It weighs every word and parts of words, so it can read texts whose words stand in no table of phrases.
 */

/**
 * Trained by `npm run train`. `weights`: a character a feature, whose code is {@link zeroCode} more than its number of steps; a feature's weight is that number
 * × `scale`. Compressed, that is a third less than signed bytes as base64, whose letters belong to no one feature.
 */
export type SavedModel = { readonly bits: number; readonly scale: number; readonly bias: number; readonly weights: string };

type Model = { readonly bits: number; readonly bias: number; readonly weightOf: (feature: number) => number };

function loadModel({ bits, scale, bias, weights }: SavedModel): Model {
  const steps = stepsOf(weights);
  return { bits, bias, weightOf: (feature) => (steps[feature] ?? 0) * scale };
}

/** The character of no weight; 15 steps to either side of it are letters, digits and marks that JSON writes as they are. */
const zeroCode = 63;

/** A weight of so many steps for each feature. */
export function stepsOf(weights: string): Int8Array {
  const steps = new Int8Array(weights.length);
  for (let at = 0; at < steps.length; at++) steps[at] = weights.charCodeAt(at) - zeroCode;
  return steps;
}

/** What {@link stepsOf} reads. */
export function weightsOf(steps: Int8Array): string {
  return Array.from(steps, (step) => String.fromCharCode(zeroCode + step)).join('');
}

/** A text as the classifier reads it: its words in small letters, and signs that other rules have found in it. */
export type Sample = { readonly words: readonly string[]; readonly signs: readonly string[] };

/**
 * A classifier of a trained model: log-odds that a text is of the sort that the model was trained to find, 0 is even, 2 is seven to one. Pure; about
 * 0.1 ms a sentence. The model is unpacked when it is first asked.
 */
export function classifierOf(saved: SavedModel): (sample: Sample) => number {
  let model: Model | null = null;
  return (sample) => {
    model ??= loadModel(saved);
    const { bits, bias, weightOf } = model;
    let sum = bias;
    for (const [feature, value] of featuresOf(sample, bits)) sum += weightOf(feature) * value;
    return sum;
  };
}

/** What each kind of feature counts: whole words most, pairs of neighbours and of next neighbours, parts of words least, for there are many. */
const kinds = { word: 1, pair: 0.8, gap: 0.5, part: 0.35 } as const;
/** What one sign counts, and a pair of signs in one text, beside words that count 1 in all. */
const [oneSign, twoSigns] = [0.25, 0.075];
/** How many letters the parts of a word have, the marks at its two ends counted in. */
const parts = [3, 4, 5];
/** Words with fewer letters are not cut into parts. */
const shortest = 4;

/** Feature → how much of it the text has. The words are of length 1 in all, so that a long note weighs no more than a short one. */
export function featuresOf({ words, signs }: Sample, bits: number): Map<number, number> {
  const found = new Map<number, number>();
  const addTo = (name: string, value: number): void => {
    const feature = hash(name) & ((1 << bits) - 1);
    found.set(feature, (found.get(feature) ?? 0) + value);
  };
  const add = (kind: keyof typeof kinds, what: string): void => addTo(`${kind} ${what}`, kinds[kind]);
  words.forEach((word, at) => {
    add('word', word);
    const [next, second] = [words[at + 1], words[at + 2]];
    if (next !== undefined) add('pair', `${word} ${next}`);
    if (second !== undefined) add('gap', `${word} ${second}`);
    if (word.length < shortest) return;
    const marked = `^${word}$`;
    for (const length of parts) {
      for (let from = 0; from + length <= marked.length; from++) add('part', marked.slice(from, from + length));
    }
  });
  const length = Math.hypot(...found.values());
  if (length > 0) for (const [feature, value] of found) found.set(feature, value / length);
  const each = [...new Set(signs)].sort();
  each.forEach((sign, at) => {
    addTo(`sign ${sign}`, oneSign);
    for (const other of each.slice(at + 1)) addTo(`signs ${sign} ${other}`, twoSigns);
  });
  return found;
}
