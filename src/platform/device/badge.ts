import { useEffect } from 'react';

/** Shows the number of adventures in progress on the app's icon, where the browser supports it. `undefined`: not known yet. */
export function useAppBadge(waiting: number | undefined): void {
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
