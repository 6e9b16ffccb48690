import { useSyncExternalStore } from 'react';
import { now } from '../../platform/device/clock.ts';

/** One ticker for every relative time on screen. */

const minuteMs = 60_000;
const listeners = new Set<() => void>();
let current = now();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  current = now();
  for (const listener of listeners) listener();
}

/** A tablet that slept ran no timer: what it shows on waking is put right at once. */
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

/** Nobody kept it fresh before the first subscriber: an old value is renewed, a fresh one stays (React wants it stable). */
function snapshot(): number {
  if (listeners.size === 0 && Math.abs(now() - current) >= minuteMs) current = now();
  return current;
}

/** The time in ms, renewed every minute and whenever the page comes back into view. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, snapshot);
}
