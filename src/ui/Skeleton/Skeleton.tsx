import type { CSSProperties } from 'react';
import { cx } from '../cx.ts';
import styles from './Skeleton.module.css';

export type SkeletonProps = {
  /** `line`: a line of text; `lines`: a paragraph of three; `block`: a box; `circle`. */
  shape?: 'line' | 'lines' | 'block' | 'circle' | undefined;
  width?: string | undefined;
  height?: string | undefined;
  className?: string | undefined;
};

/** A placeholder for content that is loading. Hidden from screen readers: say "loading" once, elsewhere. */
export function Skeleton({ shape = 'line', width, height, className }: SkeletonProps) {
  const style: CSSProperties = {};
  if (width !== undefined) style.width = width;
  if (height !== undefined) style.height = height;
  if (shape === 'lines') {
    return (
      <span className={cx(styles.lines, className)} style={style} aria-hidden="true">
        <span className={styles.line} />
        <span className={styles.line} />
        <span className={cx(styles.line, styles.short)} />
      </span>
    );
  }
  return <span className={cx(styles[shape], className)} style={style} aria-hidden="true" />;
}
