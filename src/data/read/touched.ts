import { Dexie, type IntervalTree, mergeRanges, type ObservabilitySet, RangeSet } from 'dexie';
import type { FamilyDexie } from '../schema.ts';

/**
 * What a transaction has touched of a table, as Dexie says it: the keys one by one, or, where one statement touched fifty or more, as a page of a sync
 * does, only that many have changed.
 */

/**
 * Calls `hear` with what each transaction has touched, of this tab or another, in a task of its own: who wrote is told first that it is on the disk,
 * and does not wait for everybody who begins to read it. Answers how to stop.
 */
export function onTouched(hear: (parts: ObservabilitySet) => void): () => void {
  let stopped = false;
  const hearLater = (parts: ObservabilitySet): void => {
    setTimeout(() => {
      if (!stopped) hear(parts);
    });
  };
  Dexie.on.storagemutated.subscribe(hearLater);
  return () => {
    stopped = true;
    Dexie.on.storagemutated.unsubscribe(hearLater);
  };
}

/**
 * What the parts say of a table: the ranges that were touched, or undefined where it was left alone. `all` where anything may have changed: a page that
 * comes back from the browser's back/forward cache has heard nothing while it lay there, and Dexie names no table then.
 */
export function touchedOf(parts: ObservabilitySet, dexie: FamilyDexie, table: string): IntervalTree | 'all' | undefined {
  return parts['all'] === undefined ? parts[`idb://${dexie.name}/${table}/`] : 'all';
}

/** The keys that the ranges name one by one; null where one of them spans others. */
export function keysIn(ranges: IntervalTree): string[] | null {
  const keys: string[] = [];
  // (what another tab has touched comes as bare data)
  const all = new RangeSet();
  mergeRanges(all, ranges);
  for (const { from, to } of all) {
    if (typeof from !== 'string' || from !== to) return null;
    keys.push(from);
  }
  return keys;
}
