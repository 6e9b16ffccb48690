import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Heading } from '../Heading/Heading.tsx';
import styles from './EmptyState.module.css';

export type EmptyStateProps = {
  title: ReactNode;
  /** What to do about it, in a line or two. */
  children?: ReactNode;
  /** A button or two. */
  action?: ReactNode;
  art?: ReactNode;
  headingLevel?: 2 | 3 | 4 | undefined;
  className?: string | undefined;
};

/** A place with nothing in it yet: says so kindly, and what comes next. */
export function EmptyState({ title, children, action, art, headingLevel = 2, className }: EmptyStateProps) {
  return (
    <div className={cx(styles.empty, className)}>
      {art !== undefined && (
        <div className={styles.art} aria-hidden="true">
          {art}
        </div>
      )}
      <Heading level={headingLevel} size="medium">
        {title}
      </Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
