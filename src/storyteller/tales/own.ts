import { ownLoaders } from './list.ts';
import type { Tale } from './schema.ts';

const made = new Map<string, Promise<readonly Tale[]>>();
const mostKept = 8;

/**
 * The tales for a family's own words: the same words make the same ones. Whatever the words are, there is at least one; where several suit as well, a
 * family that often types its own hears them in turn. Loads the lexicon and the archetypes that suit; rejects where these can't be loaded.
 */
export function ownTales(words: string): Promise<readonly Tale[]> {
  const known = made.get(words);
  if (known !== undefined) return known;
  const tales = makeTales(words);
  if (made.size >= mostKept) made.clear();
  made.set(words, tales);
  tales.catch(() => made.delete(words));
  return tales;
}

async function makeTales(words: string): Promise<readonly Tale[]> {
  const [{ readWords }, { archetypesFor }, { fillArchetype }, { framed }] = await Promise.all([
    import('./own/read.ts'),
    import('./own/archetype.ts'),
    import('./own/fill.ts'),
    import('./own/frame.ts'),
  ]);
  const read = readWords(words);
  return Promise.all(
    archetypesFor(read).map(async (archetype) => {
      const load = ownLoaders[archetype];
      if (load === undefined) throw new Error('There is no tale for a family’s own words.');
      return fillArchetype((await load()).default, framed(read, archetype));
    }),
  );
}
