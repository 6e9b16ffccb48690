import { type ReactNode, useLayoutEffect } from 'react';
import { cx } from '../cx.ts';
import { offerSlot } from './bar-slot.ts';
import styles from './StickyActions.module.css';

export type StickyActionsProps = {
  /** The main actions, the most likely one last; they are on the side of the hand. */
  children: ReactNode;
  /** Minor actions, on the other side. */
  others?: ReactNode;
  /** An action that must be visible on every screen size: between the two groups, or above them if there is no space. */
  urgent?: ReactNode;
  /** The hand whose thumb reaches the buttons. */
  hand?: 'right' | 'left' | undefined;
  /**
   * On a phone in landscape it is a column beside the page (`Page` with `hand`); on the smallest screens only one line of it stays
   * visible.
   */
  column?: boolean | undefined;
  /** What these buttons are for; read by screen readers. */
  label: string;
  className?: string | undefined;
};

/** A bar at the bottom of the screen, in reach of the thumb. It belongs inside or after the content; it never covers the end of it. */
export function StickyActions({ children, others, urgent, hand = 'right', column = false, label, className }: StickyActionsProps) {
  // Tells the toasts on which side the bar is.
  useLayoutEffect(() => {
    if (!column) return undefined;
    document.documentElement.dataset['bar'] = hand;
    return () => void delete document.documentElement.dataset['bar'];
  }, [column, hand]);
  return (
    // A landmark of its own, because it is beside the main content and not part of it.
    <section aria-label={label} className={cx(styles.bar, column && styles.beside, hand === 'left' && styles.left, className)}>
      <div className={cx(styles.inner, urgent !== undefined && styles.withUrgent)}>
        {others !== undefined && <div className={styles.others}>{others}</div>}
        {urgent !== undefined && <div className={styles.urgent}>{urgent}</div>}
        <div className={styles.main}>{children}</div>
        <div ref={offerSlot} className={styles.slot} />
      </div>
    </section>
  );
}
