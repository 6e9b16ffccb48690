import type { ComponentProps, CSSProperties, ElementType } from 'react';
import { cx } from '../cx.ts';
import styles from './Stack.module.css';

type Gap = 2 | 3 | 4 | 5 | 6;
type Common = Omit<ComponentProps<'div'>, 'className'> & {
  as?: ElementType | undefined;
  gap?: Gap | undefined;
  className?: string | undefined;
};

const gapStyle = (gap: Gap, style: CSSProperties | undefined): CSSProperties => ({ ...style, gap: `var(--space-${gap})` });

/** A column; `gap` is a step of the space scale (2 = 8 px … 6 = 32 px). */
export function Stack({ as: Element = 'div', gap = 4, className, style, ...rest }: Common) {
  return <Element {...rest} className={cx(styles.stack, className)} style={gapStyle(gap, style)} />;
}

export type RowProps = Common & {
  /** Where the items are if they do not fill the row; by default at its start. */
  justify?: 'end' | 'between' | undefined;
};

/** A row that wraps. */
export function Row({ as: Element = 'div', gap = 3, justify, className, style, ...rest }: RowProps) {
  return <Element {...rest} className={cx(styles.row, justify && styles[justify], className)} style={gapStyle(gap, style)} />;
}

export type GridProps = Common & {
  /** The minimum width of a column, any CSS length; as many as fit are in a row. */
  min: string;
};

/** A grid with columns of equal width. */
export function Grid({ as: Element = 'div', gap = 4, min, className, style, ...rest }: GridProps) {
  return <Element {...rest} className={cx(styles.grid, className)} style={{ ...gapStyle(gap, style), '--min': min } as CSSProperties} />;
}
