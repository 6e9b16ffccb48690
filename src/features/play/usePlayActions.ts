import { type RefObject, useState } from 'react';
import type { StopKind } from '../../story/stop.ts';
import type { CareKind } from './care.ts';
import { nothingNoted } from './texts.ts';
import { useHandler } from './useHandler.ts';
import type { Notes } from './useNotes.ts';
import type { Play } from './usePlay.ts';
import type { TroubleWatch } from './useTrouble.ts';

/** What stands over the page: nothing, the step's words to edit, or a question. */
export type PlayDialog = 'none' | 'edit' | 'branch' | 'end';

type Options = {
  play: Play;
  notes: Notes;
  watch: TroubleWatch;
  /** The adventure is being left because of trouble. */
  onHurt: (kind: CareKind) => void;
  /** The step whose page has had the focus; a page that is opened anew takes it again. */
  shownRef: RefObject<string | undefined>;
};

/**
 * What each button of the play screen does. None loses what is typed: notes are written first, and what they say of trouble is read
 * before the story goes on. The functions of the bar stay the same: it need not be drawn again for them.
 */
export function usePlayActions({ play, notes, watch, onHurt, shownRef }: Options) {
  const { now, flush } = notes;
  const [dialog, setDialog] = useState<PlayDialog>('none');
  /** The adult has said that the notes, which sound like trouble, are of the story. */
  const [inStory, setInStory] = useState(false);

  const goOn = async (how: { agreed: boolean; inStory: boolean }): Promise<void> => {
    const noted = now();
    await flush();
    setInStory(how.inStory);
    if ((await play.next(noted, how)) === 'branching') setDialog('branch');
  };
  const leave = async (kind: StopKind): Promise<void> => {
    const about = watch.left(now());
    if (about !== null) onHurt(about);
    await flush();
    await play.stop(kind);
  };
  /** What was noted of trouble leaves the box for the adult's own notes, before anything else. */
  const setAside = async (text: string): Promise<void> => {
    await flush();
    await play.setAside(text);
    notes.change(nothingNoted);
    await flush();
  };

  return {
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
      // Turning back clears the notes: what was noted of trouble is not lost that way.
      if (watch.left(now()) !== null) watch.open(now());
      else void flush().then(play.back);
    }),
    /** The later steps may go. */
    agreeToBranch: () => void goOn({ agreed: true, inStory }),
    /** What was asked about is of the story. */
    isInStory: () => {
      watch.clear();
      void goOn({ agreed: false, inStory: true });
    },
    /** The card for the adult ends in a pause. */
    pauseForCare: async ({ about, note }: { about: CareKind; note: string | null }): Promise<void> => {
      onHurt(about);
      if (note !== null) await setAside(note);
      await play.stop('pause');
    },
    /** The card for the adult ends, and the play goes on: where it was, or with the next step if that is where the family was going. */
    goOnAfterCare: async ({ note, next }: { note: string | null; next: boolean }): Promise<void> => {
      if (note !== null) await setAside(note);
      watch.clear();
      // It takes the focus that the card leaves.
      shownRef.current = undefined;
      if (next) await play.next(nothingNoted, { agreed: false, inStory: false });
    },
  };
}

export type PlayActions = ReturnType<typeof usePlayActions>;
