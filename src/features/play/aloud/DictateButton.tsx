import { Mic, MicOff } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { noteWords } from '../../../messages/play/notes.ts';
import { useLocale, useMessages } from '../../../messages/useMessages.ts';
import { canDictate, type Dictation, dictate } from '../../../platform/device/dictation.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { toast } from '../../../ui/Toast/toast.ts';
import styles from '../notes/NotesBox.module.css';
import type { Notes } from '../notes/useNotes.ts';
import { createDictated } from './dictated.ts';
import { takeTurn } from './take-turn.ts';
import { useStopWhenHidden } from './useStopWhenHidden.ts';

/** Dictates the notes of the open step, in browsers with speech recognition. It ends when the page is turned or hidden, and when the device reads aloud. */
export function DictateButton({ notes }: { notes: Notes }) {
  const t = useMessages(noteWords);
  const locale = useLocale();
  const [able] = useState(canDictate);
  const [listening, setListening] = useState(false);
  const running = useRef<Dictation | null>(null);

  const stop = useCallback((): void => running.current?.stop(), []);

  useEffect(() => () => running.current?.drop(), []);
  useStopWhenHidden(stop);

  if (!able) return null;
  const press = (): void => {
    if (listening) return stop();
    takeTurn(stop);
    const step = notes.step();
    const unfollow = notes.follow(() => {
      if (notes.step() !== step) running.current?.drop();
    });
    const dictated = createDictated();
    setListening(true);
    running.current = dictate(locale, {
      // The notes as they are now: a tap or a typed word that came while the browser was listening stays.
      onHeard: (utterances) => notes.change({ text: dictated(notes.now(), utterances), said: notes.now().said }),
      onEnd: (how) => {
        unfollow();
        running.current = null;
        setListening(false);
        if (how === 'refused') toast({ title: t.noMicrophone, description: t.noMicrophoneMore, id: 'dictation' });
      },
    });
  };
  return (
    <div className={styles.say}>
      <Button icon={listening ? <MicOff /> : <Mic />} onClick={press}>
        {listening ? t.stopDictating : t.dictate}
      </Button>
      {listening && <p className={styles.dictating}>{t.dictating}</p>}
    </div>
  );
}
