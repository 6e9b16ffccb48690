import type { FamilyDb } from '../data/db.ts';
import { clock, now } from '../platform/clock.ts';
import { loadConfig, rereadConfig } from '../platform/config.ts';
import { callService } from '../platform/story.ts';
import { getSupabase } from '../platform/supabase.ts';
import { type SyncRuntime, startSync } from '../platform/sync-runtime.ts';
import { createTransport } from '../platform/sync-transport.ts';
import { sendItem } from '../story/send.ts';
import type { SendAnswer } from '../sync/ports.ts';

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
  return startSync(db, () => Promise.resolve(transport));
}
