import { useSyncExternalStore } from 'react';

/**
 * Room in the bar at the bottom of the screen for what is on every page: on a small screen it stands there, where it covers nothing and takes no line of its own.
 */

let slots: readonly HTMLElement[] = [];
const watchers = new Set<() => void>();

function set(next: readonly HTMLElement[]): void {
  slots = next;
  for (const watch of watchers) watch();
}

/** A ref for the bar's own element: it is on offer for as long as it stands. */
export function offerSlot(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  set([...slots, element]);
  return () => set(slots.filter((slot) => slot !== element));
}

/** The room that is on offer now; null where the page has no bar. */
export function useBarSlot(): HTMLElement | null {
  return useSyncExternalStore(
    (watch) => {
      watchers.add(watch);
      return () => watchers.delete(watch);
    },
    () => slots.at(-1) ?? null,
  );
}
