import { loadContent, packedThemes } from './load-content.ts';

/** Everything the storyteller can tell from, every theme of it: for the service, the tools and the tests. A device loads what it needs. */
export const content = await loadContent(packedThemes);
