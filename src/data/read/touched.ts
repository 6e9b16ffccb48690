import { Dexie, type IntervalTree, mergeRanges, type ObservabilitySet, RangeSet } from 'dexie';
import type { FamilyDexie } from '../schema.ts';

/**
 * Which rows of a table a transaction has changed, as Dexie reports it: single keys, or, where one statement changed fifty or more, as a page of a sync does, only
 * a range.
 */

/**
 * Calls `listener` with the changes of each transaction, in this tab or another, in a later task, so that the promise of the write resolves before other code begins
 * to read. Returns how to stop.
 */
export function onTouched(listener: (parts: ObservabilitySet) => void): () => void {
  let stopped = false;
  const notifyLater = (parts: ObservabilitySet): void => {
    setTimeout(() => {
      if (!stopped) listener(parts);
    });
  };
  Dexie.on.storagemutated.subscribe(notifyLater);
  return () => {
    stopped = true;
    Dexie.on.storagemutated.unsubscribe(notifyLater);
  };
}

/**
 * The changed ranges of a table; undefined where it was not changed. `all` where anything may have changed: a page that returns from the back/forward cache has
 * missed changes, and Dexie then names no table.
 */
export function touchedOf(parts: ObservabilitySet, dexie: FamilyDexie, table: string): IntervalTree | 'all' | undefined {
  return parts['all'] === undefined ? parts[`idb://${dexie.name}/${table}/`] : 'all';
}

/** The single keys of the ranges; null where one of them spans several keys. */
export function keysIn(ranges: IntervalTree): string[] | null {
  const keys: string[] = [];
  // Changes of another tab come as plain data.
  const all = new RangeSet();
  mergeRanges(all, ranges);
  for (const { from, to } of all) {
    if (typeof from !== 'string' || from !== to) return null;
    keys.push(from);
  }
  return keys;
}
