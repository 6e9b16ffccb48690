import { useChildren, useProfile } from '../../data/read/hooks.ts';
import type { Adventure } from '../../domain/entities/adventure.ts';
import { playersToday } from '../../domain/players.ts';
import { playersOf } from '../../messages/shared/players.ts';

export type Players = ReturnType<typeof playersOf> & {
  /** The names of everybody in the family, whether they play or not. */
  family: string[];
};

/** Who plays: where no child of the adventure is in the family, today's children. */
export function usePlayers(adventure: Pick<Adventure, 'participating_children' | 'adult_participation_level'>): Players {
  const children = useChildren() ?? [];
  const adult = useProfile()?.adult_name ?? null;
  const today = { ...adventure, participating_children: playersToday(adventure.participating_children, children) };
  return { ...playersOf(today, children, adult), family: [...children.map((child) => child.name), adult ?? ''] };
}
