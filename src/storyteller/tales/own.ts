import { ownLoaders } from './list.ts';
import type { Tale } from './schema.ts';

const told = new Map<string, Promise<Tale>>();
const mostKept = 8;

/**
 * The tale for a family's own words: the same words make the same tale. Whatever they are, there is one. Loads the lexicon and the one
 * archetype that suits; rejects where these can't be loaded.
 */
export function ownTale(words: string): Promise<Tale> {
  const known = told.get(words);
  if (known !== undefined) return known;
  const tale = makeTale(words);
  if (told.size >= mostKept) told.clear();
  told.set(words, tale);
  tale.catch(() => told.delete(words));
  return tale;
}

async function makeTale(words: string): Promise<Tale> {
  const [{ readWords }, { archetypeFor }, { fillArchetype }, { framed }] = await Promise.all([
    import('./own/read.ts'),
    import('./own/archetype.ts'),
    import('./own/fill.ts'),
    import('./own/frame.ts'),
  ]);
  const read = readWords(words);
  const archetype = archetypeFor(read);
  const load = ownLoaders[archetype];
  if (load === undefined) throw new Error('There is no tale for a family’s own words.');
  return fillArchetype((await load()).default, framed(read, archetype));
}
