import { useChildren, useProfile } from '../../data/read/hooks.ts';
import type { Adventure } from '../../domain/entities/adventure.ts';
import { playersOf } from '../../messages/shared/players.ts';

export type Players = ReturnType<typeof playersOf> & {
  /** The names of everybody in the family, whether they play or not. */
  family: string[];
};

export function usePlayers(adventure: Pick<Adventure, 'participating_children' | 'adult_participation_level'>): Players {
  const children = useChildren() ?? [];
  const adult = useProfile()?.adult_name ?? null;
  return { ...playersOf(adventure, children, adult), family: [...children.map((child) => child.name), adult ?? ''] };
}
