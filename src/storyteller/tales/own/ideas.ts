import { troubleInIdea } from '../../safety/idea.ts';
import { ownLoaders } from '../list.ts';
import type { Tale } from '../schema.ts';
import { archetypesFor } from './archetype.ts';
import { framed } from './choose/frame.ts';
import { fillArchetype } from './fill/fill.ts';
import { readWords } from './read/read.ts';

/** Makes the tales that suit a family's own words, whatever they are, in the order in which they take turns. Words about real harm are told nothing of. Rejects where an archetype can't be loaded. */
export function makeTales(words: string): Promise<readonly Tale[]> {
  const read = readWords(troubleInIdea(words, [])?.playable === false ? '' : words);
  return Promise.all(
    archetypesFor(read).map(async (archetype, at) => {
      const load = ownLoaders[archetype];
      if (load === undefined) throw new Error('There is no tale for a family’s own words.');
      return { ...fillArchetype((await load()).default, framed(read, archetype)), season: at + 1 };
    }),
  );
}
