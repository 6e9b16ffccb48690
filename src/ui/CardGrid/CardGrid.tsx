import { Grid } from '../Stack/Stack.tsx';
import styles from '../VirtualGrid/VirtualGrid.module.css';
import type { VirtualGridProps } from '../VirtualGrid/VirtualGrid.tsx';

export type CardGridProps<T> = Pick<VirtualGridProps<T>, 'items' | 'keyOf' | 'renderItem' | 'min' | 'rowHeight'>;

/** A grid that renders all its cards: for short lists, without the code of `VirtualGrid`. */
export function CardGrid<T>({ items, keyOf, renderItem, min }: CardGridProps<T>) {
  return (
    <Grid as="ul" min={min} gap={5} className={styles.grid}>
      {items.map((item) => (
        <li key={keyOf(item)}>{renderItem(item)}</li>
      ))}
    </Grid>
  );
}
