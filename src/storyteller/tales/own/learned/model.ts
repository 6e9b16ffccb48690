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
  'stage',
] as const;
/** `question` and `lodger` are found by rules alone; the last four quote whatever no other can tell as a whole. */
export type Archetype = (typeof archetypes)[number] | 'question' | 'lodger' | 'news' | 'museum' | 'law' | 'callout';

/** Trained by `npm run train:own`. `weights`: a letter an archetype, `m` is 0, each step of the alphabet one `scale`. */
export type SavedKinds = { readonly scale: number; readonly weights: Readonly<Record<string, string>> };

export const zero = 'm'.charCodeAt(0);

/** How much each archetype is asked for, in the order of their list. */
function sumsOf({ scale, weights }: SavedKinds, features: readonly string[]): number[] {
  const sums = archetypes.map(() => 0);
  for (const feature of features) {
    const letters = weights[feature] ?? '';
    for (let at = 0; at < letters.length; at += 1) sums[at] = (sums[at] ?? 0) + (letters.charCodeAt(at) - zero) * scale;
  }
  return sums;
}

/** By so much an archetype must be asked for before the next: a wrong plot is worse than the stage, which takes any words. */
const margin = 1.25;

/** The archetype that is asked for most, where it is clear; else the other. */
export function likeliest(features: readonly string[], otherwise: Archetype = 'stage', table: SavedKinds = saved): Archetype {
  const sums = sumsOf(table, features);
  const [most = 0, next = 0] = [...sums].sort((one, other) => other - one);
  return most - next < margin ? otherwise : (archetypes[sums.indexOf(most)] ?? otherwise);
}
