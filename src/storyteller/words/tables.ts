import glue from '../packs/glue.json' with { type: 'json' };
import things from '../packs/props.json' with { type: 'json' };
import type { Library } from '../engine/library.ts';

/** The tables that every story needs, held to their schemas by the tests. */
export const tables = {
  things,
  safety: glue.safety,
  unwanted: glue.unwanted,
} as unknown as Pick<Library, 'things' | 'safety' | 'unwanted'>;
