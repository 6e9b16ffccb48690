import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { controlWords } from '../../messages/controls.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { cx } from '../cx.ts';
import styles from './Clamp.module.css';

export type ClampProps = {
  /** What is in it is cut to two lines wherever it stands in a {@link Cut}. */
  children: ReactNode;
  /** The texts in it: when they change it is measured anew. */
  text: string;
  /** What the button says that shows the rest; it is there only where something is cut. */
  moreLabel?: string | undefined;
  lessLabel?: string | undefined;
  className?: string | undefined;
};

/** Long texts that must not push the page down: cut to the eye, with the whole one tap away. A screen reader always has the whole. */
export function Clamp({ children, text, moreLabel, lessLabel, className }: ClampProps) {
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
        <Button
          variant="quiet"
          size="medium"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? (lessLabel ?? t.less) : (moreLabel ?? t.more)}
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
