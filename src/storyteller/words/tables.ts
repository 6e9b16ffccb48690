import type { Library } from '../engine/library.ts';
import safety from './safety-lines.json' with { type: 'json' };
import things from './things.json' with { type: 'json' };
import unwanted from './unwanted.json' with { type: 'json' };

/** The tables that every story needs, held to their schemas by the tests. */
export const tables = { things, safety, unwanted } as unknown as Pick<Library, 'things' | 'safety' | 'unwanted'>;
