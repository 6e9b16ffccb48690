import { cx } from '../cx.ts';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'medium' | 'large';

export type ButtonLook = {
  /** `primary`: the one thing to do here. `secondary`: also fine. `quiet`: a way out. `danger`: takes something away. */
  variant?: ButtonVariant | undefined;
  /** `large` (64 px, the default of primary) or `medium` (48 px). */
  size?: ButtonSize | undefined;
  /** Fills the width it is given. */
  full?: boolean | undefined;
};

/** The class of a button, for what is not a `<button>`: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass({ variant = 'secondary', size, full = false }: ButtonLook, extra?: string): string {
  return cx(styles.button, styles[variant], styles[size ?? (variant === 'primary' ? 'large' : 'medium')], full && styles.full, extra);
}
