import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ContinuationData } from '../../domain/entities/adventure.ts';
import { drawAtOnce } from '../../ui/draw-at-once.ts';

/** A page that is shown before the disk has it. `settledOn`: what the database had shown when the writing was over. */
type Ahead = { data: ContinuationData; turn: number; settledOn: ContinuationData | null };

export type Pages = {
  /** What is on screen. */
  data: ContinuationData;
  /** The same at this moment: a second tap may come before the first one is drawn. */
  now: () => ContinuationData;
  /** Shows a move's outcome at once; answers the turn's number, for {@link Pages.settle}. */
  show: (data: ContinuationData) => number;
  /** The move has been written, or refused: `held` is what the database holds. That is what is on screen from here on, once the last turn is settled. */
  settle: (turn: number, held: ContinuationData | null) => void;
};

/**
 * The adventure as the family sees it: what the database holds (`stored`), or for the moment that a strict write takes, the page
 * that was just turned to. A turned page must not wait for a disk; should the disk refuse, the page turns back.
 */
export function useOptimisticPages(stored: ContinuationData): Pages {
  const [ahead, setAhead] = useState<Ahead | null>(null);
  const over = ahead !== null && ahead.settledOn !== null && (ahead.settledOn !== stored || samePage(ahead.data, stored));
  if (over) setAhead(null);
  const data = ahead === null || over ? stored : ahead.data;

  const latest = useRef({ stored, data, turns: 0 });
  useLayoutEffect(() => {
    latest.current = { ...latest.current, stored, data };
  }, [stored, data]);

  const show = useCallback((shown: ContinuationData): number => {
    const turn = latest.current.turns + 1;
    latest.current = { ...latest.current, data: shown, turns: turn };
    drawAtOnce(() => setAhead({ data: shown, turn, settledOn: null }));
    return turn;
  }, []);
  const settle = useCallback((turn: number, held: ContinuationData | null): void => {
    setAhead((before) => {
      if (before === null || before.turn !== turn) return before;
      // The database's own news comes a moment after the write: until then the page stays as it was shown.
      return held !== null && samePage(before.data, held) ? { ...before, settledOn: latest.current.stored } : null;
    });
  }, []);

  return { data, now: useCallback(() => latest.current.data, []), show, settle };
}

/** The same step of the same story is open. */
function samePage(a: ContinuationData, b: ContinuationData): boolean {
  return a.currentStep === b.currentStep && a.adventureSteps.length === b.adventureSteps.length && lastId(a) === lastId(b);
}

function lastId(data: ContinuationData): string | undefined {
  return data.adventureSteps.at(-1)?.id;
}
