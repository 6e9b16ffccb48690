import type { CSSProperties } from 'react';
import { cx } from '../cx.ts';
import styles from './Skeleton.module.css';

export type SkeletonProps = {
  /** `line`: a line of text; `lines`: a paragraph of three; `block`: a box. */
  shape?: 'line' | 'lines' | 'block' | undefined;
  width?: string | undefined;
  height?: string | undefined;
};

/** A placeholder for content that is loading. Hidden from screen readers: say "loading" once, elsewhere. */
export function Skeleton({ shape = 'line', width, height }: SkeletonProps) {
  const style: CSSProperties = {};
  if (width !== undefined) style.width = width;
  if (height !== undefined) style.height = height;
  if (shape === 'lines') {
    return (
      <span className={styles.lines} style={style} aria-hidden="true">
        <span className={styles.line} />
        <span className={styles.line} />
        <span className={cx(styles.line, styles.short)} />
      </span>
    );
  }
  return <span className={styles[shape]} style={style} aria-hidden="true" />;
}
