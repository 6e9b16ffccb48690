import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Heading } from '../../ui/Heading/Heading.tsx';
import styles from './Chapter.module.css';
import { showChapter, useChoices } from './choices.ts';
import type { ChapterId } from './landmarks.ts';

type Props = {
  id: ChapterId;
  number: number;
  title: string;
  /** What is chosen, in a line. */
  line: string;
  children: ReactNode;
};

/** One question of the selector: a line that says what is chosen, and opens to everything there is to choose. */
export function Chapter({ id, number, title, line, children }: Props) {
  const open = useChoices((store) => store.open.includes(id));
  return (
    <section className={styles.chapter} aria-labelledby={headingId(id)}>
      <div className={styles.head} data-open={open}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <div className={styles.words}>
          <Heading level={2} size="small" id={headingId(id)} className={styles.title}>
            <button
              type="button"
              className={styles.opener}
              aria-expanded={open}
              aria-controls={bodyId(id)}
              aria-describedby={`${bodyId(id)}-line`}
              onClick={() => showChapter(id, !open)}
            >
              {title}
            </button>
          </Heading>
          <p id={`${bodyId(id)}-line`} className={styles.line}>
            <bdi>{line}</bdi>
          </p>
        </div>
        <ChevronDown className={styles.arrow} aria-hidden="true" />
      </div>
      <div id={bodyId(id)} className={styles.body} hidden={!open}>
        {children}
      </div>
    </section>
  );
}

function headingId(id: ChapterId): string {
  return `selector-${id}-heading`;
}

function bodyId(id: ChapterId): string {
  return `selector-${id}`;
}

/** Opens a chapter, and leads the eyes and the focus to it: to `field`, where one of its fields is meant. */
export function goToChapter(id: ChapterId, field?: string): void {
  flushSync(() => showChapter(id, true));
  const heading = document.getElementById(headingId(id));
  const target = field === undefined ? heading?.querySelector('button') : document.getElementById(field);
  target?.focus({ preventScroll: true });
  heading?.closest('section')?.scrollIntoView({ block: 'start' });
}
