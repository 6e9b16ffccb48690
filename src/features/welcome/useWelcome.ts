import { useState } from 'react';
import { useFamily } from '../../data/family-context.tsx';
import { useAccess, useAdultName, useAdventures, useChildren, useEnvironments, useQuarantine } from '../../data/read/hooks.ts';
import type { RecommendedTheme } from '../../domain/catalog.ts';
import type { Child } from '../../domain/entities/child.ts';
import { isInProgress } from '../../domain/status.ts';
import { suggestNext, suggestTheme } from '../../domain/suggest.ts';

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
  const adultName = useAdultName();
  const children = useChildren();
  const environments = useEnvironments();
  const adventures = useAdventures();
  const unreadable = useQuarantine();
  const { clock } = useFamily();
  const [openedAt] = useState(() => clock.now());
  const open = useAccess().kind !== 'closed';
  if (adultName === undefined || !children || !environments || !adventures || !unreadable) return { kind: 'loading' };
  const { setup, ranked } = suggestNext(adventures, { children, environments }, openedAt);
  const hidden = unreadable.some((entry) => entry.table === 'adventures');
  return {
    kind: 'ready',
    adultName: adultName?.trim() || null,
    children,
    resumable: adventures.some((adventure) => isInProgress(adventure.status)),
    nothingPlayed: adventures.length === 0 && open && !hidden,
    next: adventures.length === 0 ? null : suggestTheme(setup, ranked),
  };
}
