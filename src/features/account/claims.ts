/** The product's selling points on the auth page, in order; their texts are in `messages/`. */

export const claims = ['adventures', 'families', 'setup'] as const;

export const points = ['read', 'props', 'garden'] as const;
export type Point = (typeof points)[number];
