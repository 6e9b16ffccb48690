import { type ReactNode, useEffect, useRef, useState } from 'react';
import { progressOf } from '../../domain/steps/progress.ts';
import { playWords } from '../../messages/play/play.ts';
import { adventureName } from '../../messages/shared/adventures.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { usePainted } from '../../platform/view/after-paint.ts';
import { cx } from '../../ui/cx.ts';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import { Page } from '../../ui/Page/Page.tsx';
import { TwoPane } from '../../ui/TwoPane/TwoPane.tsx';
import { useSideBySide } from '../../ui/TwoPane/useSideBySide.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { PackedLine } from './aside/PackedLine.tsx';
import { PlayAside } from './aside/PlayAside.tsx';
import { openNotes } from './notes/focus-notes.ts';
import { PlayControls } from './PlayControls.tsx';
import { PlayDialogs } from './PlayDialogs.tsx';
import styles from './PlayScreen.module.css';
import { StepPane } from './page/StepPane.tsx';
import { useUpcoming } from './page/useUpcoming.ts';
import { WaitingScreen } from './page/WaitingScreen.tsx';
import { usePlaying } from './playing-context.ts';
import { shortestScreen, smallScreen } from './small-screens.ts';
import { useHandler } from './useHandler.ts';

/** The waiting screen is shown after this time, in ms: a step from the queue or the device arrives before anybody could read it. */
const waitingAfterMs = 150;

/** The layout of a step: the page in one pane, the adventure's title and progress in the other, the buttons at the bottom. */
export function PlayPage({ header }: { header: ReactNode }) {
  const { db, adventure, data, step, hand, play, notes } = usePlaying();
  const [tools, setTools] = useState(false);
  const beside = useSideBySide();
  const small = useMedia(smallScreen);
  const shortest = useMedia(shortestScreen);
  // The text, the choices and the bottom bar are rendered first; everything else afterwards, in a transition.
  const whole = usePainted();
  const upcoming = useUpcoming(db, adventure.id, data, notes);
  const waiting = useDelayed(play.busy === 'telling', waitingAfterMs);
  const notesRef = useRef<HTMLElement>(null);
  const toNotes = useHandler(() => openNotes(notesRef.current));

  const begun = data.currentStep > 0 || small;
  const packed = whole && <PackedLine db={db} id={adventure.id} data={data} total={progressOf(adventure).total} />;
  return (
    <Page
      theme={adventure.theme}
      hand={hand}
      className={cx(styles.page, begun && styles.reading)}
      // The smallest phone, and any in landscape, has no height to spare: the app bar moves to the end of the page.
      header={shortest ? undefined : header}
      footer={
        <>
          {shortest && <div>{header}</div>}
          <Controls onNotes={toNotes} />
        </>
      }
    >
      <Announcement />
      <TwoPane
        aside={<PlayAside begun={begun} beside={beside} packed={packed} whole={whole} />}
        flipped={hand === 'left'}
        className={cx(styles.panes, begun && styles.begunPanes)}
      >
        {step === null || waiting ? (
          <WaitingScreen theme={adventure.theme} words={adventure.custom_theme} />
        ) : (
          <StepPane
            step={step}
            upcoming={upcoming}
            notesRef={notesRef}
            tools={tools}
            onTools={setTools}
            packed={!beside && packed}
            whole={whole}
          />
        )}
      </TwoPane>
      {whole && <PlayDialogs />}
    </Page>
  );
}

/** The browser's title, and what a screen reader says when a step is open. */
function Announcement() {
  const t = useMessages(playWords);
  const { adventure, step } = usePlaying();
  const progress = progressOf(adventure);
  return (
    <>
      <title>{`${adventureName(adventure)} – Play Venture`}</title>
      <LiveRegion message={step === null ? '' : t.titledStep({ step: progress.step, total: progress.total, title: step.step })} />
    </>
  );
}

/** The bottom bar with what its buttons do. */
function Controls({ onNotes }: { onNotes: () => void }) {
  const { data, step, hand, play, actions } = usePlaying();
  return (
    <PlayControls
      hand={hand}
      busy={play.busy}
      first={data.currentStep === 0}
      ending={step?.type === 'ending'}
      onHurt={actions.onCare}
      onPause={actions.onPause}
      onEnd={actions.onEnd}
      onBack={actions.onBack}
      onNotes={onNotes}
      onNext={actions.onNext}
      onComplete={actions.onComplete}
    />
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
