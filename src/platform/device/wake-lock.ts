import { useEffect } from 'react';

/** Keeps the screen on while `active`. The lock is requested again whenever the page becomes visible, and released otherwise. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || (lock !== null && !lock.released)) return;
      try {
        const granted = await navigator.wakeLock.request('screen');
        // Of two requests at a time, as at a quick return to the page, only the first lock is kept.
        if (over || (lock !== null && !lock.released)) await granted.release();
        else lock = granted;
      } catch {
        // Refused (battery saver, policy): the screen turns off as usual.
      }
    };
    const onVisible = (): void => void ask();
    document.addEventListener('visibilitychange', onVisible);
    void ask();
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, [active]);
}
