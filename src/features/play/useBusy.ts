import { useCallback, useRef, useState } from 'react';

/** Work that takes longer than this, in ms, is shown as busy. */
const busyAfterMs = 50;

/** What the play screen is busy with. */
export type Busy = 'nothing' | 'telling' | 'stopping';

/**
 * Runs `work` unless other work is running; then it resolves to `instead`. `work` may call `free` to let other work start before it has
 * finished. Stopping does not wait for a step that is being told: `tellNextStep` finds the adventure paused and changes nothing.
 */
export type RunExclusive = <T>(what: Busy, work: (free: () => void) => Promise<T>, instead: T) => Promise<T>;

/** Runs one piece of work at a time, and says which one is running. `runExclusive` is a stable function. */
export function useBusy(): { busy: Busy; runExclusive: RunExclusive } {
  const [busy, setBusy] = useState<Busy>('nothing');
  const working = useRef<{ what: Busy } | null>(null);
  const runExclusive = useCallback(async <T>(what: Busy, work: (free: () => void) => Promise<T>, instead: T): Promise<T> => {
    if (working.current !== null && (what !== 'stopping' || working.current.what === 'stopping')) return instead;
    const own = { what };
    const free = (): void => {
      if (working.current !== own) return;
      working.current = null;
      setBusy('nothing');
    };
    working.current = own;
    // Most pages turn at once; showing those as busy would only make the button flicker.
    setTimeout(() => working.current === own && setBusy(what), busyAfterMs);
    try {
      return await work(free);
    } finally {
      free();
    }
  }, []);
  return { busy, runExclusive };
}
