import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { showChapter, useChoices } from '../setup/choices.ts';
import styles from './Chapter.module.css';
import type { ChapterId } from './chapter-ids.ts';

type Props = {
  id: ChapterId;
  number: number;
  title: string;
  /** The current choice, in one line. */
  line: string;
  children: ReactNode;
};

/** A collapsible question of the selector: closed, it shows the current choice in one line; open, all options. */
export function Chapter({ id, number, title, line, children }: Props) {
  const open = useChoices((store) => store.open.includes(id));
  return (
    <section className={styles.chapter} aria-labelledby={titleId(id)}>
      <Heading level={2} size="small" id={headingId(id)} className={styles.heading}>
        {/* The whole line is clickable, but its accessible name is the question alone. */}
        <button
          type="button"
          className={styles.head}
          aria-expanded={open}
          aria-controls={bodyId(id)}
          aria-labelledby={titleId(id)}
          aria-describedby={lineId(id)}
          onClick={() => showChapter(id, !open)}
        >
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          <span className={styles.words}>
            <span id={titleId(id)} className={styles.title}>
              {title}
            </span>
            <bdi id={lineId(id)} className={styles.line}>
              {line}
            </bdi>
          </span>
          <ChevronDown className={styles.arrow} aria-hidden="true" />
        </button>
      </Heading>
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

function titleId(id: ChapterId): string {
  return `selector-${id}-title`;
}

function lineId(id: ChapterId): string {
  return `selector-${id}-line`;
}

/** Opens a chapter, scrolls to it and focuses it, or `field` in it if that is given. */
export function goToChapter(id: ChapterId, field?: string): void {
  showChapter(id, true);
  // React renders the open chapter in a microtask of its own, which runs before this one.
  queueMicrotask(() => {
    const heading = document.getElementById(headingId(id));
    const target = field === undefined ? heading?.querySelector('button') : document.getElementById(field);
    target?.focus({ preventScroll: true });
    heading?.closest('section')?.scrollIntoView({ block: 'start' });
  });
}
