import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './ReadAloud.module.css';

export type ReadAloudProps = {
  /** Paragraphs, or one text that is split at blank lines. */
  children: ReactNode;
  /** `page`: a sheet with a drop cap. `quote`: a line in the margin, for use inside another sheet. */
  look?: 'page' | 'quote' | undefined;
  /** Starts with a drop cap. By default only on a page. */
  dropCap?: boolean | undefined;
  /** A small line above the text: `Read aloud`. */
  label?: ReactNode;
  /** The text's language, if it differs from the page's. */
  lang?: string | undefined;
  className?: string | undefined;
};

/** Text to read aloud: large, at most 60 characters a line, scaled by the family's setting (`--reading-scale`). */
export function ReadAloud({ children, look = 'page', dropCap = look === 'page', label, lang, className }: ReadAloudProps) {
  const content =
    typeof children === 'string'
      ? children
          .split(/\n\s*\n/)
          .filter((text) => text.trim() !== '')
          // oxlint-disable-next-line react/no-array-index-key -- a paragraph is identified by its place in the text
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
