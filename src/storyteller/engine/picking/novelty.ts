import type { Memory } from '../../../domain/entities/profile.ts';
import { hash } from '../random.ts';
import type { TellingData } from '../telling.ts';

/** How a tale that the family knows is told another way: by what they have not met yet, then by what they met longest ago. */

/** The cost of a way that the family knows: enough to outweigh other preferences. */
const known = 25;
/** The additional cost if the last adventure had it; it falls with each adventure in between. */
const lately = 40;
/** The additional cost if it followed the same way in an earlier adventure. */
const together = 30;

/**
 * The cost of telling something again; 0 where the family has not met it. `mark`: its key in the memory; `before`: the key of what was told right
 * before it in this adventure. The memory holds the number of the adventure in which each was met last: the same number for both means that one
 * followed the other.
 */
export function repetitionCost({ adventures, met }: Memory, mark: string, before: string | null): number {
  const last = met[mark];
  if (last === undefined) return 0;
  const between = Math.max(0, adventures - last);
  const isSamePair = before !== null && met[before] === last;
  return known + lately / (1 + between / 5) + (isSamePair ? together : 0);
}

/** The memory's key of a whole adventure: the ways by which it went, in their order, and its ending. The same key means the same words. */
export function roadMark(tale: string, tellings: readonly Pick<TellingData, 'scene' | 'way'>[], ending: string): string {
  const ways = tellings.map(({ scene, way }) => `${scene}/${way ?? ''}`);
  return `r:${hash([tale, ...ways, ending].join(' ')).toString(36)}`;
}
