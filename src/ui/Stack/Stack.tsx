import type { ComponentProps, CSSProperties, ElementType } from 'react';
import { cx } from '../cx.ts';
import styles from './Stack.module.css';

type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
type Common = Omit<ComponentProps<'div'>, 'className'> & {
  as?: ElementType | undefined;
  gap?: Gap | undefined;
  className?: string | undefined;
};

const gapStyle = (gap: Gap, style: CSSProperties | undefined): CSSProperties => ({ ...style, gap: `var(--space-${gap})` });

/** A column; `gap` is a step of the space scale (1 = 4 px … 8 = 72 px). */
export function Stack({ as: Element = 'div', gap = 4, className, style, ...rest }: Common) {
  return <Element {...rest} className={cx(styles.stack, className)} style={gapStyle(gap, style)} />;
}

export type RowProps = Common & {
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
};

/** A row that wraps. */
export function Row({ as: Element = 'div', gap = 3, justify = 'start', align = 'center', className, style, ...rest }: RowProps) {
  return (
    <Element
      {...rest}
      className={cx(styles.row, styles[`justify-${justify}`], styles[`align-${align}`], className)}
      style={gapStyle(gap, style)}
    />
  );
}

export type GridProps = Common & {
  /** The minimum width of a column, any CSS length; as many as fit are in a row. */
  min?: string | undefined;
  /** If there are few items, they stretch over the whole row. */
  stretched?: boolean | undefined;
};

/** A grid with columns of equal width. */
export function Grid({ as: Element = 'div', gap = 4, min = '16rem', stretched = false, className, style, ...rest }: GridProps) {
  return (
    <Element
      {...rest}
      className={cx(styles.grid, stretched && styles.stretched, className)}
      style={{ ...gapStyle(gap, style), '--min': min } as CSSProperties}
    />
  );
}
