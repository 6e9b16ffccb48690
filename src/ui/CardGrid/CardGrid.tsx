import { lazy, type ReactElement, Suspense } from 'react';
import { Grid } from '../Stack/Stack.tsx';
import type { VirtualGridProps } from '../VirtualGrid/VirtualGrid.tsx';
import styles from '../VirtualGrid/VirtualGrid.module.css';

/** A grid of this many cards is drawn whole: that costs less than the code that would not. */
const few = 24;

export type CardGridProps<T> = Pick<VirtualGridProps<T>, 'items' | 'keyOf' | 'renderItem' | 'min' | 'rowHeight'>;

type Any = <T>(props: CardGridProps<T>) => ReactElement;

const LongGrid = lazy(async () => ({ default: (await import('../VirtualGrid/VirtualGrid.tsx')).VirtualGrid as Any })) as unknown as Any;

/** A grid of any length. A short one is a plain list; the rows of a long one are drawn as they come into sight. */
export function CardGrid<T>(props: CardGridProps<T>) {
  if (props.items.length <= few) return <PlainGrid {...props} />;
  return (
    <Suspense fallback={<PlainGrid {...props} />}>
      <LongGrid {...props} />
    </Suspense>
  );
}

/** The first cards, and how many there are in all. */
function PlainGrid<T>({ items, keyOf, renderItem, min }: CardGridProps<T>) {
  return (
    <Grid as="ul" min={min} gap={5} className={styles.grid}>
      {items.slice(0, few).map((item, index) => (
        <li key={keyOf(item)} aria-setsize={items.length} aria-posinset={index + 1}>
          {renderItem(item)}
        </li>
      ))}
    </Grid>
  );
}
