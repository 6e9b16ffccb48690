import { startTransition, useEffect, useState } from 'react';
import type { NoteEvent } from '../../storyteller/notes/events.ts';
import type { Noted } from './texts.ts';

/** How long typing rests before the notes are read, in ms. */
const restMs = 300;

const none: readonly NoteEvent[] = [];

/**
 * What the storyteller understands in the notes, dropped or not. It is loaded when there are notes for the first time, and reads while typing rests;
 * where it can't be loaded, nothing is shown and the notes count all the same. Until it has read anew, what it read last stays, as long as there are notes.
 */
export function useUnderstood({ text: notes, said }: Noted, offers: readonly string[], children: readonly string[]): readonly NoteEvent[] {
  const [read, setRead] = useState(none);
  const asked = JSON.stringify([offers, children]);
  const blank = notes.trim() === '';

  useEffect(() => {
    if (blank) return undefined;
    let left = false;
    const timer = setTimeout(() => {
      void import('../../storyteller/notes/read.ts').then(
        ({ readNote }) => {
          if (left) return;
          const { events } = readNote(notes, { children, offers, dropped: [], said });
          startTransition(() => setRead(events));
        },
        () => undefined,
      );
    }, restMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the names and offers are known by their words
  }, [notes, said, asked, blank]);

  return blank ? none : read;
}
