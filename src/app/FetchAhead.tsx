import { useContext, useEffect } from 'react';
import { useAdventures } from '../data/read/hooks.ts';
import { configOf } from '../domain/entities/adventure.ts';
import { isInProgress } from '../domain/status.ts';
import { afterFirstView, whenIdle } from '../platform/view/first-view.ts';
import { ViewLoader } from '../platform/view/view.ts';

/**
 * Gets what `Resume` and `Start` will want while the dashboard is being looked at: a tap then draws the play screen, and waits for no file and
 * no row; the storyteller of the adventure that would be resumed is read as well. Only where the worker has the files on the device: some
 * browsers never ask again for a module that could not be had once, and a tap later may find a connection. Draws nothing: what changes in an
 * adventure is no reason to draw the dashboard again.
 */
export function FetchAhead(): null {
  const get = useContext(ViewLoader);
  const latest = useAdventures()?.find(({ status }) => isInProgress(status));
  const id = latest?.id;
  const wanted = latest && configOf(latest);
  const theme = wanted?.theme ?? null;
  const customTheme = wanted?.customTheme;
  useEffect(() => {
    let left = false;
    const fetch = async (): Promise<void> => {
      if (left || !navigator.serviceWorker?.controller) return;
      await get({ view: 'playing', adventure: id ?? null });
      await import('../ui/Toast/Toaster.tsx');
      await get({ view: 'selector' });
      if (left || customTheme === undefined) return;
      const { warmTeller } = await import('../platform/story.ts');
      warmTeller({ theme, customTheme });
    };
    void afterFirstView().then(() => whenIdle(() => void fetch().catch(() => undefined)));
    return () => {
      left = true;
    };
  }, [get, id, theme, customTheme]);
  return null;
}
