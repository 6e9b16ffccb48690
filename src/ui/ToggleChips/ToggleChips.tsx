import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import hiding from '../hidden.module.css';
import styles from './ToggleChips.module.css';

export type ToggleChip<T extends string> = { value: T; label: ReactNode };

export type ToggleChipsProps<T extends string> = {
  label: ReactNode;
  hideLabel?: boolean | undefined;
  options: readonly ToggleChip<T>[];
  value: readonly T[];
  /** Gets all selected values, in the order of the options. */
  onValueChange: (value: T[]) => void;
};

/** Chips to switch on and off, any number at once. Each is a button with `aria-pressed`. */
export function ToggleChips<T extends string>({ label, hideLabel = false, options, value, onValueChange }: ToggleChipsProps<T>) {
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset's legend can't be laid out in a row
    <div role="group" aria-labelledby={id} className={styles.group}>
      <span id={id} className={cx(styles.label, hideLabel && hiding.hidden)}>
        {label}
      </span>
      <div className={styles.chips}>
        {options.map((option) => {
          const pressed = value.includes(option.value);
          return (
            <button
              key={option.value}
              type="button"
              className={styles.chip}
              aria-pressed={pressed}
              onClick={() => onValueChange(options.map((o) => o.value).filter((v) => (v === option.value ? !pressed : value.includes(v))))}
            >
              <span className={styles.icon} aria-hidden="true">
                {pressed ? <Check /> : <span className={styles.empty} />}
              </span>
              {option.label}
            </button>
          );
        })}
      </div>
    </div>
  );
}
