import { memo, type RefObject, useRef } from 'react';
import { limits } from '../../domain/limits.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Field } from '../../ui/Field/Field.tsx';
import { TextArea } from '../../ui/TextArea/TextArea.tsx';
import { DictateButton } from './DictateButton.tsx';
import styles from './NotesBox.module.css';
import { addNote, noteChips } from './texts.ts';

type Props = {
  /** The way here from the bar ends on this. */
  at: RefObject<HTMLElement | null>;
  text: string;
  onChange: (text: string) => void;
};

/** What the children did: one tap, or in the adult's own words, typed or said. It shapes the next step. */
export const NotesBox = memo(function NotesBox({ at, text, onChange }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const change = (next: string): void => onChange(next.slice(0, limits.notes.max));
  return (
    <section ref={at} tabIndex={-1} className={styles.box} aria-label="Notes">
      <fieldset className={styles.chips} aria-label="Quick notes">
        {noteChips.map(({ label, note, asks }) => (
          <Button
            key={label}
            size="medium"
            onClick={() => {
              change(addNote(text, note));
              if (asks) focusEnd(area);
            }}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      <Field label="Add Adventure Details" hint="What did they do? What did they say? It shapes the next step.">
        <TextArea ref={area} value={text} onValueChange={change} rows={2} placeholder="Tom hid behind the sofa and became a dragon …" />
      </Field>
      <DictateButton text={text} onChange={change} />
    </section>
  );
});

/** The note is to be finished by hand: the cursor waits at its end. The focus comes with the tap itself, or a tablet shows no keyboard. */
function focusEnd(area: RefObject<HTMLTextAreaElement | null>): void {
  area.current?.focus();
  requestAnimationFrame(() => {
    const element = area.current;
    element?.setSelectionRange(element.value.length, element.value.length);
  });
}
