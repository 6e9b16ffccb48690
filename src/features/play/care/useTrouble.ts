import { useEffect, useEffectEvent, useState } from 'react';
import type { Step } from '../../../domain/steps/step.ts';
import { pieceByPiece, whenIdle } from '../../../platform/view/idle.ts';
import { preparations } from '../../../storyteller/safety/trouble.ts';
import { troubleIn } from '../../../storyteller/safety/withhold.ts';
import type { Noted } from '../notes/texts.ts';
import { type Notes, whenRested } from '../notes/useNotes.ts';
import type { CareKind } from './care.ts';

/** What comes between a note and the next step: nothing, a question, or the care card for the adult. */
export type Trouble =
  | { kind: 'none' }
  /** The note may describe real trouble, or only the story. */
  | { kind: 'asking'; about: CareKind }
  /**
   * The story has stopped. `note`: the note about trouble; null if the adult pressed the button instead. `next`: the family was on its way
   * to the next step.
   */
  | { kind: 'care'; about: CareKind; note: string | null; next: boolean };

export type TroubleWatch = {
  trouble: Trouble;
  /** Checks the note before the next step is told; true if the story must not go on (yet). */
  stops: (noted: Noted) => boolean;
  /** The adult says that the trouble in question is real. */
  isReal: (noted: Noted) => void;
  /** The adult says by the button that somebody is hurt or upset, whatever the note says. */
  open: (noted: Noted) => void;
  clear: () => void;
  /** The kind of trouble in the note when the adventure is being left; null for none. */
  left: (noted: Noted) => CareKind | null;
};

/** How long typing must pause before the notes are checked in advance, in ms. */
const restMs = 300;

/**
 * Checks the notes on `step` for trouble. `names`: of everybody in the family. The notes are checked whenever typing pauses and the result
 * is cached, so that a tap on `Next` does not have to wait for it.
 */
export function useTrouble(step: Step | null, names: readonly string[], notes: Notes): TroubleWatch {
  const [trouble, setTrouble] = useState<Trouble>({ kind: 'none' });
  const read = ({ text, said }: Noted) => troubleIn({ notes: text, said }, step ?? undefined, names);
  const readAhead = useEffectEvent(() => void read(notes.now()));
  useEffect(() => pieceByPiece(preparations), []);
  useEffect(
    () => whenRested(notes, restMs, (rests) => whenIdle(() => rests() && readAhead())),
    // oxlint-disable-next-line react/exhaustive-deps -- another step starts the wait over
    [notes, step],
  );
  return {
    trouble,
    stops: (noted) => {
      const found = read(noted);
      switch (found.tier) {
        case 'none':
          return false;
        case 'ask':
          setTrouble({ kind: 'asking', about: found.kind });
          return true;
        case 'stop':
          setTrouble({ kind: 'care', about: found.kind, note: noted.text, next: true });
          return true;
      }
    },
    isReal: ({ text }) => setTrouble((now) => (now.kind === 'asking' ? { kind: 'care', about: now.about, note: text, next: true } : now)),
    open: (noted) => {
      const found = read(noted);
      setTrouble({
        kind: 'care',
        about: found.tier === 'stop' ? found.kind : 'unknown',
        note: found.tier === 'none' ? null : noted.text,
        next: false,
      });
    },
    clear: () => setTrouble({ kind: 'none' }),
    left: (noted) => {
      const found = read(noted);
      return found.tier === 'stop' ? found.kind : null;
    },
  };
}
