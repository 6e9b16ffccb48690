import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './Page.module.css';

export type PageProps = Omit<ComponentProps<'main'>, 'className'> & {
  /** Above everything: the app bar, or a picture over the full width. */
  header?: ReactNode;
  /** `text` 44 rem, `form` 56 rem, `wide` 76 rem. */
  width?: 'text' | 'form' | 'wide' | undefined;
  /** The bar that stays at the bottom: StickyActions. */
  footer?: ReactNode;
  /** On a phone in landscape the footer is a column on this side of the page (`StickyActions` with `column`). */
  hand?: 'right' | 'left' | undefined;
  /** The theme whose accent colour the page uses. */
  theme?: string | undefined;
  className?: string | undefined;
};

/** The frame of a screen: its `<main>` with a maximum width, and clear of notches and home indicators. */
export function Page({ header, width = 'wide', footer, hand, theme, className, children, ...rest }: PageProps) {
  return (
    <div className={cx(styles.page, hand !== undefined && styles.beside, hand === 'left' && styles.left)} data-theme={theme}>
      {header}
      <main {...rest} className={cx(styles.main, styles[width], className)}>
        {children}
      </main>
      {footer}
    </div>
  );
}
