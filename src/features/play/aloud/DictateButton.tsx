import { Mic, MicOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { noteWords } from '../../../messages/play/notes.ts';
import { useLocale, useMessages } from '../../../messages/useMessages.ts';
import { canDictate, type Dictation, dictate } from '../../../platform/device/dictation.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { toast } from '../../../ui/Toast/toast.ts';
import styles from '../notes/NotesBox.module.css';
import type { Notes } from '../notes/useNotes.ts';
import { useHandler } from '../useHandler.ts';

type Props = { notes: Notes; onChange: (text: string) => void };

/** Dictates the notes, in browsers with speech recognition. */
export function DictateButton({ notes, onChange }: Props) {
  const t = useMessages(noteWords);
  const locale = useLocale();
  const [able] = useState(canDictate);
  const [listening, setListening] = useState(false);
  const running = useRef<Dictation | null>(null);
  const change = useHandler(onChange);

  useEffect(() => () => running.current?.stop(), []);

  if (!able) return null;
  const press = (): void => {
    if (listening) {
      running.current?.stop();
      return;
    }
    const before = notes.now().text.trimEnd();
    setListening(true);
    running.current = dictate(locale, {
      onText: (said) => change(before === '' ? said : `${before} ${said}`),
      onEnd: (how) => {
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
