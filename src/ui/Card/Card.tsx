import type { ComponentProps, ElementType } from 'react';
import { cx } from '../cx.ts';
import styles from './Card.module.css';

export type CardProps = Omit<ComponentProps<'section'>, 'className'> & {
  /** The element: `section` (default), `article`, `li`, `form`, `div`. */
  as?: ElementType | undefined;
  /** `page`: a sheet with more sheets beneath. `plain`: one sheet. `flat`: a tinted area inside a sheet. */
  look?: 'plain' | 'page' | 'flat' | undefined;
  padding?: 'none' | 'small' | 'medium' | 'large' | undefined;
  /** The theme whose accent colour this card uses. */
  theme?: string | undefined;
  className?: string | undefined;
};

/** A sheet of paper. */
export function Card({ as: Element = 'section', look = 'plain', padding = 'medium', theme, className, children, ...rest }: CardProps) {
  return (
    <Element {...rest} data-theme={theme} className={cx(styles.card, styles[look], className)}>
      <div className={cx(styles.body, styles[`pad-${padding}`])}>{children}</div>
    </Element>
  );
}
