import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './Checkbox.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange' | 'children'> & {
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
};

/** A checkbox with its label; the whole line is clickable. */
export function Checkbox({ label, checked, onCheckedChange, className, ...rest }: CheckboxProps) {
  return (
    <label className={cx(styles.row, className)}>
      <input
        {...rest}
        type="checkbox"
        className={styles.box}
        checked={checked}
        onChange={(event) => onCheckedChange(event.target.checked)}
      />
      <span className={styles.label}>{label}</span>
    </label>
  );
}
