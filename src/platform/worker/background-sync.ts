/** What the service worker is woken by, once there is a connection again. */
export const syncTag = 'venture-push';

/** Registrations that can be woken; it is in no standard library yet, and in no browser but the Chromium ones. */
type WithSync = { sync: { register: (tag: string) => Promise<void> } };

export function canWake<T extends object>(registration: T): registration is T & WithSync {
  return 'sync' in registration;
}

/** Asks the browser to let the worker send what waits, even after the app was closed. Elsewhere the next opening sends it. */
export function askForBackgroundSync(): void {
  navigator.serviceWorker?.ready
    .then((registration) => (canWake(registration) ? registration.sync.register(syncTag) : undefined))
    // Refused (battery saver, setting): the next opening sends it.
    .catch(() => undefined);
}
