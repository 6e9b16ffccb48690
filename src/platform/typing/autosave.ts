/** Writes what somebody types while it is typed, for every field there is: one pace, and one moment at which everything is written at once. */

/**
 * How long something typed may be on the screen only, in ms, counted from the first letter that is not written; further letters do not begin it anew.
 * With the write itself, a power cut takes less than 300 ms of typing (`npm run typing` measures it).
 */
export const longestWaitMs = 100;

export type Autosave<T> = {
  /** What stands there now: stored within {@link longestWaitMs}, or its successor is. */
  keep: (value: T) => void;
  /** Stores what waits now; resolves when that, and what was being stored already, has been answered. */
  flush: () => Promise<void>;
  /** Forgets what waits. */
  drop: () => void;
};

/** One store at a time, the latest value last. What `store` rejects with is not for the person who types: whoever stores says so. */
export function createAutosave<T>(store: (value: T) => Promise<unknown>): Autosave<T> {
  let waiting: { value: T } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let storing: Promise<void> = Promise.resolve();

  async function storeLatest(): Promise<void> {
    const next = waiting;
    waiting = null;
    if (next !== null) await store(next.value);
  }

  function rest(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function flush(): Promise<void> {
    rest();
    storing = storing.then(storeLatest).catch(() => undefined);
    return storing;
  }

  return {
    keep: (value) => {
      waiting = { value };
      timer ??= setTimeout(() => void flush(), longestWaitMs);
    },
    flush,
    drop: () => {
      rest();
      waiting = null;
    },
  };
}

/** Until the returned function is called, flushes whenever the page is hidden or left: it may never get another moment. */
export function flushOnLeave(autosave: Pick<Autosave<never>, 'flush'>): () => void {
  const leave = (): void => void autosave.flush();
  document.addEventListener('visibilitychange', leave);
  window.addEventListener('pagehide', leave);
  return () => {
    document.removeEventListener('visibilitychange', leave);
    window.removeEventListener('pagehide', leave);
  };
}
