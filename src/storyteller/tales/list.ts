// Written by `npm run story:check`: a new file needs nothing but to lie in its folder.
/** Theme → its tales. */
export const themeLoaders: Readonly<Record<string, () => Promise<{ tales: readonly unknown[] }>>> = {
  'detectives': () => import('./lists/theme-detectives.ts'),
  'dinosaurs': () => import('./lists/theme-dinosaurs.ts'),
  'fairy-tale': () => import('./lists/theme-fairy-tale.ts'),
  'jungle': () => import('./lists/theme-jungle.ts'),
  'knights': () => import('./lists/theme-knights.ts'),
  'magic': () => import('./lists/theme-magic.ts'),
  'mystery': () => import('./lists/theme-mystery.ts'),
  'ninjas': () => import('./lists/theme-ninjas.ts'),
  'pirates': () => import('./lists/theme-pirates.ts'),
  'space': () => import('./lists/theme-space.ts'),
  'underwater': () => import('./lists/theme-underwater.ts'),
};

/** A tale for a family's own words, by its id. */
export const ownLoaders: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  'because': () => import('../tales/en/own/because.json', { with: { type: 'json' } }),
  'birthday': () => import('../tales/en/own/birthday.json', { with: { type: 'json' } }),
  'building': () => import('../tales/en/own/building.json', { with: { type: 'json' } }),
  'day': () => import('../tales/en/own/day.json', { with: { type: 'json' } }),
  'duty': () => import('../tales/en/own/duty.json', { with: { type: 'json' } }),
  'feast': () => import('../tales/en/own/feast.json', { with: { type: 'json' } }),
  'heist': () => import('../tales/en/own/heist.json', { with: { type: 'json' } }),
  'journey': () => import('../tales/en/own/journey.json', { with: { type: 'json' } }),
  'law': () => import('../tales/en/own/law.json', { with: { type: 'json' } }),
  'lodger': () => import('../tales/en/own/lodger.json', { with: { type: 'json' } }),
  'lost': () => import('../tales/en/own/lost.json', { with: { type: 'json' } }),
  'match': () => import('../tales/en/own/match.json', { with: { type: 'json' } }),
  'mission': () => import('../tales/en/own/mission.json', { with: { type: 'json' } }),
  'news': () => import('../tales/en/own/news.json', { with: { type: 'json' } }),
  'question': () => import('../tales/en/own/question.json', { with: { type: 'json' } }),
  'school': () => import('../tales/en/own/school.json', { with: { type: 'json' } }),
  'shop': () => import('../tales/en/own/shop.json', { with: { type: 'json' } }),
  'stage': () => import('../tales/en/own/stage.json', { with: { type: 'json' } }),
};
