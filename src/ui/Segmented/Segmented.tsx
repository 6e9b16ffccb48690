import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import hiding from '../hidden.module.css';
import styles from './Segmented.module.css';

export type Segment<T extends string> = { value: T; label: string; icon?: ReactNode };

export type SegmentedProps<T extends string> = {
  label: string;
  options: readonly Segment<T>[];
  value: T | null;
  onValueChange: (value: T) => void;
  /** Shows icons only; screen readers still read the labels. */
  iconsOnly?: boolean | undefined;
};

/** A radio group of two to five options in one strip. */
export function Segmented<T extends string>({ label, options, value, onValueChange, iconsOnly = false }: SegmentedProps<T>) {
  const id = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={cx(styles.strip, !iconsOnly && styles.worded)}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment} data-tip={iconsOnly ? option.label : undefined}>
            <input
              type="radio"
              className={cx(hiding.control, styles.radio)}
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            <span className={styles.face}>
              {option.icon !== undefined && (
                <span className={styles.icon} aria-hidden="true">
                  {option.icon}
                </span>
              )}
              <span className={iconsOnly ? hiding.hidden : undefined}>{option.label}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
