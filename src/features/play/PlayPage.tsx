import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { FamilyDb } from '../../data/db.ts';
import type { Adventure, ContinuationData } from '../../domain/entities/adventure.ts';
import { progressOf } from '../../domain/progress.ts';
import type { Step } from '../../domain/step.ts';
import { adventureName } from '../../messages/adventures.ts';
import { playWords } from '../../messages/play.ts';
import { useMessages } from '../../messages/useMessages.ts';
import type { Settings } from '../../platform/device/settings.ts';
import { usePainted } from '../../platform/view/after-paint.ts';
import { cx } from '../../ui/cx.ts';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import { Page } from '../../ui/Page/Page.tsx';
import { TwoPane } from '../../ui/TwoPane/TwoPane.tsx';
import { useSideBySide } from '../../ui/TwoPane/useSideBySide.ts';
import { flatScreen, useMedia } from '../../ui/useMedia.ts';
import { PackedLine } from './aside/PackedLine.tsx';
import { PlayAside } from './aside/PlayAside.tsx';
import type { TroubleWatch } from './care/useTrouble.ts';
import type { Notes } from './notes/useNotes.ts';
import { PlayControls } from './PlayControls.tsx';
import { PlayDialogs } from './PlayDialogs.tsx';
import styles from './PlayScreen.module.css';
import { StepPane } from './page/StepPane.tsx';
import { useUpcoming } from './page/useUpcoming.ts';
import { WaitingScreen } from './page/WaitingScreen.tsx';
import { useHandler } from './useHandler.ts';
import type { Play } from './usePlay.ts';
import type { PlayActions } from './usePlayActions.ts';
import type { Players } from './usePlayers.ts';

type Props = {
  db: FamilyDb;
  adventure: Adventure;
  data: ContinuationData;
  step: Step | null;
  header: ReactNode;
  hand: Settings['hand'];
  play: Play;
  players: Players;
  notes: Notes;
  watch: TroubleWatch;
  actions: PlayActions;
  /** The step whose page already had the focus. */
  shownRef: RefObject<string | undefined>;
};

/** The layout of a step: the page in one pane, the adventure's title and progress in the other, the buttons at the bottom. */
export function PlayPage({ db, adventure, data, step, header, hand, play, players, notes, watch, actions, shownRef }: Props) {
  const t = useMessages(playWords);
  const { busy } = play;
  const [tools, setTools] = useState(false);
  const beside = useSideBySide();
  const flat = useMedia(flatScreen);
  // The text, the choices and the bottom bar are rendered first; everything else afterwards, in a transition.
  const whole = usePainted();
  const upcoming = useUpcoming(db, adventure.id, data, notes);
  // A step from the queue or the device arrives before anybody could read a waiting screen.
  const waiting = useDelayed(busy === 'telling', 150);
  const notesRef = useRef<HTMLElement>(null);
  const toNotes = useHandler(() => {
    notesRef.current?.focus({ preventScroll: true });
    notesRef.current?.scrollIntoView({ block: 'start' });
  });

  const progress = progressOf(adventure);
  const begun = data.currentStep > 0 || flat;
  const packed = whole && <PackedLine db={db} id={adventure.id} data={data} total={progress.total} />;
  return (
    <Page
      theme={adventure.theme}
      beside={hand}
      className={cx(styles.page, begun && styles.reading)}
      // A phone in landscape has no height to spare: the app bar moves to the end of the page.
      header={flat ? undefined : header}
      footer={
        <>
          {flat && <div>{header}</div>}
          <PlayControls
            hand={hand}
            busy={busy}
            first={data.currentStep === 0}
            ending={step?.type === 'ending'}
            onHurt={actions.onCare}
            onPause={actions.onPause}
            onEnd={actions.onEnd}
            onBack={actions.onBack}
            onNotes={toNotes}
            onNext={actions.onNext}
            onComplete={actions.onComplete}
          />
        </>
      }
    >
      <title>{`${adventureName(adventure)} – Play Venture`}</title>
      <LiveRegion message={step === null ? '' : t.titledStep({ step: progress.step, total: progress.total, title: step.step })} />
      <TwoPane
        aside={
          <PlayAside
            adventure={adventure}
            step={step?.id ?? null}
            players={players.inWords}
            begun={begun}
            beside={beside}
            packed={packed}
            whole={whole}
            onRename={play.rename}
          />
        }
        flipped={hand === 'left'}
        className={cx(styles.panes, begun && styles.begunPanes)}
      >
        {step === null || waiting ? (
          <WaitingScreen theme={adventure.theme} />
        ) : (
          <StepPane
            id={adventure.id}
            data={data}
            step={step}
            upcoming={upcoming}
            playing={players.playing}
            notes={notes}
            onDrop={play.dropNote}
            actions={actions}
            notesRef={notesRef}
            shownRef={shownRef}
            tools={tools}
            onTools={setTools}
            packed={!beside && packed}
            whole={whole}
          />
        )}
      </TwoPane>
      {whole && (
        <PlayDialogs
          data={data}
          step={step}
          draftKey={`${db.account}:step:${adventure.id}:${step?.id ?? ''}`}
          notes={notes}
          edit={play.edit}
          watch={watch}
          actions={actions}
        />
      )}
    </Page>
  );
}

/** True once `on` has been true for `ms`; false at once when it ends. */
function useDelayed(on: boolean, ms: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!on) return undefined;
    const timer = setTimeout(() => setLate(true), ms);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [on, ms]);
  return on && late;
}
