import type { Missing } from '../setup/plan.ts';

/** The chapters of the selector, and the ids of the fields that get the focus. */

/** The chapters in their order. */
export const chapterIds = ['who', 'where', 'how', 'length', 'story'] as const;
export type ChapterId = (typeof chapterIds)[number];

export const fields = { place: 'selector-place-words', story: 'selector-story-words' } as const;

/** The chapter in which something is missing. */
export const chapterOf: Record<Missing, ChapterId> = {
  children: 'who',
  place: 'where',
  'place-words': 'where',
  style: 'how',
  level: 'how',
  story: 'story',
};
