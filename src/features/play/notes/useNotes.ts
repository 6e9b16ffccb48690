import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { firstOf } from '../../../domain/cut.ts';
import { withPartsOf } from '../../../domain/json.ts';
import { limits } from '../../../domain/limits.ts';
import { type Said, standing } from '../../../domain/steps/said.ts';
import { createAutosave, flushOnLeave } from '../../../platform/typing/autosave.ts';
import { useHandler } from '../useHandler.ts';
import { type Noted, nothingNoted } from './texts.ts';

/**
 * The notes of the open step while they are typed. They are kept outside of React state, so that a keystroke re-renders only the components
 * that show the notes ({@link useNoted}); event handlers read them when they need them.
 */
export type Notes = {
  /** The current notes. While nothing has changed, it returns the same object, down to its parts. */
  now: () => Noted;
  /** The id of the step that they are on. */
  step: () => string;
  /** Subscribes to changes, of the notes or of the step; returns a function that unsubscribes. */
  follow: (changed: () => void) => () => void;
  /** Replaces the notes. What is longer than a note may be is cut off. */
  change: (next: Noted) => void;
  /** Saves what is not saved yet; resolves to false if that failed. What could not be saved stays on screen and is tried again. */
  flush: () => Promise<boolean>;
};

type OfStep = { stepKey: string; noted: Noted };

/** `hold` passes in what the database holds; that is shown whenever nothing is being typed. */
function createNotes(save: (noted: Noted) => Promise<boolean>): Notes & { hold: (held: OfStep) => void } {
  const followers = new Set<() => void>();
  let held: OfStep = { stepKey: '', noted: nothingNoted };
  let typed: (OfStep & { written: boolean }) | null = null;
  let shown = nothingNoted;

  function tell(): void {
    for (const follower of followers) follower();
  }

  function show(): void {
    // Once the database has the typed text, or another step is open, the database's notes are shown again, so that another device's words
    // can arrive.
    if (typed !== null && (typed.stepKey !== held.stepKey || (typed.written && typed.noted.text === held.noted.text))) typed = null;
    const next = withPartsOf(shown, (typed ?? held).noted);
    if (next === shown) return;
    shown = next;
    tell();
  }

  const autosave = createAutosave(async ({ stepKey, noted }: OfStep) => {
    // What was typed on a page that has been left must not become the note of the page that is open now.
    if (stepKey !== held.stepKey) return true;
    const saved = await save(noted);
    if (saved && typed?.noted === noted) typed.written = true;
    show();
    return saved;
  });

  return {
    now: () => shown,
    step: () => held.stepKey,
    follow: (changed) => {
      followers.add(changed);
      return () => void followers.delete(changed);
    },
    change: ({ text: whole, said }) => {
      const text = firstOf(whole, limits.notes.max);
      typed = { stepKey: held.stepKey, noted: { text, said: standing(said, text) }, written: false };
      autosave.set(typed);
      show();
    },
    flush: autosave.flush,
    hold: (next) => {
      const turned = next.stepKey !== held.stepKey;
      held = next;
      show();
      if (turned) tell();
    },
  };
}

/**
 * The notes on the step `stepKey`: shown at once, saved (`text`, `said`) a moment later, and immediately when the page is hidden or left.
 */
export function useNotes(
  stepKey: string,
  text: string,
  said: readonly Said[] | undefined,
  save: (noted: Noted) => Promise<boolean>,
): Notes {
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

/** Selects a part of the notes; the component re-renders when that part changes. `part` must return the same object for the same notes. */
export function useNoted<T>(notes: Notes, part: (noted: Noted) => T): T {
  return useSyncExternalStore(notes.follow, () => part(notes.now()));
}

/**
 * Calls `work` when the notes have not changed for `ms`, counted from now and again after each change. `rests` tells `work` later whether
 * they are still unchanged. Returns a function that stops it.
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
