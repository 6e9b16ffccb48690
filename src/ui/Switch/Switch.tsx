import { useId } from 'react';
import type { CheckboxProps } from '../Checkbox/Checkbox.tsx';
import { cx } from '../cx.ts';
import styles from './Switch.module.css';

export type SwitchProps = Omit<CheckboxProps, 'role'>;

/** A setting that takes effect at once: label left, switch right; the whole line is clickable. */
export function Switch({ label, hint, checked, onCheckedChange, className, ...rest }: SwitchProps) {
  const hintId = useId();
  return (
    <label className={cx(styles.row, className)}>
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        {hint !== undefined && (
          <span className={styles.hint} id={hintId}>
            {hint}
          </span>
        )}
      </span>
      <input
        aria-describedby={hint === undefined ? undefined : hintId}
        {...rest}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={styles.switch}
        checked={checked}
        onChange={(event) => onCheckedChange(event.target.checked)}
      />
    </label>
  );
}
