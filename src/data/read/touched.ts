import { type IntervalTree, mergeRanges, RangeSet } from 'dexie';

/**
 * What a transaction has touched of a table, as Dexie says it: the keys one by one, or, where one statement touched fifty or more, as a page of a sync
 * does, only that many have changed.
 */

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
