import { assemble, type RawPacks } from './assemble.ts';
import { packs } from './pack-list.ts';

/**
 * Everything the app's storyteller tells from. Loaded as one chunk, with `import()`.
 * The packs were held to their schemas when the program was built; parsing a megabyte again on every tablet would only cost time.
 */
export const content = assemble(packs as RawPacks);
