import { useContext, useEffect } from 'react';
import { afterFirstView, whenIdle } from '../platform/view/first-view.ts';
import { ViewCode } from '../platform/view/view.ts';

/**
 * Fetches what `Resume` and `Start` will want while the dashboard is being looked at: a tap then draws the play screen, and waits for no file. Only where
 * the worker has them on the device: some browsers never ask again for a module that could not be had once, and a tap later may find a connection.
 */
export function useFetchAhead(): void {
  const codeOf = useContext(ViewCode);
  useEffect(() => {
    let left = false;
    const fetch = async (): Promise<void> => {
      if (left || !navigator.serviceWorker?.controller) return;
      await codeOf('playing');
      await import('../ui/Toast/Toaster.tsx');
      await codeOf('selector');
    };
    void afterFirstView().then(() => whenIdle(() => void fetch().catch(() => undefined)));
    return () => {
      left = true;
    };
  }, [codeOf]);
}
