import type { ReactNode } from 'react';
import styles from './Stat.module.css';

export type StatProps = { label: ReactNode; value: ReactNode };

/** One number with its label; to be used in a `<dl>`. */
export function Stat({ label, value }: StatProps) {
  return (
    <div className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
