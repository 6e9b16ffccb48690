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

/** Things under each other, `gap` steps of the space scale apart (1 = 4 px … 8 = 72 px). */
export function Stack({ as: Element = 'div', gap = 4, className, style, ...rest }: Common) {
  return <Element {...rest} className={cx(styles.stack, className)} style={gapStyle(gap, style)} />;
}

export type RowProps = Common & {
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
};

/** Things beside each other, wrapping where there is no room. */
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
  /** The least width of a column, any CSS length; as many as fit stand side by side. */
  min?: string | undefined;
  /** Few things stretch over the whole row, instead of leaving its end free. */
  stretched?: boolean | undefined;
};

/** Things of equal width, as many in a row as fit. */
export function Grid({ as: Element = 'div', gap = 4, min = '16rem', stretched = false, className, style, ...rest }: GridProps) {
  return (
    <Element
      {...rest}
      className={cx(styles.grid, stretched && styles.stretched, className)}
      style={{ ...gapStyle(gap, style), '--min': min } as CSSProperties}
    />
  );
}
