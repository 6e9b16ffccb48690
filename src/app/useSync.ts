import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { FamilyDb } from '../data/family-db.ts';
import { type SessionState, setSession } from '../platform/account-state.ts';
import { clock } from '../platform/clock.ts';
import { callService } from '../platform/story.ts';
import { getSupabase } from '../platform/supabase.ts';
import { startSync, type SyncRuntime } from '../platform/sync-runtime.ts';
import { createTransport } from '../platform/sync-transport.ts';
import type { SyncStatus } from '../sync/status.ts';
import type { SendAnswer } from '../sync/ports.ts';
import { sendItem } from '../story/send.ts';

export type Sync = {
  status: SyncStatus;
  now: () => void;
  flush: () => Promise<{ waiting: number }>;
};

const starting: SyncStatus = { kind: 'synced', at: null };
const nothing = (): (() => void) => () => undefined;

/** Syncs the family's database for as long as it is on screen. */
export function useSync(db: FamilyDb, session: SessionState): Sync {
  const [runtime, setRuntime] = useState<SyncRuntime | null>(null);
  const wasValid = useRef(false);

  useEffect(() => {
    const transport = createTransport({
      getClient: getSupabase,
      online: () => navigator.onLine,
      send: (item): Promise<SendAnswer> => sendItem(db, callService, item, clock),
    });
    const started = startSync(db, () => Promise.resolve(transport));
    // oxlint-disable-next-line react/set-state-in-effect -- the runtime is a world of its own that lives as long as this effect
    setRuntime(started);
    return () => {
      started.stop();
      setRuntime(null);
    };
  }, [db]);

  useEffect(() => {
    const valid = session === 'valid';
    if (valid && !wasValid.current) runtime?.signedIn();
    wasValid.current = valid;
  }, [session, runtime]);

  const status = useSyncExternalStore(runtime?.subscribe ?? nothing, runtime?.getSnapshot ?? (() => starting));

  // The sync function's refusal of this account is the auth server's own word, as the transport has made sure.
  useEffect(() => {
    if (status.kind === 'sign-in') setSession('refused');
  }, [status.kind]);

  return useMemo(
    () => ({
      status,
      now: () => runtime?.syncNow(),
      flush: () => runtime?.flush() ?? Promise.resolve({ waiting: 0 }),
    }),
    [status, runtime],
  );
}
