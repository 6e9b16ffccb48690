import type { SupabaseClient } from '@supabase/supabase-js';

/** The client of the backend: made, and its code fetched, when something first needs the network, never on the way to the first screen. */

let made: Promise<SupabaseClient> | null = null;

/** The one client of this page. Rejects where its code or the backend's address can't be had; then the next call tries again. */
export function getSupabase(): Promise<SupabaseClient> {
  made ??= import('./make-client.ts')
    .then(({ makeClient }) => makeClient())
    .catch((error: unknown) => {
      made = null;
      throw error;
    });
  return made;
}
