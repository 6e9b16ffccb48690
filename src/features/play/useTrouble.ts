import { useEffect, useEffectEvent, useState } from 'react';
import type { Step } from '../../domain/step.ts';
import { pieceByPiece, whenIdle } from '../../platform/view/first-view.ts';
import { preparations } from '../../storyteller/safety/trouble.ts';
import { troubleIn } from '../../storyteller/safety/withhold.ts';
import type { CareKind } from './care.ts';
import type { Noted } from './texts.ts';
import { type Notes, whenRested } from './useNotes.ts';

/** What stands between a note and the next step: nothing, a question, or the card for the adult. */
export type Trouble =
  | { kind: 'none' }
  /** The note may be real, or of the story. */
  | { kind: 'asking'; about: CareKind }
  /** The story has stopped. `note`: what was noted of trouble; null where the adult has said it by the button. `next`: the family was going on. */
  | { kind: 'care'; about: CareKind; note: string | null; next: boolean };

export type TroubleWatch = {
  trouble: Trouble;
  /** Reads the note before the next step is told; true where the story must not go on (yet). */
  stops: (noted: Noted) => boolean;
  /** The adult has said that what was asked about is real. */
  isReal: (noted: Noted) => void;
  /** Somebody is hurt or upset, whatever the note says. */
  open: (noted: Noted) => void;
  clear: () => void;
  /** The kind of trouble in a note with which the adventure is being left; null for none. */
  left: (noted: Noted) => CareKind | null;
};

/** How long typing rests before the notes are read ahead, in ms. */
const restMs = 300;

/**
 * Watches the notes on `step` for trouble. `names`: everybody's in the family. What is typed is read while typing rests, so that a tap finds it read;
 * whoever tells reads it too, and anew only where the note names a child that sits out.
 */
export function useTrouble(step: Step | null, names: readonly string[], notes: Notes): TroubleWatch {
  const [trouble, setTrouble] = useState<Trouble>({ kind: 'none' });
  const read = ({ text, said }: Noted) => troubleIn({ notes: text, said }, step ?? undefined, names);
  const readAhead = useEffectEvent(() => void read(notes.now()));
  useEffect(() => pieceByPiece(preparations), []);
  useEffect(
    () => whenRested(notes, restMs, (rests) => whenIdle(() => rests() && readAhead())),
    // oxlint-disable-next-line react/exhaustive-deps -- another step begins the rest anew
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
