import { type RefObject, useEffect, useState } from 'react';
import type { StopKind } from '../../story/stop.ts';
import type { CareKind } from './care/care.ts';
import type { TroubleWatch } from './care/useTrouble.ts';
import { goingBack } from './going-back.ts';
import { type Noted, nothingNoted } from './notes/texts.ts';
import type { Notes } from './notes/useNotes.ts';
import { forgetCleared, sayNextReady } from './play-toasts.ts';
import { useHandler } from './useHandler.ts';
import type { Play } from './usePlay.ts';

/** What is open over the page: nothing, the step editor, or a question. */
export type PlayDialog = 'none' | 'edit' | 'branch' | 'end';

type Options = {
  play: Play;
  notes: Notes;
  watch: TroubleWatch;
  /** Called before the adventure is stopped because of trouble, and with null if it could not be stopped. */
  onHurt: (kind: CareKind | null) => void;
  /** The step whose page already had the focus; a reopened page takes it again. */
  shownRef: RefObject<string | undefined>;
};

/**
 * What each button of the play screen does. Nothing typed is lost: notes are saved first, and if that fails the page stays as it is. They
 * are checked for trouble before the story goes on. The bottom bar's functions are stable, so that it does not re-render for them.
 */
export function usePlayActions({ play, notes, watch, onHurt, shownRef }: Options) {
  const { now, flush } = notes;
  const [dialog, setDialog] = useState<PlayDialog>('none');
  /** The adult has said that the notes, which sound like trouble, are only part of the story. */
  const [inStory, setInStory] = useState(false);

  // No good news while the care card is open. It may have been opened while the step was being told.
  const sayTold = useHandler(() => {
    if (watch.trouble.kind !== 'care') sayNextReady();
  });
  const turn = async (noted: Noted, how: How): Promise<void> => {
    setInStory(how.inStory);
    const turned = await play.next(noted, how);
    if (turned === 'branching') setDialog('branch');
    if (turned === 'told') sayTold();
  };
  useEffect(() => forgetCleared, []);
  const goBack = goingBack(play, notes);
  const goOn = async (how: How): Promise<void> => {
    const noted = now();
    forgetCleared();
    if (await flush()) await turn(noted, how);
  };
  const leave = async (kind: StopKind): Promise<void> => {
    const about = watch.left(now());
    if (await flush()) await stop({ play, onHurt }, kind, about);
  };

  return {
    ...careActions({ play, notes, watch, onHurt, shownRef }, { turn, goOn }),
    dialog,
    onEdit: () => setDialog('edit'),
    onEnd: useHandler(() => setDialog('end')),
    closeDialog: () => setDialog('none'),
    onPause: useHandler(() => void leave('pause')),
    onComplete: useHandler(() => void leave('complete')),
    end: () => leave('end'),
    onCare: useHandler(() => watch.open(now())),
    onNext: useHandler(() => void (watch.stops(now()) ? flush() : goOn({ agreed: false, inStory: false }))),
    onBack: useHandler(() => {
      // Going back clears the notes, so notes about trouble are dealt with first.
      if (watch.left(now()) !== null) watch.open(now());
      else void goBack(now());
    }),
    /** The adult agrees to discard the later steps. */
    agreeToBranch: () => void goOn({ agreed: true, inStory }),
  };
}

/** How the story goes on: with the later steps discarded, and with notes that sound like trouble told as part of it. */
type How = { agreed: boolean; inStory: boolean };
type Onward = { turn: (noted: Noted, how: How) => Promise<void>; goOn: (how: How) => Promise<void> };

/** Stops the adventure, because of trouble of the kind `about` or of none (null). */
async function stop({ play, onHurt }: Pick<Options, 'play' | 'onHurt'>, kind: StopKind, about: CareKind | null): Promise<void> {
  // Said first: the end screen takes this page's place as soon as the stop is stored.
  if (about !== null) onHurt(about);
  if (!(await play.stop(kind))) onHurt(null);
}

/** What the adult may answer to the care card. */
function careActions({ play, notes, watch, onHurt, shownRef }: Options, { turn, goOn }: Onward) {
  /** Moves the notes about trouble out of the story, into the adult's own notes. Resolves to false, with the notes as they were, if that failed. */
  const setAside = async (text: string): Promise<boolean> => {
    await notes.flush();
    if (!(await play.setAside(text))) return false;
    notes.change(nothingNoted);
    await notes.flush();
    return true;
  };
  return {
    /** The notes in question are only part of the story. */
    isInStory: () => {
      watch.clear();
      void goOn({ agreed: false, inStory: true });
    },
    /** The care card ends with a pause. It stays if its note can't be set aside. */
    pauseForCare: async ({ about, note }: { about: CareKind; note: string | null }): Promise<void> => {
      if (note === null || (await setAside(note))) await stop({ play, onHurt }, 'pause', about);
    },
    /**
     * The care card closes and play goes on: on the same step, or with the next one if the family was on its way there. If its note can't be
     * set aside, the same step is shown, with that note still on it.
     */
    goOnAfterCare: async ({ note, next }: { note: string | null; next: boolean }): Promise<void> => {
      const isSetAside = note === null || (await setAside(note));
      watch.clear();
      // Lets the page take the focus again, which the care card had.
      shownRef.current = undefined;
      if (next && isSetAside) await turn(nothingNoted, { agreed: false, inStory: false });
    },
  };
}

export type PlayActions = ReturnType<typeof usePlayActions>;
