import { Dexie, liveQuery } from 'dexie';

/** Something that is in the database, as a screen follows it. */
export type Live<T> = {
  /** What the database held last; undefined until it has answered for the first time. The same object until something changes. */
  get: () => T | undefined;
  /** Answers how to stop. */
  subscribe: (changed: () => void) => () => void;
  /** Follows no more, for good. */
  end: () => void;
};

/**
 * One value for all who look at it. `follow` begins with the first who does, and goes on when nobody does: whoever comes next finds what is true,
 * and not what was true when the last one left. It answers how to stop. Where it says that it is `lost`, it begins anew with whoever looks next.
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
 * One live query for all who look at its answer. Where the database is lost it stays as it was (`access` says why), and is asked again with the next
 * change of what it has read, or for whoever looks next. So `ask` must reject: Dexie takes an answer for all that is to be followed.
 */
export function sharedQuery<T>(ask: () => Promise<T>): Live<T> {
  return shared((tell, lost) => followQuery(ask, tell, lost));
}

/** The same for one who looks: `tell` hears every answer, `lost` of every time that there is none. Answers how to stop. */
export function followQuery<T>(ask: () => Promise<T>, tell: (value: T) => void, lost?: () => void): () => void {
  let isFirst = true;
  const subscription = liveQuery(async () => {
    try {
      // (as `onTouched`)
      if (!isFirst) await laterTask();
      isFirst = false;
      return await ask();
    } catch (error) {
      // (here, for Dexie tells nobody of a connection that was closed)
      if (!subscription.closed) lost?.();
      throw error;
    }
  }).subscribe({ next: tell, error: () => undefined });
  return () => subscription.unsubscribe();
}

/** Resolves in a task to come. Dexie's own promise: behind any other, it would not see what a live query reads. */
function laterTask(): PromiseLike<void> {
  return new Dexie.Promise((resolve) => setTimeout(resolve));
}

/** Settles when it has answered for the first time. */
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
