/** What the auth page claims about the product: the one place to change it. Its words are in the catalogue. */

export type Claim = { kind: 'adventures' | 'families'; least: number } | { kind: 'setup' };

export const claims: readonly Claim[] = [{ kind: 'adventures', least: 10_000 }, { kind: 'families', least: 5_000 }, { kind: 'setup' }];

export const points = ['read', 'props', 'garden'] as const;
export type Point = (typeof points)[number];
