/**
 * What an adventure can be played without: the words of the themes (each can be told in those of no theme), the larger part of the
 * activities, and the icons. The first worker keeps the rest first, so that the family can go out sooner; these come right behind it.
 */
const later = /\bassets\/(theme-(?!neutral-)|more-activities-)|\bicons\//;

/** Whether a file of the app is kept only once there is enough to play. */
export function isLater(url: string): boolean {
  return later.test(url);
}
