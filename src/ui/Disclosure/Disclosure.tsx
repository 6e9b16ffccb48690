import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './Disclosure.module.css';

export type DisclosureProps = {
  summary: ReactNode;
  icon?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
};

/** A collapsible section. It is the browser's own `<details>`, so that find-in-page and printing can open it. */
export function Disclosure({ summary, icon, children, className }: DisclosureProps) {
  return (
    <details className={cx(styles.details, className)}>
      <summary className={styles.summary}>
        {icon !== undefined && (
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        )}
        <span className={styles.title}>{summary}</span>
        <ChevronDown className={styles.arrow} aria-hidden="true" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
