import { type ReactNode, useLayoutEffect } from 'react';
import { controlWords } from '../../messages/controls.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { cx } from '../cx.ts';
import { offerSlot } from './bar-slot.ts';
import styles from './StickyActions.module.css';

export type StickyActionsProps = {
  /** The main actions, the most likely one last; they stand on the side of the hand. */
  children: ReactNode;
  /** Smaller things on the other side. */
  others?: ReactNode;
  /** What must be at hand on every screen: between the two, and where there is no room above them. */
  urgent?: ReactNode;
  /** Which thumb reaches for them. */
  hand?: 'right' | 'left' | undefined;
  /** On a phone that lies on its side it stands beside the page (`Page` with `beside`); on the smallest screens it keeps one line in sight. */
  beside?: boolean | undefined;
  /** What these buttons are for, for a screen reader. */
  label?: string | undefined;
  className?: string | undefined;
};

/** A strip at the bottom of the screen, under the thumb. Inside or after the content; it never covers the end of it. */
export function StickyActions({ children, others, urgent, hand = 'right', beside = false, label, className }: StickyActionsProps) {
  const t = useMessages(controlWords);
  // Toasts keep to the side on which it stands.
  useLayoutEffect(() => {
    if (!beside) return undefined;
    document.documentElement.dataset['bar'] = hand;
    return () => void delete document.documentElement.dataset['bar'];
  }, [beside, hand]);
  return (
    // A landmark of its own: it stands beside the main part of the page, not in it.
    <section aria-label={label ?? t.actions} className={cx(styles.bar, beside && styles.beside, hand === 'left' && styles.left, className)}>
      <div className={cx(styles.inner, urgent !== undefined && styles.withUrgent)}>
        {others !== undefined && <div className={styles.others}>{others}</div>}
        {urgent !== undefined && <div className={styles.urgent}>{urgent}</div>}
        <div className={styles.main}>{children}</div>
        <div ref={offerSlot} className={styles.slot} />
      </div>
    </section>
  );
}
