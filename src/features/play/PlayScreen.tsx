import { type ReactNode, useEffect, useRef } from 'react';
import type { FamilyDb } from '../../data/db.ts';
import type { Adventure, ContinuationData } from '../../domain/entities/adventure.ts';
import { currentStep } from '../../domain/steps/step-machine.ts';
import { useSettings } from '../../platform/device/settings.ts';
import { useWakeLock } from '../../platform/device/wake-lock.ts';
import { useHoldUpdates } from '../../platform/worker/worker.ts';
import { CareScreen } from './care/CareScreen.tsx';
import type { CareKind } from './care/care.ts';
import { useTrouble } from './care/useTrouble.ts';
import { useNotes } from './notes/useNotes.ts';
import { PlayPage } from './PlayPage.tsx';
import { PlayingContext } from './playing-context.ts';
import { usePlay } from './usePlay.ts';
import { usePlayActions } from './usePlayActions.ts';
import { usePlayers } from './usePlayers.ts';

type Props = {
  db: FamilyDb;
  adventure: Adventure;
  data: ContinuationData;
  /** The app bar: sync status, help, the way home. */
  header: ReactNode;
  /** Called when the adventure is left because of trouble, which the end screen mentions; null if it was not left after all. */
  onHurt: (kind: CareKind | null) => void;
};

/** An adventure in play: its page or, if a note mentions trouble, the card for the adult. */
export function PlayScreen({ db, adventure: saved, data: stored, header, onHurt }: Props) {
  const play = usePlay(db, saved, stored);
  const { data, busy } = play;
  const adventure = { ...saved, continuation_data: data };
  const step = currentStep(data);
  const players = usePlayers(adventure);
  const hand = useSettings((settings) => settings.hand);
  useWakeLock(true);
  useHoldUpdates(true);

  const notes = useNotes(step?.id ?? '', data.userNotes, data.notesSaid, play.saveNotes);
  const { flush } = notes;
  useEffect(() => {
    db.flushers.add(flush);
    return () => void db.flushers.delete(flush);
  }, [db, flush]);

  const shownRef = useRef<string>(undefined);
  const watch = useTrouble(step, players.family, notes);
  const { trouble } = watch;
  const actions = usePlayActions({ play, notes, watch, onHurt, shownRef });

  if (trouble.kind === 'care') {
    return (
      <CareScreen
        theme={adventure.theme}
        kind={trouble.about}
        noted={trouble.note !== null}
        busy={busy === 'stopping'}
        hand={hand}
        header={header}
        onPause={() => void actions.pauseForCare(trouble)}
        onGoOn={() => void actions.goOnAfterCare(trouble)}
      />
    );
  }
  return (
    <PlayingContext value={{ db, adventure, data, step, hand, play, players, notes, watch, actions, shownRef }}>
      <PlayPage header={header} />
    </PlayingContext>
  );
}
