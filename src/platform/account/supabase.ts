import type { SupabaseClient } from '@supabase/supabase-js';
import { noteGone } from '../../data/device.ts';
import { fetchWithin } from '../../net/http.ts';
import { loadConfig, rereadConfig } from '../config.ts';
import { createClientFetch } from './client-fetch.ts';
import { sessionKey } from './session-key.ts';
import { heldSession, sessionStore } from './session-store.ts';

/**
 * The client of the backend: made when something first needs the network, never on the way to the first screen.
 */

/** No request of the client hears nothing for longer than this; in ms. */
const requestDeadlineMs = 20_000;

let made: Promise<SupabaseClient> | null = null;

/** The one client of this page. Rejects where the backend's address is not known yet and can't be loaded; then the next call tries again. */
export function getSupabase(): Promise<SupabaseClient> {
  made ??= make().catch((error: unknown) => {
    made = null;
    throw error;
  });
  return made;
}

async function make(): Promise<SupabaseClient> {
  const [{ createClient }, config] = await Promise.all([import('@supabase/supabase-js'), loadConfig()]);
  return createClient(config.supabaseUrl, config.supabaseKey, {
    auth: {
      storageKey: sessionKey,
      storage: sessionStore,
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: true,
      flowType: 'implicit',
    },
    global: {
      fetch: createClientFetch({
        fetch: fetchWithin(requestDeadlineMs),
        made: config,
        now: loadConfig,
        reread: rereadConfig,
        held: () => heldSession(sessionKey),
        onGone: noteGone,
      }),
    },
  });
}
