import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import styles from './Heading.module.css';

export type HeadingProps = ComponentProps<'h2'> & {
  /** Its level in the page's outline. */
  level: 1 | 2 | 3;
  /** Its visual size, independent of its level. */
  size?: 'small' | 'medium' | 'large' | 'giant' | undefined;
  /** Underlines it with a brush stroke. */
  flourish?: boolean | undefined;
};

/** A heading in the display font. */
export function Heading({ level, size, flourish = false, className, children, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  const look = size ?? ({ 1: 'large', 2: 'medium', 3: 'small' } as const)[level];
  return (
    <Element {...rest} className={cx(styles.heading, styles[look], className)}>
      {flourish ? <span className={styles.flourish}>{children}</span> : children}
    </Element>
  );
}
