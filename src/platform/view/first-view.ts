import { useEffect } from 'react';
import { atMost } from '../../net/deadline.ts';

/**
 * The moment after which the rest may begin: the first view of the app has been painted, and the browser has time. Whatever the
 * first view does not need (the worker, sync, the storyteller, the sign-in's check) waits for it.
 */

/** However long the first view takes, in ms. */
const timeoutMs = 4_000;

let stand: () => void;
const stands = new Promise<void>((resolve) => {
  stand = resolve;
});

/** Settles once the first view stands, or after 4 s. */
export function afterFirstView(): Promise<void> {
  return atMost(timeoutMs, stands);
}

/** For the views: tells that this one shows what it is for, as soon as `shown` is true. */
export function useFirstView(shown: boolean): void {
  useEffect(() => {
    if (shown) requestAnimationFrame(() => whenIdle(stand));
  }, [shown]);
}

/** Begins when the browser has time, or after a second. */
export function whenIdle(begin: () => void): void {
  // WebKit has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 1_000 });
  else setTimeout(begin, 100);
}

/** Begins each piece of work when the browser has time for it, in their order; answers how to leave off. */
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
