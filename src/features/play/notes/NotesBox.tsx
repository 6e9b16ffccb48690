import { memo, type RefObject, useRef } from 'react';
import { limits } from '../../../domain/limits.ts';
import type { NoteIntent } from '../../../domain/steps/said.ts';
import { noteWords } from '../../../messages/play/notes.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Field } from '../../../ui/Field/Field.tsx';
import { TextArea, type TextAreaProps } from '../../../ui/TextArea/TextArea.tsx';
import { ToggleChips } from '../../../ui/ToggleChips/ToggleChips.tsx';
import { DictateButton } from '../aloud/DictateButton.tsx';
import { focusEnd } from './focus-notes.ts';
import styles from './NotesBox.module.css';
import { isNoted, tapIntents, toggleTap } from './texts.ts';
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
  const change = (text: string): void => notes.change({ text, said: notes.now().said });
  return (
    <section ref={at} tabIndex={-1} className={styles.box} aria-label={t.notes}>
      <QuickNotes
        notes={notes}
        onTapped={(intent) => {
          if (intent === 'found') focusEnd(area.current);
        }}
      />
      <Field label={t.label} hint={t.hint}>
        <Words notes={notes} ref={area} onValueChange={change} rows={2} placeholder={t.example} />
      </Field>
      <Full notes={notes} />
      <DictateButton notes={notes} />
    </section>
  );
});

/** What a tap notes; another tap on it takes it back. */
function QuickNotes({ notes, onTapped }: Pick<Props, 'notes'> & { onTapped: (intent: NoteIntent) => void }) {
  const t = useMessages(noteWords);
  const said = useNoted(notes, (noted) => noted.said);
  const noted = tapIntents.filter((intent) => isNoted(said, intent));
  return (
    <ToggleChips
      label={t.quick}
      hideLabel
      options={tapIntents.map((intent) => ({ value: intent, label: t.chips[intent] }))}
      value={noted}
      onValueChange={(all) => {
        const tapped = tapIntents.find((intent) => all.includes(intent) !== noted.includes(intent));
        if (tapped === undefined) return;
        notes.change(toggleTap(notes.now(), { intent: tapped, words: t.written[tapped] }));
        if (all.includes(tapped)) onTapped(tapped);
      }}
    />
  );
}

/** Says that nothing more fits, also of what was pasted or dictated. Always there, so that a screen reader says it when it comes. */
function Full({ notes }: Pick<Props, 'notes'>) {
  const t = useMessages(noteWords);
  const { max } = limits.notes;
  const full = useNoted(notes, ({ text }) => text.length >= max && Array.from(text).length >= max);
  return <output className={styles.full}>{full && t.full({ max })}</output>;
}

/** Subscribes to the notes by itself, so that a keystroke re-renders nothing else. */
function Words({ notes, ...field }: Omit<TextAreaProps, 'value'> & Pick<Props, 'notes'>) {
  return <TextArea {...field} value={useNoted(notes, ({ text }) => text)} />;
}
