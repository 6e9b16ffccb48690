import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './Page.module.css';

export type PageProps = Omit<ComponentProps<'main'>, 'className'> & {
  /** Above everything: the shell's bar, or a scene from edge to edge. */
  header?: ReactNode;
  /** `text` 44 rem, `form` 56 rem, `wide` 76 rem, `full` without limit. */
  width?: 'text' | 'form' | 'wide' | 'full' | undefined;
  /** What stays at the bottom: StickyActions. */
  footer?: ReactNode;
  /** On a phone that lies on its side the footer stands beside the page, on this side of it (`StickyActions` with `beside`). */
  beside?: 'right' | 'left' | undefined;
  /** The accent of the whole page. */
  theme?: string | undefined;
  className?: string | undefined;
};

/** The frame of a screen: its `<main>`, as wide as its content wants, clear of notches and home bars. */
export function Page({ header, width = 'wide', footer, beside, theme, className, children, ...rest }: PageProps) {
  return (
    <div className={cx(styles.page, beside !== undefined && styles.beside, beside === 'left' && styles.left)} data-theme={theme}>
      {header}
      <main {...rest} className={cx(styles.main, styles[width], className)}>
        {children}
      </main>
      {footer}
    </div>
  );
}
