/** Where every pack is loaded from. Written by `scripts/check-packs.ts`: add a file to its folder and run it. */

type Activities = { cores: readonly unknown[]; notes: readonly unknown[]; tables: readonly unknown[] };

export const packLoaders: {
  readonly activities: () => Promise<Activities>;
  readonly more: () => Promise<Pick<Activities, 'cores'>>;
  readonly themes: Readonly<Record<string, () => Promise<{ packs: readonly unknown[] }>>>;
} = {
  activities: () => import('./pack-lists/activities.ts'),
  more: () => import('./pack-lists/more-activities.ts'),
  themes: {
    'detectives': () => import('./pack-lists/theme-detectives.ts'),
    'dinosaurs': () => import('./pack-lists/theme-dinosaurs.ts'),
    'fairy-tale': () => import('./pack-lists/theme-fairy-tale.ts'),
    'jungle': () => import('./pack-lists/theme-jungle.ts'),
    'knights': () => import('./pack-lists/theme-knights.ts'),
    'magic': () => import('./pack-lists/theme-magic.ts'),
    'mystery': () => import('./pack-lists/theme-mystery.ts'),
    'neutral': () => import('./pack-lists/theme-neutral.ts'),
    'ninjas': () => import('./pack-lists/theme-ninjas.ts'),
    'pirates': () => import('./pack-lists/theme-pirates.ts'),
    'space': () => import('./pack-lists/theme-space.ts'),
    'underwater': () => import('./pack-lists/theme-underwater.ts'),
  },
};
