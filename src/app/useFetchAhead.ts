import { useContext, useEffect } from 'react';
import { afterFirstView, whenIdle } from '../platform/first-view.ts';
import { ViewCode } from '../platform/view.ts';

/**
 * Fetches what `Resume` and `Start` will want while the dashboard is being looked at: a tap then draws the play screen, and waits for no file. What
 * can't be had is asked for again by the tap.
 */
export function useFetchAhead(): void {
  const codeOf = useContext(ViewCode);
  useEffect(() => {
    let left = false;
    const fetch = async (): Promise<void> => {
      if (left) return;
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
