import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAdventures } from '../../data/read/hooks.ts';
import type { AdventureSummary } from '../../data/read/parse.ts';
import { isInProgress } from '../../domain/status.ts';
import { destinationOf, useGo } from '../../platform/view/view.ts';

/** The effects on the device's home screen: the number on the app's icon, and the shortcut it opens with. Renders nothing. */
export function HomeScreen(): null {
  const adventures = useAdventures();
  useAppBadge(adventures?.filter(({ status }) => isInProgress(status)).length);
  useContinueShortcut(adventures);
  return null;
}

/** Shows the number of adventures in progress on the app's icon, where the browser supports it. `undefined`: not known yet. */
function useAppBadge(waiting: number | undefined): void {
  useEffect(() => {
    if (waiting === undefined || !('setAppBadge' in navigator)) return;
    const shown = waiting === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(waiting);
    // Refused where the app is not installed.
    shown.catch(() => undefined);
  }, [waiting]);
  useEffect(() => {
    if (!('clearAppBadge' in navigator)) return undefined;
    // The number is removed at a sign-out.
    return () => void navigator.clearAppBadge().catch(() => undefined);
  }, []);
}

/**
 * The home screen's shortcut `Continue adventure` opens `/?continue=1`: it leads to the adventure that was played last, or to the dashboard
 * if none is open. `adventures`: newest first.
 */
function useContinueShortcut(adventures: readonly AdventureSummary[] | undefined): void {
  const go = useGo();
  const [params, setParams] = useSearchParams();
  const wanted = params.get('continue') !== null && adventures !== undefined;
  useEffect(() => {
    if (!wanted) return;
    // Replaces the entry in the history, so that going back from the adventure leads to the dashboard.
    setParams({}, { replace: true });
    const last = adventures.find(({ status }) => isInProgress(status));
    if (last !== undefined) go(destinationOf(last));
  }, [wanted, adventures, setParams, go]);
}
