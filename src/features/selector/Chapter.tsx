import type { ReactNode } from 'react';
import { Heading } from '../../ui/Heading/Heading.tsx';
import styles from './Chapter.module.css';

type Props = {
  id: string;
  number: number;
  title: string;
  /** A button beside the heading. */
  action?: ReactNode;
  children: ReactNode;
};

/** One question of the selector. Its heading can take the focus, so that a tap elsewhere can lead here. */
export function Chapter({ id, number, title, action, children }: Props) {
  return (
    <section className={styles.chapter} aria-labelledby={headingId(id)}>
      <div className={styles.body}>
        <div className={styles.head}>
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          <Heading level={2} id={headingId(id)} tabIndex={-1} className={styles.title}>
            {title}
          </Heading>
          {action}
        </div>
        {children}
      </div>
    </section>
  );
}

function headingId(id: string): string {
  return `${id}-heading`;
}

/** Leads the eyes and the focus to a chapter. */
export function goToChapter(id: string): void {
  const heading = document.getElementById(headingId(id));
  heading?.focus({ preventScroll: true });
  heading?.closest('section')?.scrollIntoView({ block: 'start' });
}
