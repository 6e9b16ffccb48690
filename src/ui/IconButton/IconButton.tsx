import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './IconButton.module.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  icon: ReactNode;
  variant?: 'plain' | 'outlined' | 'accent' | 'danger' | undefined;
};

/** A button that shows only an icon: at least 48 px in size, and always with an accessible name. */
export function IconButton({ label, icon, variant = 'plain', className, type = 'button', ...rest }: IconButtonProps) {
  return (
    // oxlint-disable-next-line react/button-has-type -- the default is `button`
    <button data-tip={label} {...rest} type={type} aria-label={label} className={cx(styles.button, styles[variant], className)}>
      {icon}
    </button>
  );
}
