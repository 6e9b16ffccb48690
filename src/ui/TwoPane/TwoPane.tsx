import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './TwoPane.module.css';

export type TwoPaneProps = {
  /** Left in landscape (stays in view while the main part scrolls), on top in portrait: the scene, the progress. */
  aside: ReactNode;
  /** Right in landscape, below in portrait: what is read. */
  children: ReactNode;
  /** Swaps the sides in landscape, for a left-handed holder. */
  flipped?: boolean | undefined;
  className?: string | undefined;
};

/** Two halves of an open book in landscape, one column in portrait. */
export function TwoPane({ aside, children, flipped = false, className }: TwoPaneProps) {
  return (
    <div className={cx(styles.panes, flipped && styles.flipped, className)}>
      <div className={styles.aside}>{aside}</div>
      <div className={styles.main}>{children}</div>
    </div>
  );
}
