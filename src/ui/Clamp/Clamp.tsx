import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { controlWords } from '../../messages/shared/controls.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { cx } from '../cx.ts';
import styles from './Clamp.module.css';

export type ClampProps = {
  /** The content; each {@link Cut} in it is cut off after two lines. */
  children: ReactNode;
  /** All texts in it; a change of them triggers a new measurement. */
  text: string;
  className?: string | undefined;
};

/**
 * Limits long texts so that they don't push down the page: they are cut off visually, and a tap shows the rest. A screen reader always
 * reads the full text.
 */
export function Clamp({ children, text, className }: ClampProps) {
  const t = useMessages(controlWords);
  const id = useId();
  const inside = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [cut, setCut] = useState(false);

  useEffect(() => {
    if (open) return undefined;
    const measure = (): void => {
      const cuts = [...(inside.current?.querySelectorAll('[data-cut]') ?? [])];
      setCut(text !== '' && cuts.some((element) => element.scrollHeight > element.clientHeight + 1));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [open, text]);

  return (
    <div className={cx(styles.clamp, className)}>
      <div ref={inside} id={id} className={cx(styles.inside, !open && styles.closed)}>
        {children}
      </div>
      {cut && (
        <Button variant="quiet" className={styles.toggle} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? t.less : t.more}
        </Button>
      )}
    </div>
  );
}

/** A text of at most two lines inside a {@link Clamp}. */
export function Cut({ children }: { children: ReactNode }) {
  return (
    <span data-cut="" className={styles.cut}>
      {children}
    </span>
  );
}
