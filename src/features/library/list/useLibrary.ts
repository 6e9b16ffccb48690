import { useEffect, useMemo } from 'react';
import { useAccess, useAdventures, useQuarantine } from '../../../data/read/hooks.ts';
import type { AdventureSummary } from '../../../data/read/parse.ts';
import { isInProgress } from '../../../domain/status.ts';
import { libraryWords } from '../../../messages/library.ts';
import { toast } from '../../../ui/Toast/toast.ts';

/** The family's adventures as the library shows them. */
export type Library =
  | { kind: 'loading' }
  /** This page has lost its connection to the database and can't read the adventures. */
  | { kind: 'lost' }
  | {
      kind: 'ready';
      /** Most recently edited first, like the two parts of it. */
      all: AdventureSummary[];
      active: AdventureSummary[];
      paused: AdventureSummary[];
      /** Active or paused. */
      inProgress: AdventureSummary[];
      /** Completed or ended early. */
      finished: AdventureSummary[];
    };

/** Reads them live. Unreadable rows are reported in one toast, which stays as long as there are any. */
export function useLibrary(): Library {
  const adventures = useAdventures();
  const closed = useAccess().kind === 'closed';
  const unreadable = useQuarantine()?.filter((entry) => entry.table === 'adventures').length ?? 0;
  const lost = closed && (adventures === undefined || adventures.length === 0);

  useEffect(() => {
    if (lost) sayTrouble(libraryWords.get().lost);
    else if (unreadable > 0) sayTrouble(libraryWords.get().unreadable(unreadable));
  }, [lost, unreadable]);

  return useMemo(() => {
    if (lost) return { kind: 'lost' };
    if (adventures === undefined) return { kind: 'loading' };
    return {
      kind: 'ready',
      all: adventures,
      active: adventures.filter((adventure) => adventure.status === 'active'),
      paused: adventures.filter((adventure) => adventure.status === 'paused_for_continuation'),
      inProgress: adventures.filter((adventure) => isInProgress(adventure.status)),
      finished: adventures.filter((adventure) => !isInProgress(adventure.status)),
    };
  }, [adventures, lost]);
}

function sayTrouble(description: string): void {
  toast({ title: libraryWords.get().trouble, description, tone: 'destructive', id: 'library-trouble' });
}
