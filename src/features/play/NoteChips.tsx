import { Plus, X } from 'lucide-react';
import { memo } from 'react';
import { noteWords } from '../../messages/notes.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { eventKey, type NoteEvent } from '../../storyteller/notes/events.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './NoteChips.module.css';
import { answered, questionFor, understood } from './note-words.ts';
import type { Notes } from './useNotes.ts';
import { useUnderstood } from './useUnderstood.ts';

type Props = {
  notes: Notes;
  /** The labels that were offered on this step. */
  offers: readonly string[];
  /** The names of the children who play. */
  names: readonly string[];
  /** Keys of what the parent dropped. */
  dropped: readonly string[];
  onDrop: (key: string, dropped: boolean) => void;
};

/**
 * What the story understood in the notes. What changes it can be dropped with a tap, and taken back in with another; a mood is only said; where a
 * pronoun may mean two children, the parent is asked, and the answer stands in the notes.
 */
export const NoteChips = memo(function NoteChips({ notes, offers, names, dropped, onDrop }: Props) {
  const t = useMessages(noteWords);
  const events = useUnderstood(notes, offers, names);
  if (events.length === 0) return null;
  const all = events.map(understood);
  const asked = firstAsked(events.filter((event) => !dropped.includes(eventKey(event))));
  return (
    <section className={styles.box} aria-label={t.understood}>
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
              size="medium"
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

/** One question at a time, and none about a mood: that counts for everybody. */
function firstAsked(events: readonly NoteEvent[]): NoteEvent | null {
  return events.find((event) => event.ask !== undefined && understood(event).droppable) ?? null;
}
