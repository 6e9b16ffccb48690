import { useEffect } from 'react';
import { atMost } from '../../net/deadline.ts';
import { whenIdle } from './idle.ts';

/**
 * The moment at which the first view of the app was painted and the browser is idle. What the first view does not need (the worker, sync, the storyteller, the
 * check of the session) waits for it.
 */

/** The longest wait for the first view, in ms. */
const timeoutMs = 4_000;

let reportShown: () => void;
const firstViewShown = new Promise<void>((resolve) => {
  reportShown = resolve;
});

/** Resolves once the first view was painted, or after 4 s. */
export function afterFirstView(): Promise<void> {
  return atMost(timeoutMs, firstViewShown);
}

/** Called by each view: reports that it shows its content as soon as `shown` is true. */
export function useFirstView(shown: boolean): void {
  useEffect(() => {
    if (shown) requestAnimationFrame(() => whenIdle(reportShown));
  }, [shown]);
}
