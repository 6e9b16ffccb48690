import { Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { aloudParagraphs, type Step, type StepType } from '../../domain/step.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { ReadAloud } from '../../ui/ReadAloud/ReadAloud.tsx';
import { StepTypeIcon } from '../../ui/scene/StepTypeIcon.tsx';
import styles from './StepCard.module.css';

const typeNames: Record<StepType, string> = {
  prologue: 'Prologue',
  action: 'Action',
  challenge: 'Challenge',
  ending: 'Ending',
};

type Props = {
  step: Step;
  /** The name of the child who leads; null where nobody does. */
  lead: string | null;
  onEdit: () => void;
  /** What the children may choose from, below the text. */
  children?: ReactNode;
};

/** The page of the book: what is read aloud, and nothing that is not. */
export function StepCard({ step, lead, onEdit, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step.id);

  // A new page is read from its top, by the eye, the keyboard and the screen reader.
  useEffect(() => {
    if (shown.current === step.id) return;
    shown.current = step.id;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step.id]);

  return (
    <article className={styles.card} aria-labelledby="step-title">
      <header className={styles.head}>
        <StepTypeIcon type={step.type} />
        <div className={styles.titles}>
          <p className={styles.kind}>{typeNames[step.type]}</p>
          <h2 id="step-title" ref={heading} tabIndex={-1} className={styles.title}>
            {step.step}
          </h2>
        </div>
        <IconButton label="Edit step" icon={<Pencil />} onClick={onEdit} />
      </header>
      <ReadAloud label="Read aloud">
        {aloudParagraphs(step).map((paragraph, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a paragraph is its place in the text
          <p key={index}>{paragraph}</p>
        ))}
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
      {children}
    </article>
  );
}
