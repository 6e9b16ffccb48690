/** Saves text while it is typed, for all fields in the same way. */

/**
 * The longest time for which typed text is not stored, in ms, counted from the first unsaved letter; further letters do not restart it. Together with
 * the write, a power cut loses less than 300 ms of typing (`npm run typing` measures it).
 */
export const longestWaitMs = 100;

export type Autosave<T> = {
  /** Sets the current value; it, or a newer one, is stored within {@link longestWaitMs}. */
  set: (value: T) => void;
  /** Stores the waiting value now; resolves once it and any running store have settled, to false if the value could not be stored. */
  flush: () => Promise<boolean>;
  /** Discards the waiting value. */
  drop: () => void;
};

/**
 * Calls `store` with the latest value, never twice at the same time. `store` resolves to whether the value is stored, and has to tell the family of a failure
 * itself. A value that could not be stored (false, or a rejection) keeps waiting: it, or a newer one, is tried again at the next flush or change.
 */
export function createAutosave<T>(store: (value: T) => Promise<boolean>): Autosave<T> {
  let waiting: { value: T } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let storing: Promise<boolean> = Promise.resolve(true);

  async function storeLatest(): Promise<boolean> {
    const next = waiting;
    if (next === null) return true;
    const stored = await store(next.value).catch(() => false);
    // If a newer value has come meanwhile, that one waits now.
    if (stored && waiting === next) waiting = null;
    return stored;
  }

  function stopTimer(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function flush(): Promise<boolean> {
    stopTimer();
    storing = storing.then(storeLatest);
    return storing;
  }

  return {
    set: (value) => {
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
