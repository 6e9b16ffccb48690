/**
 * The files without which adventures can be played offline: the texts of the themes and of a family's own words (without them the tale of no theme is told), the
 * client of the backend, which is useless without a connection, and the icons. The first worker caches all other files first, so that the family can go out
 * sooner, and these right after them.
 */
const later = /\bassets\/(?:theme-|own-|ideas-|backend-)|\bicons\//;

/** Whether a file of the app is only cached once there is enough to play. */
export function isLater(url: string): boolean {
  return later.test(url);
}

const language = /\bassets\/language-([a-z]{2,3}(?:-[A-Za-z0-9]+)*)-[\w-]{8}\.js$/;

/** The tag of the language whose texts are in a file; null for any other file. Only the languages that are used on the device are cached. */
export function languageOf(url: string): string | null {
  return language.exec(url)?.[1] ?? null;
}
