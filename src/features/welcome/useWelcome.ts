import { useState } from 'react';
import { useFamily } from '../../data/family-context.tsx';
import { useAccess, useAdventures, useChildren, useProfile, useQuarantine } from '../../data/read/hooks.ts';
import type { RecommendedTheme } from '../../domain/catalog.ts';
import type { Child } from '../../domain/entities/child.ts';
import { isInProgress } from '../../domain/status.ts';
import { rankThemes, suggestSetup, suggestTheme } from '../../domain/suggest.ts';

/** What the dashboard knows about the family. */
export type Welcome =
  | { kind: 'loading' }
  | {
      kind: 'ready';
      adultName: string | null;
      children: Child[];
      resumable: boolean;
      /** True only if it is certain that nothing was ever played. */
      nothingPlayed: boolean;
      /** The theme that the selector will suggest; null before the first adventure. */
      next: RecommendedTheme | null;
    };

export function useWelcome(): Welcome {
  const profile = useProfile();
  const children = useChildren();
  const adventures = useAdventures();
  const unreadable = useQuarantine();
  const { clock } = useFamily();
  const [openedAt] = useState(() => clock.now());
  const open = useAccess().kind !== 'closed';
  // An unreadable profile row is treated as a profile without a name; waiting for it would never end.
  const nameless = unreadable?.some((entry) => entry.table === 'profile') === true;
  if ((profile === undefined && !nameless) || children === undefined || adventures === undefined || unreadable === undefined) {
    return { kind: 'loading' };
  }
  const youngest = children.length === 0 ? null : Math.min(...children.map((child) => child.age));
  const ranked = rankThemes(
    adventures.map((adventure) => adventure.theme),
    youngest,
  );
  const hidden = unreadable.some((entry) => entry.table === 'adventures');
  return {
    kind: 'ready',
    adultName: profile?.adult_name?.trim() || null,
    children,
    resumable: adventures.some((adventure) => isInProgress(adventure.status)),
    nothingPlayed: adventures.length === 0 && open && !hidden,
    next: adventures.length === 0 ? null : suggestTheme(suggestSetup(adventures, openedAt), ranked),
  };
}
