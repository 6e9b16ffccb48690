import { Plus, X } from 'lucide-react';
import { memo, useId } from 'react';
import { noteWords } from '../../../messages/play/notes.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { eventKey, type NoteEvent } from '../../../storyteller/notes/events.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import styles from './NoteChips.module.css';
import { answered, questionFor, understood } from './note-words.ts';
import type { Notes } from './useNotes.ts';
import { useUnderstood } from './useUnderstood.ts';

type Props = {
  notes: Notes;
  /** The labels of the choices that this step offered. */
  offers: readonly string[];
  /** The names of the children who play. */
  names: readonly string[];
  /** Keys of the events that the parent dropped. */
  dropped: readonly string[];
  onDrop: (key: string, dropped: boolean) => void;
};

/**
 * Shows what the storyteller understood in the notes. A tap drops what changes the story, another tap takes it back; a mood is only shown.
 * If a pronoun may mean several children, the parent is asked, and the answer is written into the notes.
 */
export const NoteChips = memo(function NoteChips({ notes, offers, names, dropped, onDrop }: Props) {
  const t = useMessages(noteWords);
  const labelId = useId();
  const events = useUnderstood(notes, offers, names);
  if (events.length === 0) return null;
  const all = events.map(understood);
  const asked = firstAsked(events.filter((event) => !dropped.includes(eventKey(event))));
  return (
    <section className={styles.box} aria-labelledby={labelId}>
      <p id={labelId} className={styles.label}>
        {t.understood}
      </p>
      <ul className={styles.list}>
        {all.map(({ event, text, droppable }) => {
          const key = eventKey(event);
          const gone = dropped.includes(key);
          return (
            <li key={key} className={styles.item}>
              {droppable ? (
                <button
                  type="button"
                  className={cx(styles.chip, gone && styles.dropped)}
                  aria-label={(gone ? t.putBack : t.leaveOut)({ what: text })}
                  onClick={() => onDrop(key, !gone)}
                >
                  <span className={styles.words}>{text}</span>
                  {gone ? <Plus aria-hidden="true" /> : <X aria-hidden="true" />}
                </button>
              ) : (
                <span className={styles.mood}>{text}</span>
              )}
            </li>
          );
        })}
      </ul>
      {asked !== null && (
        <fieldset className={styles.question}>
          <legend>{questionFor(asked)}</legend>
          {asked.ask?.who.map((name) => (
            <Button
              key={name}
              onClick={() => {
                const { text, said } = notes.now();
                notes.change({ text: answered(text, asked, name), said });
              }}
            >
              {name}
            </Button>
          ))}
        </fieldset>
      )}
    </section>
  );
});

/** The first open question. Moods are left out: they count for everybody. */
function firstAsked(events: readonly NoteEvent[]): NoteEvent | null {
  return events.find((event) => event.ask !== undefined && understood(event).droppable) ?? null;
}
