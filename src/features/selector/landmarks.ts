import type { Missing } from './plan.ts';

/** Ids of the places on the selector that a tap or an error leads to. */

export const chapters = {
  who: 'selector-who',
  where: 'selector-where',
  how: 'selector-how',
  story: 'selector-story',
} as const;

export const fields = { place: 'selector-place-words', story: 'selector-story-words' } as const;

/** The chapter in which something is missing. */
export const chapterOf: Record<Missing, string> = {
  children: chapters.who,
  place: chapters.where,
  'place-words': chapters.where,
  style: chapters.how,
  level: chapters.how,
  story: chapters.story,
};
