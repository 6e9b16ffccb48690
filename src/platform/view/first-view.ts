import { useEffect } from 'react';
import { atMost } from '../../net/deadline.ts';

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

/** Calls `begin` when the browser is idle, or after a second. */
export function whenIdle(begin: () => void): void {
  // WebKit has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 1_000 });
  else setTimeout(begin, 100);
}

/** Runs the pieces of work in their order, each when the browser is idle. Returns how to stop. */
export function pieceByPiece(pieces: readonly (() => void)[]): () => void {
  let left = false;
  const begin = (at: number): void => {
    const piece = pieces[at];
    if (piece === undefined) return;
    whenIdle(() => {
      if (left) return;
      piece();
      begin(at + 1);
    });
  };
  begin(0);
  return () => {
    left = true;
  };
}
