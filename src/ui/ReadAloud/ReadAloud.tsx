import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './ReadAloud.module.css';

export type ReadAloudProps = {
  /** Paragraphs, or one text: a text is split where it has blank lines. */
  children: ReactNode;
  /** `page`: a sheet of the book with a drop capital. `quote`: a rule in the margin, inside another sheet. */
  look?: 'page' | 'quote' | undefined;
  /** The first letter large, as a book begins. Default: on a page. */
  dropCap?: boolean | undefined;
  /** A small line over the text: `Read aloud`. */
  label?: ReactNode;
  /** The language of the text, where it is not the page's. */
  lang?: string | undefined;
  className?: string | undefined;
};

/** What is read aloud: large, on paper, at most 60 characters a line, as large as the family wants it (`--reading-scale`). */
export function ReadAloud({ children, look = 'page', dropCap = look === 'page', label, lang, className }: ReadAloudProps) {
  const content =
    typeof children === 'string'
      ? children
          .split(/\n\s*\n/)
          .filter((text) => text.trim() !== '')
          // oxlint-disable-next-line react/no-array-index-key -- paragraphs of one text have no other name
          .map((text, index) => <p key={index}>{text}</p>)
      : children;
  return (
    <div className={cx(styles.readAloud, styles[look], dropCap && styles.dropCap, className)}>
      {label !== undefined && <p className={styles.label}>{label}</p>}
      <div className={styles.text} lang={lang}>
        {content}
      </div>
    </div>
  );
}
