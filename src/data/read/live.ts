import { Dexie, liveQuery } from 'dexie';

/** A live value from the database. */
export type Live<T> = {
  /** The last value; undefined until it was read for the first time. The same object until something changes. */
  get: () => T | undefined;
  /** Returns how to stop. */
  subscribe: (changed: () => void) => () => void;
  /** Ends it for good. */
  end: () => void;
};

/**
 * A live value that all subscribers share. `follow` is called for the first subscriber, and keeps running without any, so that a later one gets the current
 * value at once. It returns how to stop. After it has called `lost`, it is called again for the next subscriber.
 */
export function shared<T>(follow: (tell: (value: T) => void, lost: () => void) => () => void): Live<T> {
  const listeners = new Set<() => void>();
  let value: T | undefined;
  let stop: (() => void) | null = null;
  let isLost = false;
  const tell = (next: T): void => {
    value = next;
    isLost = false;
    for (const listener of listeners) listener();
  };
  return {
    get: () => value,
    subscribe: (changed) => {
      listeners.add(changed);
      if (isLost) {
        stop?.();
        stop = null;
        isLost = false;
      }
      stop ??= follow(tell, () => {
        isLost = true;
      });
      return () => listeners.delete(changed);
    },
    end: () => stop?.(),
  };
}

/**
 * A live query that all subscribers share. If the connection is lost, the last value stays (`access` says why), and the query is repeated after the next change
 * of what it reads, or for the next subscriber. `ask` must reject on errors, since Dexie observes whatever a successful query has read.
 */
export function sharedQuery<T>(ask: () => Promise<T>): Live<T> {
  return shared((tell, lost) => followQuery(ask, tell, lost));
}

/** Runs a live query: `tell` is called with each result, `lost` whenever it fails. Returns how to stop. */
export function followQuery<T>(ask: () => Promise<T>, tell: (value: T) => void, lost?: () => void): () => void {
  let isFirst = true;
  const subscription = liveQuery(async () => {
    try {
      // Begins in a later task, as in `onTouched`.
      if (!isFirst) await laterTask();
      isFirst = false;
      return await ask();
    } catch (error) {
      // Reported here, because Dexie does not report a closed connection.
      if (!subscription.closed) lost?.();
      throw error;
    }
  }).subscribe({ next: tell, error: () => undefined });
  return () => subscription.unsubscribe();
}

/** Resolves in a later task. It is Dexie's own promise, since after another one Dexie would not observe what the live query reads. */
function laterTask(): PromiseLike<void> {
  return new Dexie.Promise((resolve) => setTimeout(resolve));
}

/** Resolves once the value was read for the first time. */
export function answered(live: Live<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const stop = live.subscribe(check);
    function check(): void {
      if (live.get() === undefined) return;
      queueMicrotask(() => stop());
      resolve();
    }
    check();
  });
}
