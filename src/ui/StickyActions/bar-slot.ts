import { useSyncExternalStore } from 'react';

/**
 * A slot in the bottom bar for what is on every page: on a small screen it is shown there, where it covers nothing and needs no line of its
 * own.
 */

let slots: readonly HTMLElement[] = [];
const watchers = new Set<() => void>();

function set(next: readonly HTMLElement[]): void {
  slots = next;
  for (const watch of watchers) watch();
}

/** A ref callback for the bar's slot: the slot is available while the element is mounted. */
export function offerSlot(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  set([...slots, element]);
  return () => set(slots.filter((slot) => slot !== element));
}

/** The current slot; null if the page has no bar. */
export function useBarSlot(): HTMLElement | null {
  return useSyncExternalStore(
    (watch) => {
      watchers.add(watch);
      return () => watchers.delete(watch);
    },
    () => slots.at(-1) ?? null,
  );
}
