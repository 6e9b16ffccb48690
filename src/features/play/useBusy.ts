import { useCallback, useRef, useState } from 'react';

/** What takes longer than this, in ms, is seen to be under way. */
const busyAfterMs = 50;

/** What the play screen is busy with. */
export type Busy = 'nothing' | 'telling' | 'stopping';

/**
 * Does `work` unless something else is under way, and answers `instead` then. `free` ends its hold early: what is left of it needs nobody to
 * wait. Stopping never waits for a step that is being told: the story finds the adventure paused and leaves it alone.
 */
export type Alone = <T>(what: Busy, work: (free: () => void) => Promise<T>, instead: T) => Promise<T>;

/** One piece of work at a time, and which one it is. `alone` stays the same function. */
export function useBusy(): { busy: Busy; alone: Alone } {
  const [busy, setBusy] = useState<Busy>('nothing');
  const working = useRef<{ what: Busy } | null>(null);
  const alone = useCallback(async <T>(what: Busy, work: (free: () => void) => Promise<T>, instead: T): Promise<T> => {
    if (working.current !== null && (what !== 'stopping' || working.current.what === 'stopping')) return instead;
    const own = { what };
    const free = (): void => {
      if (working.current !== own) return;
      working.current = null;
      setBusy('nothing');
    };
    working.current = own;
    // Most pages turn at once: a button that is busy for no time would only flicker.
    setTimeout(() => working.current === own && setBusy(what), busyAfterMs);
    try {
      return await work(free);
    } finally {
      free();
    }
  }, []);
  return { busy, alone };
}
