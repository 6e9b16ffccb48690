/** Not beside `flatScreen` in `useMedia.ts`, which the first screen loads: only a story asks for these. */

/** A small phone, upright or on its side: what is not read aloud is kept short even on the first page of a story, whose words are seen at once. */
export const smallScreen = '(max-height: 44rem), (max-width: 40rem) and (max-height: 47rem)';
/** The smallest of them have no room for the app bar above the page either. */
export const shortestScreen = '(max-height: 36rem)';
