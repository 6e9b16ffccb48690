import { useEffect } from 'react';

/** Calls `stop`, which must be stable, when the screen is off or the app is left: nobody listens any more, or wants to be heard. */
export function useStopWhenHidden(stop: () => void): void {
  useEffect(() => {
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') stop();
    };
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', stop);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', stop);
    };
  }, [stop]);
}
