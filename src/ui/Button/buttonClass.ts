import { cx } from '../cx.ts';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'medium' | 'large';

export type ButtonLook = {
  /** `primary`: the main action. `secondary`: an alternative. `quiet`: cancel and the like. `danger`: deletes something. */
  variant?: ButtonVariant | undefined;
  /** `large` (64 px, the default of primary) or `medium` (48 px). */
  size?: ButtonSize | undefined;
  /** Takes the full width of its container. */
  full?: boolean | undefined;
};

/** The button's class for elements that are not a `<button>`: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass({ variant = 'secondary', size, full = false }: ButtonLook, extra?: string): string {
  return cx(styles.button, styles[variant], styles[size ?? (variant === 'primary' ? 'large' : 'medium')], full && styles.full, extra);
}
