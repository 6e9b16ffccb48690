import { useContext, useEffect } from 'react';
import { useAdventures } from '../../data/read/hooks.ts';
import { configOf } from '../../domain/entities/adventure.ts';
import { isInProgress } from '../../domain/status.ts';
import { afterFirstView } from '../../platform/view/first-view.ts';
import { whenIdle } from '../../platform/view/idle.ts';
import { ViewLoader } from '../../platform/view/view.ts';

/**
 * While the dashboard is on screen, loads what `Resume` and `Start` will need, so that a tap draws the play screen without waiting: the
 * code, the rows and the storyteller of the adventure that would be resumed. Only when the service worker has the files on the device: some
 * browsers never retry a module that failed to load once, and by the time of the tap there may be a connection. Renders nothing; it is a
 * component of its own so that a change in an adventure does not re-render the dashboard.
 */
export function FetchAhead(): null {
  const loadView = useContext(ViewLoader);
  const latest = useAdventures()?.find(({ status }) => isInProgress(status));
  const id = latest?.id;
  const wanted = latest && configOf(latest);
  const theme = wanted?.theme ?? null;
  const customTheme = wanted?.customTheme;
  useEffect(() => {
    let left = false;
    const fetchAhead = async (): Promise<void> => {
      if (left || !navigator.serviceWorker?.controller) return;
      await loadView({ view: 'playing', adventure: id ?? null });
      await import('../../ui/Toast/Toaster.tsx');
      await loadView({ view: 'selector' });
      if (left || customTheme === undefined) return;
      const { warmTeller } = await import('../../platform/story.ts');
      warmTeller({ theme, customTheme });
    };
    void afterFirstView().then(() => whenIdle(() => void fetchAhead().catch(() => undefined)));
    return () => {
      left = true;
    };
  }, [loadView, id, theme, customTheme]);
  return null;
}
