import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { FamilyDb } from '../../data/db.ts';
import { useFamily } from '../../data/family-context.tsx';
import { setSession } from '../../platform/account/account-state.ts';
import type { SyncRuntime } from '../../platform/sync/start-sync.ts';
import { afterFirstView } from '../../platform/view/first-view.ts';
import type { SyncStatus } from '../../sync/status.ts';
import type { ShellSession, Sync } from '../shell/shell-context.ts';

const starting: SyncStatus = { kind: 'synced', at: null };
const nothing = (): (() => void) => () => undefined;

/** Syncs the family's database while it is on screen. A family without an account is not synced. */
export function useSync(session: ShellSession): Sync {
  const { family } = useFamily();
  const { runtime, begun } = useRuntime(family, session === 'none');
  const wasValid = useRef(false);

  useEffect(() => {
    const valid = session === 'valid';
    // Not for a sync that starts after the sign-in: it asks the server anyway and would ask twice.
    if (valid && !wasValid.current) runtime?.signedIn();
    wasValid.current = valid;
  }, [session, runtime]);

  const status = useSyncExternalStore(runtime?.subscribe ?? nothing, runtime?.getSnapshot ?? (() => starting));

  // When the sync function refuses the account, the transport has already asked the auth server, so the sign-in really has ended.
  useEffect(() => {
    if (status.kind === 'sign-in') setSession('refused');
  }, [status.kind]);

  return useMemo(
    () => ({
      status,
      now: () => runtime?.syncNow(),
      flush: async () => {
        const started = await begun.current;
        if (started !== null) return started.flush();
        const { countWaiting } = await import('../../data/read/waiting.ts');
        return { waiting: await countWaiting(family) };
      },
    }),
    [status, runtime, begun, family],
  );
}

/** The family's sync, started after the first screen; null until then, and for a family without an account. `begun` is its start. */
function useRuntime(family: FamilyDb, alone: boolean): { runtime: SyncRuntime | null; begun: RefObject<Promise<SyncRuntime | null>> } {
  const [runtime, setRuntime] = useState<SyncRuntime | null>(null);
  const begun = useRef<Promise<SyncRuntime | null>>(Promise.resolve(null));
  useEffect(() => {
    if (alone) return undefined;
    let gone = false;
    let started: SyncRuntime | null = null;
    const begin = async (): Promise<SyncRuntime | null> => {
      await afterFirstView();
      const loaded = await import('../../platform/sync/start-sync.ts').catch(() => null);
      if (gone || started !== null || loaded === null) return started;
      started = loaded.startSync(family);
      setRuntime(started);
      return started;
    };
    const start = (): void => {
      begun.current = begin();
    };
    start();
    // If its code could not be loaded, it starts when the connection is back.
    window.addEventListener('online', start);
    return () => {
      gone = true;
      window.removeEventListener('online', start);
      started?.stop();
      setRuntime(null);
    };
  }, [family, alone]);
  return { runtime, begun };
}
