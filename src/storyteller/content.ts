import { loadContent, packedThemes } from './load-content.ts';

/** Everything the storyteller can tell from, every theme of it: for the service, the tools and the tests. A device loads what it needs. */
const loaded = await loadContent(packedThemes);
if (!loaded.whole) throw new Error('Some packs of the storyteller could not be loaded.');
export const content = loaded.content;
