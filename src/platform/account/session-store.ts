import { quickEntry, readSessionCopy, saveSessionCopy } from '../../data/device.ts';
import { parseSession } from './session.ts';

/**
 * The storage of the auth client's session: local storage, with a copy in the device's database for the service worker. If the worker has renewed the session
 * after the app was closed, the client gets the renewed one.
 */
export const sessionStore = {
  getItem: async (key: string): Promise<string | null> => {
    const own = quickEntry(key);
    // After a sign-out the copy does not count.
    if (own === null) return null;
    const copy = await readSessionCopy(key).catch(() => null);
    // A tab may have signed out, or renewed the session, while the copy was read.
    const now = localStorage.getItem(key);
    if (now !== own || copy === null || !isLater(copy, own)) return now;
    localStorage.setItem(key, copy);
    return copy;
  },
  setItem: async (key: string, value: string): Promise<void> => {
    localStorage.setItem(key, value);
    await saveSessionCopy(key, value).catch(() => undefined);
  },
  removeItem: async (key: string): Promise<void> => {
    localStorage.removeItem(key);
    await saveSessionCopy(key, null).catch(() => undefined);
  },
};

/** The account of the stored session, and its last token; null where there is none. */
export function heldSession(key: string): { account: string; token: string } | null {
  const session = parseSession(quickEntry(key));
  return session === null ? null : { account: session.user.id, token: session.access_token };
}

/** Whether the copy is of the same account's session, and expires later. */
function isLater(copy: string, own: string): boolean {
  const [a, b] = [parseSession(copy), parseSession(own)];
  if (a?.expires_at === undefined || b?.expires_at === undefined) return false;
  return a.user.id === b.user.id && a.expires_at > b.expires_at;
}
