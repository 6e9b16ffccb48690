import saved from './weights.json' with { type: 'json' };

/** The linear classifier that says which archetype a family's own words ask for, as it is kept and as it is asked. */

/** Each has a plot, but for the stage, which is asked for where none of them is. */
export const plots = ['birthday', 'building', 'day', 'feast', 'heist', 'journey', 'lost', 'match', 'school', 'shop', 'stage'] as const;
/** Each quotes any words: how things are, and what happens. */
export const frames = ['law', 'news'] as const;
export type Frame = (typeof frames)[number];
/** Whether an archetype quotes the words whole, and says nothing of them that is only likely. */
export const isFrame = (archetype: string): boolean => (frames as readonly string[]).includes(archetype);

/** In the order of a feature's letters. */
export const columns = [...plots, ...frames];
/** `question`, `lodger`, `mission`, `duty` and `because` are found by rules alone. */
export type Archetype = (typeof columns)[number] | 'question' | 'lodger' | 'mission' | 'duty' | 'because';

/** Trained by `npm run train:own`. `weights`: a letter an archetype, `m` is 0, each step of the alphabet one `scale`. */
export type SavedKinds = { readonly scale: number; readonly weights: Readonly<Record<string, string>> };

export const zero = 'm'.charCodeAt(0);

/** How much each is asked for, most first. */
function asked<T extends (typeof columns)[number]>(
  of: readonly T[],
  { scale, weights }: SavedKinds,
  features: readonly string[],
): { of: T; sum: number }[] {
  const sumOf = (column: number) =>
    features.reduce((sum, feature) => sum + ((weights[feature]?.charCodeAt(column) ?? zero) - zero) * scale, 0);
  return of.map((each) => ({ of: each, sum: sumOf(columns.indexOf(each)) })).sort((one, other) => other.sum - one.sum);
}

/** By so much a plot must be asked for before the next: a wrong one is worse than a frame, which takes any words. */
const margin = 1.5;

/** The plot that is asked for most, where it is clear; else the other. */
export function likeliestPlot(features: readonly string[], otherwise: Archetype = 'stage', table: SavedKinds = saved): Archetype {
  const [most, next] = asked(plots, table, features);
  return most === undefined || next === undefined || most.sum - next.sum < margin ? otherwise : most.of;
}

/** A frame that is asked for so much less than the first is not for these words. */
const near = 1.5;

/** The frames that suit the words, best first. */
export function framesFor(features: readonly string[], table: SavedKinds = saved): readonly Frame[] {
  const [first, ...others] = asked(frames, table, features);
  return first === undefined ? [] : [first.of, ...others.filter(({ sum }) => first.sum - sum < near).map((frame) => frame.of)];
}
