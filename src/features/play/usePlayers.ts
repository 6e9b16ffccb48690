import { useChildren, useProfile } from '../../data/read/hooks.ts';
import type { Adventure } from '../../domain/entities/adventure.ts';
import type { Child } from '../../domain/entities/child.ts';
import { participantNames } from '../../domain/naming.ts';
import { joinNames } from '../../messages/names.ts';

export type Players = {
  /** The children who play. */
  playing: Child[];
  /** The names of everybody who plays, joined. */
  inWords: string;
  /** The names of everybody in the family, whether they play or not. */
  family: string[];
};

export function usePlayers({
  participating_children,
  adult_participation_level,
}: Pick<Adventure, 'participating_children' | 'adult_participation_level'>): Players {
  const children = useChildren() ?? [];
  const adult = useProfile()?.adult_name ?? null;
  const playing = children.filter((child) => participating_children.includes(child.id));
  return {
    playing,
    inWords: joinNames(
      participantNames(
        playing.map((child) => child.name),
        adult,
        adult_participation_level,
      ),
    ),
    family: [...children.map((child) => child.name), adult ?? ''],
  };
}
