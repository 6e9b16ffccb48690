import { useSyncExternalStore } from 'react';
import { now } from '../../platform/device/clock.ts';

/** One timer for all relative times on screen. */

const minuteMs = 60_000;
const listeners = new Set<() => void>();
let current = now();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  current = now();
  for (const listener of listeners) listener();
}

/** Timers don't run while a tablet sleeps, so the time is updated as soon as the page is visible again. */
function onVisible(): void {
  if (document.visibilityState === 'visible') tick();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    current = now();
    timer = setInterval(tick, minuteMs);
    document.addEventListener('visibilitychange', onVisible);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** Without subscribers the timer does not run: a stale value is renewed, a fresh one kept, because React wants a stable snapshot. */
function snapshot(): number {
  if (listeners.size === 0 && Math.abs(now() - current) >= minuteMs) current = now();
  return current;
}

/** The current time in ms, updated every minute and when the page becomes visible. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, snapshot);
}
