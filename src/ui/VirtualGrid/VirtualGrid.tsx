import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cx } from '../cx.ts';
import stackStyles from '../Stack/Stack.module.css';
import styles from './VirtualGrid.module.css';

export type VirtualGridProps<T> = Omit<ComponentProps<'ul'>, 'className' | 'children' | 'ref' | 'style'> & {
  items: readonly T[];
  keyOf: (item: T) => string;
  renderItem: (item: T) => ReactNode;
  /** The minimum width of a column, any CSS length; as many as fit are in a row. */
  min: string;
  /** The estimated height of a row, in px, used for rows that are not rendered yet. */
  rowHeight: number;
};

/** Rows rendered above and below the visible ones, so that swiping or tabbing meets no gap; rendered after the visible ones are painted. */
const overscan = 3;

type Layout = {
  columns: number;
  gap: number;
  top: number;
  /** The first row's height when it was first rendered with this number of columns; null before. */
  row: number | null;
};

/**
 * A virtualised grid that scrolls with the page and renders only the visible rows. Screen readers are told how many items there are, and
 * which one is current.
 */
export function VirtualGrid<T>({ items, keyOf, renderItem, min, rowHeight, ...rest }: VirtualGridProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const { columns, gap, top, row } = useLayout(list);
  const painted = usePainted();
  const rows = Math.ceil(items.length / columns);
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is passed to memoised components
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: rows,
    estimateSize: useCallback(() => row ?? rowHeight, [row, rowHeight]),
    overscan: painted ? overscan : 0,
    gap,
    scrollMargin: top,
  });

  useLayoutEffect(() => virtualizer.measure(), [virtualizer, columns, row]);

  const drawn = virtualizer.getVirtualItems();
  const first = drawn[0];
  const last = drawn.at(-1);
  const space: CSSProperties =
    first === undefined || last === undefined
      ? { paddingBottom: virtualizer.getTotalSize() }
      : { paddingTop: first.start - top, paddingBottom: virtualizer.getTotalSize() - (last.end - top) };
  return (
    <ul
      {...rest}
      ref={list}
      className={cx(stackStyles.grid, styles.grid)}
      style={{ '--min': min, '--unseen': 'auto', ...space } as CSSProperties}
    >
      {drawn.flatMap(({ index }) =>
        items.slice(index * columns, (index + 1) * columns).map((item, column) => (
          <li
            key={keyOf(item)}
            // The cells of a row have the same height, so measuring the first one is enough.
            ref={column === 0 ? virtualizer.measureElement : undefined}
            data-index={index}
            aria-setsize={items.length}
            aria-posinset={index * columns + column + 1}
          >
            {renderItem(item)}
          </li>
        )),
      )}
    </ul>
  );
}

/** False until the browser has painted the first rows. */
function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    let after: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      after = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(after);
    };
  }, []);
  return painted;
}

/** The list's layout, measured before it is painted and whenever it may have changed. */
function useLayout(list: RefObject<HTMLElement | null>): Layout {
  const [layout, setLayout] = useState<Layout>({ columns: 1, gap: 0, top: 0, row: null });
  useLayoutEffect(() => {
    const measure = (): void => {
      if (list.current === null) return;
      const next = layoutOf(list.current);
      setLayout((now) => {
        const known = now.columns === next.columns && now.row !== null;
        if (known && now.gap === next.gap && now.top === next.top) return now;
        return known ? { ...next, row: now.row } : next;
      });
    };
    measure();
    // Anything above this list that changes the body's height also moves the list on the page.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return layout;
}

function layoutOf(list: HTMLElement): Layout {
  const style = getComputedStyle(list);
  return {
    columns: Math.max(1, style.gridTemplateColumns.split(' ').filter((size) => size.endsWith('px')).length),
    gap: Number.parseFloat(style.rowGap) || 0,
    top: Math.round(list.getBoundingClientRect().top + window.scrollY),
    row: list.firstElementChild?.getBoundingClientRect().height ?? null,
  };
}
