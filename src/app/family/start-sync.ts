import type { FamilyDb } from '../../data/db.ts';
import { getSupabase } from '../../platform/account/supabase.ts';
import { loadConfig, rereadConfig } from '../../platform/config.ts';
import { clock, now } from '../../platform/device/clock.ts';
import { callServiceAs, recordBackendAnswer } from '../../platform/story.ts';
import { type SyncRuntime, startSync } from '../../platform/worker/sync-runtime.ts';
import { sendItem } from '../../story/send.ts';
import type { SendAnswer } from '../../sync/ports.ts';
import { createTransport } from '../../sync/transport.ts';

/** Starts sync for one family's database. Loaded once the first screen is drawn. */
export function startFamilySync(db: FamilyDb): SyncRuntime {
  const transport = createTransport({
    getClient: getSupabase,
    getBackend: loadConfig,
    rereadBackend: rereadConfig,
    now,
    online: () => navigator.onLine,
    send: (item): Promise<SendAnswer> => sendItem(db, callServiceAs(db.account), item, clock),
  });
  return startSync(db, {
    ...transport,
    // Whether sync reaches the backend also tells whether waiting for the story service is worth it.
    sync: async (request) => {
      const answer = await transport.sync(request);
      recordBackendAnswer(answer);
      return answer;
    },
  });
}
