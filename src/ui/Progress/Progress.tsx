import type { CSSProperties } from 'react';
import { cx } from '../cx.ts';
import styles from './Progress.module.css';

export type ProgressProps = {
  /** What the progress is about; read by screen readers and shown unless hidden. */
  label: string;
  hideLabel?: boolean | undefined;
  value: number;
  max: number;
  /** The value in words, `Step 3 of 8`. */
  valueText?: string | undefined;
  /** `bar`, or `trail`: a dashed path with a stop for each step and a flag at the end (for up to 12 steps; otherwise a bar). */
  look?: 'bar' | 'trail' | undefined;
  className?: string | undefined;
};

/** A progress bar from 0 to max; values outside are clamped. */
export function Progress({ label, hideLabel = false, value, max, valueText, look = 'bar', className }: ProgressProps) {
  const top = Math.max(1, max);
  const now = Math.min(top, Math.max(0, value));
  const trail = look === 'trail' && Number.isInteger(top) && top <= 12;
  return (
    <div className={cx(styles.progress, className)}>
      {(!hideLabel || valueText !== undefined) && (
        <div className={styles.head}>
          {!hideLabel && <span className={styles.label}>{label}</span>}
          {valueText !== undefined && <span className={styles.value}>{valueText}</span>}
        </div>
      )}
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a `<progress>` can't hold the stops of the trail
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={top}
        aria-valuenow={now}
        aria-valuetext={valueText}
        className={trail ? styles.trail : styles.track}
        style={
          { '--done': `${(now / top) * 100}%`, '--path-ratio': trail && top > 1 ? Math.max(0, now - 1) / (top - 1) : 0 } as CSSProperties
        }
      >
        {trail ? (
          Array.from({ length: top }, (_, index) => (
            <span
              // oxlint-disable-next-line react/no-array-index-key -- a stop is identified by its place on the path
              key={index}
              className={cx(styles.stop, index < now && styles.passed, index === now - 1 && styles.here, index === top - 1 && styles.last)}
            />
          ))
        ) : (
          <span className={styles.fill} />
        )}
      </div>
    </div>
  );
}
