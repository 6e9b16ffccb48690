/** What the auth page says of the product, in its order. Its words, and how much it claims, are in the catalogue. */

export const claims = ['adventures', 'families', 'setup'] as const;

export const points = ['read', 'props', 'garden'] as const;
export type Point = (typeof points)[number];
