/**
 * What an adventure can be played without: the words of the themes (each can be told in those of no theme), the larger part of the
 * activities, and the icons. The first worker keeps the rest first, so that the family can go out sooner; these come right behind it.
 */
const later = /\bassets\/(theme-(?!neutral-)|more-activities-)|\bicons\//;

/** Whether a file of the app is kept only once there is enough to play. */
export function isLater(url: string): boolean {
  return later.test(url);
}

const language = /\bassets\/language-([a-z]{2,3}(?:-[A-Za-z0-9]+)*)-[\w-]{8}\.js$/;

/** The tag of the language whose words a file holds; null for any other file. Only languages that somebody speaks here are kept. */
export function languageOf(url: string): string | null {
  return language.exec(url)?.[1] ?? null;
}
