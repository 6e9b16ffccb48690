import type { ComponentProps } from 'react';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Scene } from '../../ui/scene/Scene.tsx';
import styles from './OpenBook.module.css';

type Props = Omit<ComponentProps<'section'>, 'className'> & {
  /** The picture on the left page; null while it isn't known yet. */
  theme: string | null;
  /** Shown in small italics under the picture. */
  caption?: string | undefined;
  /** As high as the screen allows, for a screen with nothing below the book. */
  tall?: boolean | undefined;
};

/** An open book: a picture on the left page, the content on the right one. One page on a phone. */
export function OpenBook({ theme, caption, tall = false, children, ...rest }: Props) {
  return (
    <section {...rest} className={cx(styles.book, tall && styles.tall)}>
      <figure className={styles.picture}>
        <div className={styles.plate}>
          {theme === null ? <Skeleton shape="block" height="100%" /> : <Scene theme={theme} className={styles.scene} />}
        </div>
        {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
      </figure>
      <div className={styles.words}>{children}</div>
    </section>
  );
}
