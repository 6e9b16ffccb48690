import type { FamilyDb } from '../../data/db.ts';
import { countWaiting, watchWaiting } from '../../data/read/waiting.ts';
import { atMost } from '../../net/deadline.ts';
import { createEngine } from '../../sync/engine.ts';
import type { Transport } from '../../sync/ports.ts';
import type { SyncStatus } from '../../sync/status.ts';
import { createStore } from '../../sync/store.ts';
import { syncLock } from '../../sync/tab-lock.ts';
import { newId, now } from '../device/clock.ts';
import { askForBackgroundSync } from './background-sync.ts';

/** Sync in the browser: the events that start it, and its status for the shell. */

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
export function startSync(db: FamilyDb, transport: Transport): SyncRuntime {
  const engine = createEngine({
    store: createStore(db, newId),
    transport,
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
      await atMost(flushDeadlineMs, engine.settled());
      return { waiting: await countWaiting(db) };
    },
    stop,
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
