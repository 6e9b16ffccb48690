import type { FamilyDb } from '../data/db.ts';
import { getSupabase } from '../platform/account/supabase.ts';
import { loadConfig, rereadConfig } from '../platform/config.ts';
import { clock, now } from '../platform/device/clock.ts';
import { callService, heardFromBackend } from '../platform/story.ts';
import { type SyncRuntime, startSync } from '../platform/worker/sync-runtime.ts';
import { sendItem } from '../story/send.ts';
import type { SendAnswer } from '../sync/ports.ts';
import { createTransport } from '../sync/transport.ts';

/** Sync in the browser for one family's database; loaded once the first screen stands. */
export function startFamilySync(db: FamilyDb): SyncRuntime {
  const transport = createTransport({
    getClient: getSupabase,
    getBackend: loadConfig,
    rereadBackend: rereadConfig,
    now,
    online: () => navigator.onLine,
    send: (item): Promise<SendAnswer> => sendItem(db, callService, item, clock),
  });
  return startSync(db, {
    ...transport,
    // What sync finds out of the backend is worth knowing for whoever waits for a story.
    sync: async (request) => {
      const answer = await transport.sync(request);
      heardFromBackend(answer);
      return answer;
    },
  });
}
