/** Saves text while it is typed, for all fields in the same way. */

/**
 * The longest time for which typed text is not stored, in ms, counted from the first unsaved letter; further letters do not restart it. Together with
 * the write, a power cut loses less than 300 ms of typing (`npm run typing` measures it).
 */
export const longestWaitMs = 100;

export type Autosave<T> = {
  /** Sets the current value; it, or a newer one, is stored within {@link longestWaitMs}. */
  keep: (value: T) => void;
  /** Stores the waiting value now; resolves once it and any running store have settled. */
  flush: () => Promise<void>;
  /** Discards the waiting value. */
  drop: () => void;
};

/** Calls `store` with the latest value, never twice at the same time. Rejections of `store` are ignored here; `store` has to report them itself. */
export function createAutosave<T>(store: (value: T) => Promise<unknown>): Autosave<T> {
  let waiting: { value: T } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let storing: Promise<void> = Promise.resolve();

  async function storeLatest(): Promise<void> {
    const next = waiting;
    waiting = null;
    if (next !== null) await store(next.value);
  }

  function stopTimer(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function flush(): Promise<void> {
    stopTimer();
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
      stopTimer();
      waiting = null;
    },
  };
}

/** Flushes whenever the page is hidden or left, after which its code may not run again. Returns how to stop. */
export function flushOnLeave(autosave: Pick<Autosave<never>, 'flush'>): () => void {
  const leave = (): void => void autosave.flush();
  document.addEventListener('visibilitychange', leave);
  window.addEventListener('pagehide', leave);
  return () => {
    document.removeEventListener('visibilitychange', leave);
    window.removeEventListener('pagehide', leave);
  };
}
