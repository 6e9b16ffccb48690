/** The tag of the sync event that wakes the service worker once there is a connection. */
export const syncTag = 'venture-push';

/** A registration with Background Sync, which only Chromium browsers support, and which TypeScript's libraries lack. */
type WithSync = { sync: { register: (tag: string) => Promise<void> } };

/** Whether the browser supports Background Sync. */
export function canWake<T extends object>(registration: T): registration is T & WithSync {
  return 'sync' in registration;
}

/** Asks the browser to wake the worker to sync, even after the app was closed. Other browsers sync when the app is opened again. */
export function askForBackgroundSync(): void {
  navigator.serviceWorker?.ready
    .then((registration) => (canWake(registration) ? registration.sync.register(syncTag) : undefined))
    // Refused (battery saver, setting): it is synced when the app is opened again.
    .catch(() => undefined);
}
