import { useEffect, useMemo, useState } from 'react';
import { type Said, standing } from '../../domain/said.ts';
import { createAutosave, flushOnLeave } from '../../platform/typing/autosave.ts';
import type { Noted } from './texts.ts';
import { useHandler } from './useHandler.ts';

/** What is typed on a step, and whether the database has it. */
type Typed = { stepKey: string; noted: Noted; written: boolean };

export type NotesTyped = {
  noted: Noted;
  change: (next: Noted) => void;
  /** Writes what is not written yet. */
  flush: () => Promise<void>;
};

/**
 * The notes as they are typed: on screen at once, in the database a moment later, and at once when the page is hidden or
 * left. What the database holds is shown whenever nothing is being typed here. `change` and `flush` stay the same functions.
 */
export function useNotes(
  stepKey: string,
  text: string,
  said: readonly Said[] | undefined,
  save: (noted: Noted) => Promise<void>,
): NotesTyped {
  const [typed, setTyped] = useState<Typed | null>(null);
  const saveLatest = useHandler(save);
  const [autosave] = useState(() =>
    createAutosave(async (noted: Noted) => {
      await saveLatest(noted);
      setTyped((now) => (now !== null && now.noted === noted ? { ...now, written: true } : now));
    }),
  );

  // Once the database has caught up, or the family has gone on, what it holds is the truth again: another device's words may arrive.
  if (typed !== null && (typed.stepKey !== stepKey || (typed.written && typed.noted.text === text))) setTyped(null);

  const change = useHandler((next: Noted): void => {
    const noted = { text: next.text, said: standing(next.said, next.text) };
    setTyped({ stepKey, noted, written: false });
    autosave.keep(noted);
  });

  useEffect(() => {
    const stay = flushOnLeave(autosave);
    return () => {
      stay();
      void autosave.flush();
    };
  }, [autosave]);

  const stored = useMemo(() => ({ text, said: said ?? [] }), [text, said]);
  return { noted: typed !== null && typed.stepKey === stepKey ? typed.noted : stored, change, flush: autosave.flush };
}
