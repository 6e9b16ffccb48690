import { memo, type RefObject, useRef } from 'react';
import { limits } from '../../../domain/limits.ts';
import { noteWords } from '../../../messages/notes.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Field } from '../../../ui/Field/Field.tsx';
import { TextArea, type TextAreaProps } from '../../../ui/TextArea/TextArea.tsx';
import { DictateButton } from '../aloud/DictateButton.tsx';
import styles from './NotesBox.module.css';
import { tapIntents, withTap } from './texts.ts';
import { type Notes, useNoted } from './useNotes.ts';

type Props = {
  /** The button in the bottom bar scrolls to this element. */
  at: RefObject<HTMLElement | null>;
  notes: Notes;
};

/** What the children did: a tap, or the adult's own words, typed or dictated. It shapes the next step. */
export const NotesBox = memo(function NotesBox({ at, notes }: Props) {
  const t = useMessages(noteWords);
  const area = useRef<HTMLTextAreaElement>(null);
  const change = (text: string): void => notes.change({ text: text.slice(0, limits.notes.max), said: notes.now().said });
  return (
    <section ref={at} tabIndex={-1} className={styles.box} aria-label={t.notes}>
      <fieldset className={styles.chips} aria-label={t.quick}>
        {tapIntents.map((intent) => (
          <Button
            key={intent}
            onClick={() => {
              notes.change(withTap(notes.now(), { intent, words: t.written[intent] }));
              if (intent === 'found') focusEnd(area);
            }}
          >
            {t.chips[intent]}
          </Button>
        ))}
      </fieldset>
      <Field label={t.label} hint={t.hint}>
        <Words notes={notes} ref={area} onValueChange={change} rows={2} placeholder={t.example} />
      </Field>
      <DictateButton notes={notes} onChange={change} />
    </section>
  );
});

/** The text field alone subscribes to the notes, so that a keystroke re-renders nothing else. */
function Words({ notes, ...field }: Omit<TextAreaProps, 'value'> & Pick<Props, 'notes'>) {
  return <TextArea {...field} value={useNoted(notes, ({ text }) => text)} />;
}

/**
 * Puts the cursor at the end, so that the adult can finish the note. It runs inside the tap's event handler, because otherwise a tablet
 * shows no keyboard.
 */
function focusEnd(area: RefObject<HTMLTextAreaElement | null>): void {
  area.current?.focus();
  requestAnimationFrame(() => {
    const element = area.current;
    element?.setSelectionRange(element.value.length, element.value.length);
  });
}
