import { useEffect } from 'react';
import { atMost } from './at-most.ts';

/**
 * The moment after which the rest may begin: the first view of the app has been painted, and the browser has time. Whatever the
 * first view does not need (the worker, sync, the storyteller, the sign-in's check) waits for it.
 */

/** However long the first view takes, in ms. */
const patienceMs = 4_000;

let stand: () => void;
const stands = new Promise<void>((resolve) => {
  stand = resolve;
});

/** The turn of whoever asked last; null before anybody has. */
let lastTurn: Promise<void> | null = null;

/**
 * Settles once the first view stands, or after 4 s. Whoever asks gets a turn of its own, in the order of asking: a tap is never kept waiting for
 * all of them together.
 */
export function afterFirstView(): Promise<void> {
  lastTurn = lastTurn === null ? atMost(patienceMs, stands) : lastTurn.then(nextTask);
  return lastTurn;
}

/** Lets the browser see to whatever has come up meanwhile. */
function nextTask(): Promise<void> {
  return new Promise((go) => {
    setTimeout(go);
  });
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
