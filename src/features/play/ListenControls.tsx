import { Pause, Play, SlidersHorizontal, Square, Volume2 } from 'lucide-react';
import { useRef } from 'react';
import { readingWords } from '../../messages/reading.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import styles from './ListenControls.module.css';
import type { Reader } from './useReading.ts';

type Props = {
  reader: Reader;
  /** Whether the voice's settings are open. */
  settings?: boolean;
  /** Opens them, where their button stands here. */
  onSettings?: (open: boolean) => void;
};

/** Lets the device read, rest and stop. Not there where the device has no voice. */
export function ListenControls({ reader, settings, onSettings }: Props) {
  const t = useMessages(readingWords);
  const first = useRef<HTMLButtonElement>(null);
  const { reading, able } = reader;
  if (!able) return null;
  return (
    <span className={styles.controls}>
      {reading.kind === 'reading' ? (
        <Button ref={first} size="medium" icon={<Pause />} onClick={reader.rest}>
          <span className={styles.words}>{t.pause}</span>
        </Button>
      ) : (
        <Button ref={first} size="medium" icon={reading.kind === 'resting' ? <Play /> : <Volume2 />} onClick={reader.play}>
          <span className={styles.words}>{reading.kind === 'resting' ? t.resume : t.listen}</span>
        </Button>
      )}
      {reading.kind !== 'silent' && (
        <IconButton
          label={t.stop}
          icon={<Square />}
          variant="outlined"
          onClick={() => {
            reader.stop();
            // The button goes with the voice; whoever works with the keyboard stays here.
            first.current?.focus();
          }}
        />
      )}
      {onSettings !== undefined && (
        <IconButton
          label={t.voiceAndSpeed}
          icon={<SlidersHorizontal />}
          aria-expanded={settings}
          onClick={() => onSettings(settings !== true)}
        />
      )}
    </span>
  );
}
