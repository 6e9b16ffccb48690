import { Pencil, Printer } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import type { Step } from '../../../domain/steps/step.ts';
import { playWords } from '../../../messages/play/play.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { askToPrint } from '../../../platform/view/print-request.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { NoteChips } from '../notes/NoteChips.tsx';
import { NotesBox } from '../notes/NotesBox.tsx';
import styles from '../PlayScreen.module.css';
import { usePlaying } from '../playing-context.ts';
import { useHandler } from '../useHandler.ts';
import { StepPages } from './StepPages.tsx';

type Props = {
  step: Step;
  /** The step that the family will most likely turn to; null if it is not known yet. */
  upcoming: Step | null;
  /** The button in the bottom bar scrolls to this element. */
  notesRef: RefObject<HTMLElement | null>;
  /** Whether the settings for light, text size and voice are open, on screens that don't show them beside the text. */
  tools: boolean;
  onTools: (open: boolean) => void;
  /** How many steps are packed ahead, on screens that don't show it beside the text. */
  packed: ReactNode;
  /** False on the first render: only what is visible at once is rendered. */
  whole: boolean;
};

/** The open step with its notes, and the quiet buttons below it: print, edit, end. */
export function StepPane({ step, upcoming, notesRef, tools, onTools, packed, whole }: Props) {
  const { adventure, data, players, notes, play, actions, shownRef } = usePlaying();
  const { playing } = players;
  const t = useMessages(playWords);
  const ending = step.type === 'ending';
  const turnTools = useHandler(() => onTools(!tools));
  return (
    <div className={styles.main}>
      <StepPages
        open={{ step, index: data.currentStep }}
        upcoming={upcoming === null ? null : { step: upcoming, index: data.currentStep + 1 }}
        notes={notes}
        shownRef={shownRef}
        nameOf={(child) => playing.find(({ id }) => id === child)?.name ?? null}
        tools={tools}
        onTools={turnTools}
        whole={whole}
      />
      {whole && !ending && (
        <>
          <NotesBox at={notesRef} notes={notes} />
          <NoteChips
            notes={notes}
            offers={step.options ?? []}
            names={playing.map(({ name }) => name)}
            dropped={data.notesDropped ?? []}
            onDrop={play.dropNote}
          />
        </>
      )}
      {packed}
      {whole && (
        <div className={styles.ways}>
          <Button
            variant="quiet"
            className={styles.flush}
            icon={<Printer />}
            onClick={() => askToPrint({ kind: 'cards', adventure: adventure.id })}
          >
            {t.print}
          </Button>
          <Button variant="quiet" className={styles.flush} icon={<Pencil />} onClick={actions.onEdit}>
            {t.edit}
          </Button>
          {!ending && (
            <Button variant="quiet" className={cx(styles.smallOnly, styles.flush)} onClick={actions.onEnd}>
              {t.endEarly}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
