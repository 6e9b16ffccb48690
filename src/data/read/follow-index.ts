import { mergeRanges, RangeSet } from 'dexie';
import type { FamilyDexie } from '../schema.ts';
import { type AdventureSummary, type Parsed, parseSummaries, sortSummaries } from './parse.ts';
import { throttled } from './throttle.ts';
import { keysIn, onTouched, touchedOf } from './touched.ts';

/**
 * Reads the index of adventures, and after a change only the rows that have changed: an autosave must not read and check thousands of rows
 * for the one whose note has grown. Dexie says which keys a transaction has touched, in this tab or in another; where it touched fifty or more,
 * as a page of a sync does, it only says that many have changed, and all of them are read. Answers how to stop.
 */
export function followIndex(dexie: FamilyDexie, tell: (adventures: Parsed<AdventureSummary>) => void): () => void {
  const table = dexie.adventureIndex;
  const known = new Map<string, Parsed<AdventureSummary>>();
  /** null: all of them. */
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
      // The connection was lost: what comes next begins anew.
      changed = null;
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
    // Of a sync's pages the next one is near: whoever reads and draws the list now takes disk and processor from it.
    read(changed !== null && keysIn(changed) === null);
  });
  read();
  return () => {
    stopped = true;
    stop();
  };
}
