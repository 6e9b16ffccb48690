import type { Adventure } from '../../domain/entities/adventure.ts';
import type { Child } from '../../domain/entities/child.ts';
import { participantNames } from '../../domain/naming.ts';
import { joinNames } from './names.ts';

/** The children of the family who play an adventure, and the names of everybody who does, joined. */
export function playersOf(
  adventure: Pick<Adventure, 'participating_children' | 'adult_participation_level'>,
  children: readonly Child[],
  adult: string | null,
): { playing: Child[]; inWords: string } {
  const playing = children.filter((child) => adventure.participating_children.includes(child.id));
  const names = playing.map((child) => child.name);
  return { playing, inWords: joinNames(participantNames(names, adult, adventure.adult_participation_level)) };
}
