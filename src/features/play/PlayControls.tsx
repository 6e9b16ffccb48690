import { ChevronLeft, ChevronRight, HeartHandshake, NotebookPen, Pause, Trophy } from 'lucide-react';
import { memo } from 'react';
import { playWords } from '../../messages/play/play.ts';
import { useMessages } from '../../messages/useMessages.ts';
import type { Settings } from '../../platform/device/settings.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { StickyActions } from '../../ui/StickyActions/StickyActions.tsx';
import styles from './PlayControls.module.css';
import type { Busy } from './useBusy.ts';

type Props = {
  hand: Settings['hand'];
  busy: Busy;
  /** Whether it is the first step, which has no step before it, and whether it is the last, after which only completing is left. */
  first: boolean;
  ending: boolean;
  onHurt: () => void;
  onPause: () => void;
  onEnd: () => void;
  onBack: () => void;
  /** Scrolls to the notes, from anywhere on the page. */
  onNotes: () => void;
  onNext: () => void;
  onComplete: () => void;
};

/** The buttons in the bottom bar. The one for when somebody is hurt or upset is on every screen size, so that nobody has to look for it. */
export const PlayControls = memo(function PlayControls({
  hand,
  busy,
  first,
  ending,
  onHurt,
  onPause,
  onEnd,
  onBack,
  onNotes,
  onNext,
  onComplete,
}: Props) {
  const t = useMessages(playWords);
  return (
    <StickyActions
      hand={hand}
      column
      label={t.controls}
      urgent={
        <Button variant="quiet" className={styles.hurt} icon={<HeartHandshake />} onClick={onHurt}>
          <span className={styles.hurtWords}>{t.hurt}</span>
        </Button>
      }
      others={
        <>
          <Button icon={<Pause />} busy={busy === 'stopping'} onClick={onPause}>
            <span className={styles.words}>{t.pause}</span>
          </Button>
          {!ending && (
            <Button variant="quiet" className={styles.wideOnly} onClick={onEnd}>
              {t.endEarly}
            </Button>
          )}
        </>
      }
    >
      <Button size="large" className={styles.back} icon={<ChevronLeft />} disabled={first || busy !== 'nothing'} onClick={onBack}>
        <span className={styles.words}>{t.previous}</span>
      </Button>
      {!ending && (
        <Button size="large" className={styles.notes} icon={<NotebookPen />} onClick={onNotes}>
          <span className={styles.words}>{t.notes}</span>
        </Button>
      )}
      {ending ? (
        <Button variant="primary" icon={<Trophy />} busy={busy === 'stopping'} onClick={onComplete}>
          {t.complete}
        </Button>
      ) : (
        <Button variant="primary" iconAfter={<ChevronRight />} busy={busy === 'telling'} onClick={onNext}>
          {t.next}
        </Button>
      )}
    </StickyActions>
  );
});
