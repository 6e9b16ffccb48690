import { Plus, Square, Timer } from 'lucide-react';
import { useRef } from 'react';
import { readingWords } from '../../../messages/play/reading.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { LiveRegion } from '../../../ui/LiveRegion/LiveRegion.tsx';
import styles from './StepTimer.module.css';
import { useTimer } from './useTimer.ts';

type Props = {
  step: string;
  minutes: number;
  /** False while the page is rendered ahead, hidden. */
  open: boolean;
};

/** About how long a step takes, and a timer with a sound, so that nobody has to watch the screen while playing. */
export function StepTimer({ step, minutes, open }: Props) {
  const t = useMessages(readingWords);
  const { state, start, stop, longer } = useTimer(step, minutes, open);
  const first = useRef<HTMLButtonElement>(null);
  return (
    <span className={styles.timer}>
      {state.kind === 'off' ? (
        <Button ref={first} variant="quiet" className={styles.start} icon={<Timer />} onClick={start}>
          <span className={styles.about}>{t.minutes({ minutes })}</span> <span className={styles.words}>{t.startTimer}</span>
        </Button>
      ) : (
        <>
          <span role="timer" className={styles.time} data-over={state.kind === 'over'}>
            {state.kind === 'over' ? t.timeUp : clockFace(state.left)}
          </span>
          <IconButton label={t.minuteMore} icon={<Plus />} variant="outlined" onClick={longer} />
          <IconButton
            label={t.stopTimer}
            icon={<Square />}
            variant="outlined"
            onClick={() => {
              stop();
              // The pressed button disappears with the timer; the keyboard focus moves to the button that is still there.
              requestAnimationFrame(() => first.current?.focus());
            }}
          />
        </>
      )}
      <LiveRegion message={state.kind === 'over' ? t.timeUp : ''} />
    </span>
  );
}

/** `3:05` */
function clockFace(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
