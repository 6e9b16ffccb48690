import type { FamilyDb } from '../../data/db.ts';
import { countWaiting, watchWaiting } from '../../data/read/waiting.ts';
import { atMost } from '../../net/deadline.ts';
import { sendItem } from '../../story/send.ts';
import { createEngine } from '../../sync/engine.ts';
import type { Transport } from '../../sync/ports.ts';
import type { SyncStatus } from '../../sync/status.ts';
import { createStore } from '../../sync/store.ts';
import { createTransport } from '../../sync/transport.ts';
import { getSupabase } from '../account/supabase.ts';
import { loadConfig, rereadConfig } from '../config.ts';
import { clock, newId, now } from '../device/clock.ts';
import { callServiceAs, recordBackendAnswer } from '../story.ts';
import { askForBackgroundSync } from './background-sync.ts';
import { syncLock } from './lock.ts';

/** Sync in a page of the browser: the ports of the engine, the events that it is told, and its status for the shell. Loaded once the first screen is drawn. */

export type SyncRuntime = {
  /** For `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => SyncStatus;
  /** Syncs because a person asked for it. */
  syncNow: () => void;
  /** Called after a sign-in to the account. */
  signedIn: () => void;
  /** Tries to send everything; resolves after 30 s at the latest, with the number of changes that still wait on this device. */
  flush: () => Promise<{ waiting: number }>;
  /** Stops syncing, after a running sync is finished. */
  stop: () => void;
};

const beatMs = 60_000;
const flushDeadlineMs = 30_000;

/** Starts syncing the account's database. */
export function startSync(db: FamilyDb): SyncRuntime {
  const engine = createEngine({
    store: createStore(db, newId),
    transport: transportOf(db),
    clock: { now, after },
    lock: syncLock(db.account),
    random: Math.random,
  });
  let waits = false;
  const stopWatching = [
    watchWaiting(db, (counts) => {
      waits = counts.rows + counts.messages > 0;
      if (waits && !navigator.onLine) askForBackgroundSync();
      engine.noteWaiting(counts);
    }),
    followWrites(db, engine.noteEdit),
    listen(window, 'online', () => engine.dispatch({ kind: 'online' })),
    listen(window, 'offline', () => engine.dispatch({ kind: 'offline' })),
    listen(document, 'visibilitychange', () => {
      if (isVisible()) engine.dispatch({ kind: 'visible' });
      // The page is hidden, and its code may not run again.
      else if (waits) askForBackgroundSync();
    }),
    every(beatMs, () => {
      if (isVisible()) engine.dispatch({ kind: 'tick' });
    }),
    db.access.subscribe(() => {
      if (db.access.get().kind !== 'open') stop();
    }),
  ];
  function stop(): void {
    for (const end of stopWatching) end();
    engine.dispatch({ kind: 'stop' });
  }
  engine.dispatch(db.access.get().kind === 'open' ? { kind: 'visible' } : { kind: 'stop' });
  return {
    subscribe: engine.subscribe,
    getSnapshot: engine.getStatus,
    syncNow: () => engine.dispatch({ kind: 'asked' }),
    signedIn: () => engine.dispatch({ kind: 'signed-in' }),
    flush: async () => {
      engine.dispatch({ kind: 'asked' });
      await atMost(flushDeadlineMs, engine.whenIdle());
      return { waiting: await countWaiting(db) };
    },
    stop,
  };
}

function transportOf(db: FamilyDb): Transport {
  const transport = createTransport({
    getClient: getSupabase,
    getBackend: loadConfig,
    rereadBackend: rereadConfig,
    now,
    online: () => navigator.onLine,
    send: (item) => sendItem(db, callServiceAs(db.account), item, clock),
  });
  return {
    ...transport,
    // Whether sync reaches the backend also tells whether waiting for the story service is worth it.
    sync: async (request) => {
      const answer = await transport.sync(request);
      recordBackendAnswer(answer);
      return answer;
    },
  };
}

function followWrites({ onWritten }: FamilyDb, listener: () => void): () => void {
  onWritten.add(listener);
  return () => onWritten.delete(listener);
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}

function after(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}

function every(ms: number, callback: () => void): () => void {
  const timer = setInterval(callback, ms);
  return () => clearInterval(timer);
}

function listen(target: EventTarget, type: string, listener: () => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}
