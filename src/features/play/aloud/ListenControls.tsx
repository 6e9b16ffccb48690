import { Pause, Play, SlidersHorizontal, Square, Volume2 } from 'lucide-react';
import { useRef } from 'react';
import { readingWords } from '../../../messages/play/reading.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import styles from './ListenControls.module.css';
import type { Reader } from './useReading.ts';

type Props = {
  reader: Reader;
  /** Whether the voice settings are open. */
  settings?: boolean;
  /** Opens or closes the settings; left out where their button is elsewhere. */
  onSettings?: (open: boolean) => void;
};

/** Lets the device read aloud, pause and stop. Renders nothing on a device without voices. */
export function ListenControls({ reader, settings, onSettings }: Props) {
  const t = useMessages(readingWords);
  const first = useRef<HTMLButtonElement>(null);
  const { reading, able } = reader;
  if (!able) return null;
  return (
    <span className={styles.controls}>
      {reading.kind === 'reading' ? (
        <Button ref={first} icon={<Pause />} onClick={reader.rest}>
          <span className={styles.words}>{t.pause}</span>
        </Button>
      ) : (
        <Button ref={first} icon={reading.kind === 'resting' ? <Play /> : <Volume2 />} onClick={reader.play}>
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
            // The stop button disappears with the reading; the keyboard focus moves to the button that is still there.
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
