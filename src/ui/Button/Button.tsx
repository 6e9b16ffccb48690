import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { type ButtonLook, buttonClass } from './buttonClass.ts';

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    /** Work is in progress: the button keeps its size and focus, tells screen readers, and ignores further presses. */
    busy?: boolean | undefined;
    icon?: ReactNode;
    iconAfter?: ReactNode;
    className?: string | undefined;
  };

/** A button. Never submits a form unless `type="submit"`. */
export function Button({
  variant,
  size,
  full,
  busy = false,
  icon,
  iconAfter,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the default is `button`
      type={type}
      className={buttonClass({ variant, size, full }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={(event) => {
        // A busy button stays focusable, so a press (and the submit that would follow) is swallowed here.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {icon !== undefined && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={styles.label}>{children}</span>
      {iconAfter !== undefined && (
        <span className={styles.icon} aria-hidden="true">
          {iconAfter}
        </span>
      )}
    </button>
  );
}
