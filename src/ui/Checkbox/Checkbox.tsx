import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import styles from './Checkbox.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
};

/** A checkbox with its label; the whole line is clickable. */
export function Checkbox({ label, hint, checked, onCheckedChange, className, ...rest }: CheckboxProps) {
  const hintId = useId();
  return (
    <label className={cx(styles.row, className)}>
      <input
        aria-describedby={hint === undefined ? undefined : hintId}
        {...rest}
        type="checkbox"
        className={styles.box}
        checked={checked}
        onChange={(event) => onCheckedChange(event.target.checked)}
      />
      <span>
        <span className={styles.label}>{label}</span>
        {hint !== undefined && (
          <span className={styles.hint} id={hintId}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
