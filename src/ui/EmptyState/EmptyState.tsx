import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import styles from './EmptyState.module.css';

export type EmptyStateProps = {
  title: ReactNode;
  /** What to do about it, in one or two lines. */
  children: ReactNode;
  /** One or two buttons. */
  action?: ReactNode;
  art?: ReactNode;
  headingLevel?: 2 | 3 | undefined;
};

/** Shown instead of an empty list: says that there is nothing yet, and what to do. */
export function EmptyState({ title, children, action, art, headingLevel = 2 }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {art !== undefined && (
        <div className={styles.art} aria-hidden="true">
          {art}
        </div>
      )}
      <Heading level={headingLevel} size="medium">
        {title}
      </Heading>
      <div className={styles.text}>{children}</div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
