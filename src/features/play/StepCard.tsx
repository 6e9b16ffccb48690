import { Pencil } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { aloudAroundDoing, type Step, type StepType } from '../../domain/step.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { directionOf } from '../../ui/direction.ts';
import { ReadAloud } from '../../ui/ReadAloud/ReadAloud.tsx';
import { StepTypeIcon } from '../../ui/scene/StepTypeIcon.tsx';
import { AloudText } from './AloudText.tsx';
import { ListenControls } from './ListenControls.tsx';
import styles from './StepCard.module.css';
import { useReading } from './useReading.ts';
import { VoiceTools } from './VoiceTools.tsx';

const typeNames: Record<StepType, string> = {
  prologue: 'Prologue',
  action: 'Action',
  challenge: 'Challenge',
  ending: 'Ending',
};

/** As many characters as the longest line of the page has. */
const oneLine = 60;

type Props = {
  step: Step;
  /** False while the page waits out of sight. */
  open: boolean;
  /** The id of the step that was shown last: it outlives this card, which a waiting screen takes away. */
  shownRef: RefObject<string | undefined>;
  /** The name of the child who leads; null where nobody does. */
  lead: string | null;
  onEdit: () => void;
  /** A button beside `Edit step`. */
  action?: ReactNode;
  /** What that button opens, between the title and the text. */
  tools?: ReactNode;
};

/** The page of the book: what is read aloud, and nothing that is not. */
export function StepCard({ step, open, shownRef, lead, onEdit, action, tools }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useId();
  const [voice, setVoice] = useState(false);
  const { before: paragraphs } = aloudAroundDoing(step);
  const opening = paragraphs[0] ?? '';
  const reader = useReading(open ? step.id : '', paragraphs);

  // A new page is read from its top, by the eye, the keyboard and the screen reader.
  useEffect(() => {
    if (!open || shownRef.current === step.id) return;
    shownRef.current = step.id;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [open, shownRef, step.id]);

  return (
    <article className={styles.card} aria-labelledby={title}>
      <header className={styles.head}>
        <StepTypeIcon type={step.type} />
        <div className={styles.titles}>
          <p className={styles.kind}>{typeNames[step.type]}</p>
          <h2 id={title} ref={heading} tabIndex={-1} className={styles.title}>
            {step.step}
          </h2>
        </div>
        {action}
        <IconButton label="Edit step" icon={<Pencil />} onClick={onEdit} />
      </header>
      {tools}
      {voice && <VoiceTools />}
      <ReadAloud
        // The large first letter would tear a joined script apart, and beside a single line leave a hole.
        dropCap={directionOf(opening) === 'ltr' && opening.length > oneLine}
        label={
          <>
            <span className={styles.aloud}>Read aloud</span>
            <ListenControls reader={reader} settings={voice} onSettings={setVoice} />
          </>
        }
      >
        <AloudText sentences={reader.sentences} reading={reader.reading} />
      </ReadAloud>
      {(lead !== null || step.minutes !== undefined) && (
        <ul className={styles.facts} aria-label="About this step">
          {lead !== null && (
            <li>
              <Badge tone="accent">{lead} leads</Badge>
            </li>
          )}
          {step.minutes !== undefined && (
            <li>
              <Badge>About {step.minutes} min</Badge>
            </li>
          )}
        </ul>
      )}
    </article>
  );
}
