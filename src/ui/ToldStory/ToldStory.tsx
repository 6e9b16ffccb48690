import type { ReactNode } from 'react';
import { directionOf } from '../direction.ts';
import { Heading } from '../Heading/Heading.tsx';
import styles from './ToldStory.module.css';

/** A page of a story; `reply` stands before its title. */
export type StoryPage = { id: string; reply: readonly string[]; title: string; paragraphs: readonly string[] };

export type ToldStoryProps = {
  pages: readonly StoryPage[];
  /** The language it is told in. */
  lang: string;
  /** The level of the pages' titles in the page's outline. */
  headingLevel: 2 | 3;
  /** Shows each page's number. */
  numbered?: boolean | undefined;
  /** The theme whose colours it has; by default those around it. */
  theme?: string | undefined;
  /** What comes after the last page. */
  children?: ReactNode;
};

/** A story to be read again: its pages, one below the other. */
export function ToldStory({ pages, lang, headingLevel, numbered = false, theme, children }: ToldStoryProps) {
  return (
    <article className={styles.story} lang={lang} data-theme={theme}>
      {pages.map(({ id, reply, title, paragraphs }, index) => (
        <section key={id} className={styles.page}>
          <Paragraphs texts={reply} />
          {numbered && <p className={styles.number}>{index + 1}</p>}
          <Heading level={headingLevel} size="small" dir="auto">
            {title}
          </Heading>
          <Paragraphs texts={paragraphs} />
        </section>
      ))}
      {children}
    </article>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} dir={directionOf(text)}>
      {text}
    </p>
  ));
}
