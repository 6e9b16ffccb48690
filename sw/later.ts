/**
 * What an adventure can be played without: the words of the themes, and the plots for a family's own words with what reads these (any of them can be
 * told by the tale of no theme), the client of the backend, which is nothing without a connection, and the icons. The first worker keeps the rest first, so that
 * the family can go out sooner; these come right behind it.
 */
const later = /\bassets\/(?:theme-|own-|ideas-|backend-)|\bicons\//;

/** Whether a file of the app is kept only once there is enough to play. */
export function isLater(url: string): boolean {
  return later.test(url);
}

const language = /\bassets\/language-([a-z]{2,3}(?:-[A-Za-z0-9]+)*)-[\w-]{8}\.js$/;

/** The tag of the language whose words a file holds; null for any other file. Only languages that somebody speaks here are kept. */
export function languageOf(url: string): string | null {
  return language.exec(url)?.[1] ?? null;
}
