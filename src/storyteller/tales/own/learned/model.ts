import saved from './weights.json' with { type: 'json' };

/** The linear classifier that says which archetype a family's own words ask for, as it is kept and as it is asked. */

export const archetypes = [
  'birthday',
  'building',
  'contest',
  'day',
  'feast',
  'heist',
  'journey',
  'lost',
  'match',
  'nature',
  'rescue',
  'school',
  'shop',
  'visitor',
] as const;
export type Archetype = (typeof archetypes)[number];

/** Trained by `npm run train:own`. `weights`: a letter an archetype, `m` is 0, each step of the alphabet one `scale`. */
export type SavedKinds = { readonly scale: number; readonly weights: Readonly<Record<string, string>> };

export const zero = 'm'.charCodeAt(0);

/** How much each archetype is asked for, in the order of their list. */
export function sumsOf({ scale, weights }: SavedKinds, features: readonly string[]): number[] {
  const sums = archetypes.map(() => 0);
  for (const feature of features) {
    const letters = weights[feature] ?? '';
    for (let at = 0; at < letters.length; at += 1) sums[at] = (sums[at] ?? 0) + (letters.charCodeAt(at) - zero) * scale;
  }
  return sums;
}

/** The archetype that is asked for most. */
export function likeliest(features: readonly string[], table: SavedKinds = saved): Archetype {
  const sums = sumsOf(table, features);
  return archetypes[sums.indexOf(Math.max(...sums))] ?? 'day';
}
