import * as z from 'zod/mini';
import { readSessionCopy, saveSessionCopy } from '../../data/device.ts';

/**
 * The storage of the auth client's session: local storage, with a copy in the device's database for the service worker. If the worker has renewed the session
 * after the app was closed, the client gets the renewed one.
 */
export const sessionStore = {
  getItem: async (key: string): Promise<string | null> => {
    const own = localStorage.getItem(key);
    // After a sign-out the copy does not count.
    if (own === null) return null;
    const copy = await readSessionCopy(key).catch(() => null);
    if (copy === null || !isLater(copy, own)) return own;
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

const Stored = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });

/** The account of the stored session, and its last token; null where there is none. */
export function heldSession(key: string): { account: string; token: string } | null {
  try {
    const { access_token, user } = Stored.parse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return { account: user.id, token: access_token };
  } catch {
    return null;
  }
}

function isLater(copy: string, own: string): boolean {
  const [a, b] = [facts(copy), facts(own)];
  return a !== null && b !== null && a.user === b.user && a.expires > b.expires;
}

function facts(stored: string): { user: string; expires: number } | null {
  try {
    const { user, expires_at: expires } = JSON.parse(stored) as { user?: { id?: unknown }; expires_at?: unknown };
    return typeof user?.id === 'string' && typeof expires === 'number' ? { user: user.id, expires } : null;
  } catch {
    return null;
  }
}
