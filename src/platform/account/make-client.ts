import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { noteGone } from '../../data/device.ts';
import { fetchWithin } from '../../net/deadline.ts';
import { loadConfig, rereadConfig } from '../config.ts';
import { createClientFetch } from './client-fetch.ts';
import { sessionKey } from './session-key.ts';
import { heldSession, sessionStore } from './session-store.ts';

/** A request of the client is aborted when nothing is received for so long, in ms. */
const requestDeadlineMs = 20_000;

/** Creates the backend's client with the app's settings. Rejects where the backend's address is not known yet and can't be loaded. */
export async function makeClient(): Promise<SupabaseClient> {
  const config = await loadConfig();
  return createClient(config.supabaseUrl, config.supabaseKey, {
    auth: {
      storageKey: sessionKey,
      storage: sessionStore,
      persistSession: true,
      autoRefreshToken: true,
      // `mail-link.ts` reads the address.
      detectSessionInUrl: false,
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
