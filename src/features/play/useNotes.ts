import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { withPartsOf } from '../../domain/json.ts';
import { type Said, standing } from '../../domain/said.ts';
import { createAutosave, flushOnLeave } from '../../platform/typing/autosave.ts';
import { type Noted, nothingNoted } from './texts.ts';
import { useHandler } from './useHandler.ts';

/**
 * The notes of the open step as they are typed. They are no state of the screen: a letter has only what shows it drawn again ({@link useNoted}), and
 * whoever does something with them asks for them then.
 */
export type Notes = {
  /** As they stand at this moment; what is the same is the same object, down to what taps have said. */
  now: () => Noted;
  /** Answers how to stop. */
  follow: (changed: () => void) => () => void;
  change: (next: Noted) => void;
  /** Writes what is not written yet. */
  flush: () => Promise<void>;
};

type OfStep = { stepKey: string; noted: Noted };

/** `hold`: what the database holds now; it is shown whenever nothing is being typed. */
function createNotes(save: (noted: Noted) => Promise<void>): Notes & { hold: (held: OfStep) => void } {
  const followers = new Set<() => void>();
  let held: OfStep = { stepKey: '', noted: nothingNoted };
  let typed: (OfStep & { written: boolean }) | null = null;
  let shown = nothingNoted;

  function show(): void {
    // Once the database has caught up, or the family has gone on, what it holds is the truth again: another device's words may arrive.
    if (typed !== null && (typed.stepKey !== held.stepKey || (typed.written && typed.noted.text === held.noted.text))) typed = null;
    const next = withPartsOf(shown, (typed ?? held).noted);
    if (next === shown) return;
    shown = next;
    for (const follower of followers) follower();
  }

  const autosave = createAutosave(async (noted: Noted) => {
    await save(noted);
    if (typed?.noted === noted) typed.written = true;
    show();
  });

  return {
    now: () => shown,
    follow: (changed) => {
      followers.add(changed);
      return () => void followers.delete(changed);
    },
    change: ({ text, said }) => {
      const noted = { text, said: standing(said, text) };
      typed = { stepKey: held.stepKey, noted, written: false };
      autosave.keep(noted);
      show();
    },
    flush: autosave.flush,
    hold: (next) => {
      held = next;
      show();
    },
  };
}

/** The notes on the step `stepKey`: on screen at once, in the database (`text`, `said`) a moment later, and at once when the page is hidden or left. */
export function useNotes(stepKey: string, text: string, said: readonly Said[] | undefined, save: (noted: Noted) => Promise<void>): Notes {
  const saveLatest = useHandler(save);
  const [notes] = useState(() => {
    const created = createNotes(saveLatest);
    created.hold({ stepKey, noted: { text, said: said ?? [] } });
    return created;
  });
  useLayoutEffect(() => notes.hold({ stepKey, noted: { text, said: said ?? [] } }), [notes, stepKey, text, said]);
  useEffect(() => {
    const stay = flushOnLeave(notes);
    return () => {
      stay();
      void notes.flush();
    };
  }, [notes]);
  return notes;
}

/** What `part` finds in the notes; the component is drawn again when it finds something else. It answers the same object for the same notes. */
export function useNoted<T>(notes: Notes, part: (noted: Noted) => T): T {
  return useSyncExternalStore(notes.follow, () => part(notes.now()));
}

/**
 * Calls `work` once the notes have rested for `ms`, from now and from each change on; `rests` tells it later whether they are still the same. Answers
 * how to stop.
 */
export function whenRested(notes: Notes, ms: number, work: (rests: () => boolean) => void): () => void {
  let latest = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = (): void => {
    const own = {};
    latest = own;
    clearTimeout(timer);
    timer = setTimeout(() => work(() => latest === own), ms);
  };
  begin();
  const leave = notes.follow(begin);
  return () => {
    leave();
    clearTimeout(timer);
    latest = {};
  };
}
