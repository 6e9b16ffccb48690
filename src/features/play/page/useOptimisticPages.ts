import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ContinuationData } from '../../../domain/entities/adventure.ts';
import { renderNow } from '../../../platform/view/turn-page.ts';

/** A page that is shown before it is saved. `storedBefore`: the data from the database that was known when saving ended. */
type Ahead = { data: ContinuationData; turn: number; storedBefore: ContinuationData | null };

export type Pages = {
  /** What is on screen. */
  data: ContinuationData;
  /** What is on screen right now: a second tap may come before the first one is rendered. */
  now: () => ContinuationData;
  /** Shows the result of a move at once; returns the turn's number for {@link Pages.reconcile}. */
  show: (data: ContinuationData) => number;
  /**
   * The move was saved or has failed, and the database now holds `held`. After the last turn is reconciled, the database's data is shown
   * again.
   */
  reconcile: (turn: number, held: ContinuationData | null) => void;
};

/**
 * The adventure as the family sees it: what the database holds (`stored`) or, while a page turn is being saved, the page just turned to.
 * Turning a page must not wait for the disk; if saving fails, the page turns back.
 */
export function useOptimisticPages(stored: ContinuationData): Pages {
  const [ahead, setAhead] = useState<Ahead | null>(null);
  const over = ahead !== null && ahead.storedBefore !== null && (ahead.storedBefore !== stored || samePage(ahead.data, stored));
  if (over) setAhead(null);
  const data = ahead === null || over ? stored : ahead.data;

  const latest = useRef({ stored, data, turns: 0 });
  useLayoutEffect(() => {
    latest.current = { ...latest.current, stored, data };
  }, [stored, data]);

  const show = useCallback((shown: ContinuationData): number => {
    const turn = latest.current.turns + 1;
    latest.current = { ...latest.current, data: shown, turns: turn };
    renderNow(() => setAhead({ data: shown, turn, storedBefore: null }));
    return turn;
  }, []);
  const reconcile = useCallback((turn: number, held: ContinuationData | null): void => {
    setAhead((before) => {
      if (before === null || before.turn !== turn) return before;
      // The live query reports the new data a moment after the write; until then the optimistic page stays.
      return held !== null && samePage(before.data, held) ? { ...before, storedBefore: latest.current.stored } : null;
    });
  }, []);

  return { data, now: useCallback(() => latest.current.data, []), show, reconcile };
}

/** Whether both have the same step of the same story open. */
function samePage(a: ContinuationData, b: ContinuationData): boolean {
  return a.currentStep === b.currentStep && a.adventureSteps.length === b.adventureSteps.length && lastId(a) === lastId(b);
}

function lastId(data: ContinuationData): string | undefined {
  return data.adventureSteps.at(-1)?.id;
}
