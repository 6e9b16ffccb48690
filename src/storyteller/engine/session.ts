import type { NextRequest } from '../../domain/telling.ts';
import type { Tale } from '../tales/schema.ts';
import type { Library } from './library.ts';
import { readWorld, type World } from './past/world.ts';
import { type Family, movedFamily, readFamily, withoutAdult } from './people/family.ts';
import { chooseTale } from './picking/choose.ts';
import { hash, uuidOf } from './random.ts';
import { tellingOf } from './telling.ts';

/** Everything that one step is told from: the family, the facts so far, the tale and the library. */
export type Session = { family: Family; world: World; tale: Tale; library: Library };

/**
 * Reads the request. The tale is the one that the story so far is told from; where there is none yet it is chosen; where somebody else, or an
 * older storyteller, began the story it is `onward`, which continues any story.
 */
export function openSession(request: NextRequest, library: Library): Session {
  const all = readFamily(request, library);
  const told = request.told.flatMap((step) => tellingOf(step)?.tale ?? []).at(-1);
  const known = [...library.tales, library.onward].find((tale) => tale.id === told);
  const tale = request.told.length === 0 ? chooseTale(all, library) : (known ?? library.onward);
  // What somebody else told stands for the prologue.
  const others = request.told.filter((step) => tellingOf(step) === null).length;
  const begun = tale === library.onward && others > 0 ? { ...all, total: Math.max(2, all.total - others + 1) } : all;
  const players = { children: begun.children.map((child) => child.name), adult: begun.adult, joins: begun.joins };
  const world = readWorld(request, tale, players);
  const present = world.adultAway ? withoutAdult(begun) : begun;
  const family = world.movedTo === null ? present : movedFamily(present, world.movedTo);
  return { family, world, tale, library };
}

/** The id of the next step: the same seed, number of steps, note and last step give the same one on every device. */
export function stepId({ family, world }: Session, notes: string): string {
  return uuidOf(`${family.seed}|${world.index}|${hash(notes.trim())}|${world.last?.id ?? ''}`);
}
