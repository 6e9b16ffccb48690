import type { SupabaseClient } from '@supabase/supabase-js';

/** The backend's client. It is created, and its code loaded, when something first needs the network, and not for the first screen. */

let made: Promise<SupabaseClient> | null = null;

/** The client of this page. Rejects where its code or the backend's address can't be loaded; the next call tries again. */
export function getSupabase(): Promise<SupabaseClient> {
  made ??= import('./make-client.ts')
    .then(({ makeClient }) => makeClient())
    .catch((error: unknown) => {
      made = null;
      throw error;
    });
  return made;
}
