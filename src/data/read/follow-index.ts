import { mergeRanges, RangeSet } from 'dexie';
import type { FamilyDexie } from '../schema.ts';
import { type AdventureSummary, type Parsed, parseSummaries, sortSummaries } from './parse.ts';
import { throttled } from './throttle.ts';
import { keysIn, onTouched, touchedOf } from './touched.ts';

/**
 * Reads the index of adventures, and after a change only the changed rows, so that an autosave does not read and parse thousands of rows. Dexie reports the keys
 * that a transaction has changed, in this tab or another; for fifty or more, as with a page of a sync, it only reports that there are many, and all rows are
 * read. `lost` is called whenever a reading fails. Returns how to stop.
 */
export function followIndex(dexie: FamilyDexie, tell: (adventures: Parsed<AdventureSummary>) => void, lost?: () => void): () => void {
  const table = dexie.adventureIndex;
  const known = new Map<string, Parsed<AdventureSummary>>();
  /** The changed keys; null where all rows have to be read. */
  let changed: RangeSet | null = null;
  let stopped = false;

  const read = throttled(async () => {
    if (stopped) return;
    const ids = changed === null ? null : keysIn(changed);
    changed = new RangeSet();
    try {
      const rows = ids === null ? await table.toArray() : (await table.bulkGet(ids)).filter((row) => row !== undefined);
      if (ids === null) known.clear();
      for (const id of ids ?? []) known.delete(id);
      for (const row of rows) known.set(row.id, parseSummaries([row]));
    } catch {
      // The connection was lost, so all rows are read again next time.
      changed = null;
      if (!stopped) lost?.();
      return;
    }
    const all = [...known.values()];
    tell({ good: sortSummaries(all.flatMap(({ good }) => good)), bad: all.flatMap(({ bad }) => bad) });
  });

  const stop = onTouched((parts) => {
    const ranges = touchedOf(parts, dexie, table.name);
    if (ranges === undefined) return;
    if (ranges === 'all') changed = null;
    else if (changed !== null) mergeRanges(changed, ranges);
    // After a page of a sync, the next one follows soon; reading and rendering the list now would take disk and processor time from it.
    read(changed !== null && keysIn(changed) === null);
  });
  read();
  return () => {
    stopped = true;
    stop();
  };
}
