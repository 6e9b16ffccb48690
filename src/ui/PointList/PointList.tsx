import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './PointList.module.css';

export type PointListProps = {
  points: readonly { key: string; icon: ReactNode; title: string; text: string }[];
  /** Use headings if the list is a page of its own. */
  titleAs?: 'p' | 'h3' | undefined;
  /** Three columns if there is space. */
  columns?: boolean | undefined;
};

/** A few points, each with an icon, a title and a sentence. */
export function PointList({ points, titleAs: Title = 'p', columns = false }: PointListProps) {
  return (
    <ul className={cx(styles.points, columns && styles.columns)}>
      {points.map(({ key, icon, title, text }) => (
        <li key={key} className={styles.point}>
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
          <div>
            <Title className={styles.title}>{title}</Title>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
