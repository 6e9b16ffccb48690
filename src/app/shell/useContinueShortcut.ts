import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AdventureSummary } from '../../data/read/parse.ts';
import { isInProgress } from '../../domain/status.ts';
import { useGo, wayInto } from '../../platform/view/view.ts';

/**
 * The home screen's shortcut `Continue adventure` opens `/?continue=1`: it leads to the adventure that was played last, or to the dashboard
 * if none is open. `adventures`: newest first.
 */
export function useContinueShortcut(adventures: readonly AdventureSummary[] | undefined): void {
  const go = useGo();
  const [params, setParams] = useSearchParams();
  const wanted = params.get('continue') !== null && adventures !== undefined;
  useEffect(() => {
    if (!wanted) return;
    // Replaces the entry in the history, so that going back from the adventure leads to the dashboard.
    setParams({}, { replace: true });
    const last = adventures.find(({ status }) => isInProgress(status));
    if (last !== undefined) go(wayInto(last));
  }, [wanted, adventures, setParams, go]);
}
