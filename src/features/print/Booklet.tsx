import { pageOf, type Step } from '../../domain/steps/step.ts';
import { storyLanguage } from '../../domain/story-language.ts';
import { printWords } from '../../messages/print.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { stepsForStory } from '../../storyteller/safety/withhold.ts';
import { directionOf } from '../../ui/direction.ts';
import { Scene } from '../../ui/scene/Scene.tsx';
import styles from './Booklet.module.css';

export type BookletProps = {
  title: string;
  theme: string;
  /** The family's own words for the theme. */
  words: string | null;
  /** The names of everybody who played, joined. */
  names: string;
  /** The date it was played: `21 November 2026`. */
  day: string;
  summary: string | null;
  outcome: string | null;
  steps: readonly Step[];
  /** The URL of their picture; null prints a frame to draw one in. */
  picture: string | null;
  /** Shows only the cover, for the preview in the dialog. */
  coverOnly?: boolean;
};

/** An adventure to keep on paper: a cover, the steps, what the children did, how it ended, and space to draw. */
export function Booklet({ title, theme, words, names, day, summary, outcome, steps, picture, coverOnly = false }: BookletProps) {
  const t = useMessages(printWords);
  return (
    <div className={styles.booklet} data-theme={theme} data-booklet="">
      <section className={styles.cover} data-sheet="">
        <div className={styles.picture}>
          <Scene theme={theme} words={words} variant="tile" still className={styles.scene} />
        </div>
        <h1 className={styles.title} dir="auto">
          {title}
        </h1>
        <p className={styles.names}>{t.players({ names: `\u2068${names}\u2069` })}</p>
        <p className={styles.day}>{day}</p>
        {summary !== null && (
          <p className={styles.summary} lang={storyLanguage} dir={directionOf(summary)}>
            {summary}
          </p>
        )}
      </section>
      {!coverOnly && (
        <>
          {stepsForStory(steps, [names]).map((step, index) => (
            <Chapter key={step.id} step={step} number={index + 1} />
          ))}
          <section className={styles.end}>
            {outcome !== null && (
              <>
                <h2 className={styles.chapterTitle}>{t.ended}</h2>
                <p lang={storyLanguage} dir={directionOf(outcome)}>
                  {outcome}
                </p>
              </>
            )}
            {picture === null ? (
              <figure className={styles.drawing}>
                <figcaption>{t.draw}</figcaption>
              </figure>
            ) : (
              <figure className={styles.ours}>
                <img src={picture} alt="" />
                <figcaption>{t.picture}</figcaption>
              </figure>
            )}
          </section>
        </>
      )}
    </div>
  );
}

function Chapter({ step, number }: { step: Step; number: number }) {
  const t = useMessages(printWords);
  const did = (step.notes ?? '')
    .split('\n')
    .map((note) => note.trim())
    .filter((note) => note !== '');
  const { reply, title, paragraphs } = pageOf(step);
  return (
    <section className={styles.chapter}>
      <Told texts={reply} />
      <header className={styles.head}>
        <span className={styles.number}>{number}</span>
        <h2 className={styles.chapterTitle} lang={storyLanguage} dir="auto">
          {title}
        </h2>
      </header>
      <Told texts={paragraphs} />
      {did.length > 0 && (
        <aside className={styles.did}>
          <h3 className={styles.didTitle}>{t.did}</h3>
          {did.map((note) => (
            <p key={note} dir={directionOf(note)}>
              {note}
            </p>
          ))}
        </aside>
      )}
    </section>
  );
}

function Told({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a paragraph is identified by its place in the text
    <p key={index} className={styles.told} lang={storyLanguage} dir={directionOf(text)}>
      {text}
    </p>
  ));
}
