import { startTransition, useEffect, useState } from 'react';
import type { NoteEvent } from '../../../storyteller/notes/events.ts';
import { type Notes, useNoted, whenRested } from './useNotes.ts';

/** How long typing must pause before the notes are read, in ms. */
const restMs = 300;

const none: readonly NoteEvent[] = [];

/**
 * What the storyteller understands in the notes, including what was dropped. The reader is loaded when there are notes for the first time,
 * and reads whenever typing pauses; if it can't be loaded, nothing is shown, but the notes still shape the story. While there are notes,
 * the last result is shown until the next one; once there are none, as on a new page, it is forgotten.
 */
export function useUnderstood(notes: Notes, offers: readonly string[], children: readonly string[]): readonly NoteEvent[] {
  const [read, setRead] = useState(none);
  const asked = JSON.stringify([offers, children]);
  const blank = useNoted(notes, ({ text }) => text.trim() === '');
  if (blank && read !== none) setRead(none);

  useEffect(() => {
    if (blank) return undefined;
    return whenRested(notes, restMs, (rests) => {
      void import('../../../storyteller/notes/read.ts').then(
        ({ readNote }) => {
          if (!rests()) return;
          const { text, said } = notes.now();
          const { events } = readNote(text, { children, offers, dropped: [], said });
          startTransition(() => setRead(events));
        },
        () => undefined,
      );
    });
    // oxlint-disable-next-line react/exhaustive-deps -- `asked` stands for the names and the offers
  }, [notes, asked, blank]);

  return read;
}
