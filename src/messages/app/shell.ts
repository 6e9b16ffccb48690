/**
 * What the page says before the app runs, and if it can't be started. The build gives it to index.html in every language
 * (build/shell-words.ts), because no other file is loaded by then.
 */
export const shellWords = {
  loading: 'Loading your adventures...',
  trouble: 'Play Venture couldn’t start',
  troubleText: 'A part of it is missing, or can’t be read. Loading it again keeps everything your family has on this device.',
  troubleOld: 'If this comes back with a good connection, the browser may be too old: it takes one from 2023 or later.',
  troubleOffline: 'There is no connection to Play Venture right now. Try again when there is one.',
  again: 'Load again',
  slow: 'This is taking long',
  slowText: 'The connection may be slow, or gone.',
} as const;

export type ShellWords = { readonly [word in keyof typeof shellWords]: string };
