// Written by `npm run story:check`: a new file needs nothing but to lie in its folder.
/** Theme → its tales. */
export const themeLoaders: Readonly<Record<string, () => Promise<{ tales: readonly unknown[] }>>> = {
  'pirates': () => import('./lists/pirates.ts'),
};

/** A tale for a family's own words, by its id. */
export const ownLoaders: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  'day': () => import('../tales/en/own/day.json', { with: { type: 'json' } }),
  'lost': () => import('../tales/en/own/lost.json', { with: { type: 'json' } }),
  'shop': () => import('../tales/en/own/shop.json', { with: { type: 'json' } }),
  'visitor': () => import('../tales/en/own/visitor.json', { with: { type: 'json' } }),
};
