import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './TwoPane.module.css';

export type TwoPaneProps = {
  /** Left in landscape, where it stays visible while the main pane scrolls; at the top in portrait. */
  aside: ReactNode;
  /** The main pane: right in landscape, below in portrait. */
  children: ReactNode;
  /** Swaps the sides in landscape, for left-handed people. */
  flipped?: boolean | undefined;
  className?: string | undefined;
};

/** Two panes side by side in landscape, one column in portrait. */
export function TwoPane({ aside, children, flipped = false, className }: TwoPaneProps) {
  return (
    <div className={cx(styles.panes, flipped && styles.flipped, className)}>
      <div className={styles.aside}>{aside}</div>
      <div className={styles.main}>{children}</div>
    </div>
  );
}
