import * as z from 'zod/mini';
import { readSessionCopy, saveSessionCopy } from '../../data/device.ts';

/**
 * Where the auth client keeps the sign-in: in local storage, and a copy in the device's database, where the service worker can read
 * it. When the worker has renewed the sign-in after the app was closed, the renewed one is what the client finds.
 */
export const sessionStore = {
  getItem: async (key: string): Promise<string | null> => {
    const own = localStorage.getItem(key);
    // Signed out is signed out, whatever a copy says.
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

/** Whose the sign-in of this device is, and the last token that it had; null where there is none. */
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
