import { PencilLine } from 'lucide-react';
import { Callout } from '../../ui/Callout/Callout.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { ReadAloud } from '../../ui/ReadAloud/ReadAloud.tsx';
import { StepTypeIcon } from '../../ui/scene/StepTypeIcon.tsx';
import styles from './SamplePage.module.css';
import { sampleStep } from './sample-step.ts';

/** A page of a story as it lies before the adult who reads it, and what became of a note on the next one. */
export function SamplePage() {
  const { type, kind, title, aloud, adult, note, next } = sampleStep;
  return (
    <section className={styles.sample} aria-labelledby="sample-page" data-theme="pirates">
      <Heading level={2} id="sample-page" className={styles.over}>
        A page from one of the stories
      </Heading>
      <article className={styles.page} aria-labelledby="sample-step">
        <header className={styles.head}>
          <StepTypeIcon type={type} />
          <div>
            <p className={styles.kind}>{kind}</p>
            <Heading level={3} size="medium" id="sample-step">
              {title}
            </Heading>
          </div>
        </header>
        <ReadAloud look="quote" label="Read aloud">
          {aloud.join('\n\n')}
        </ReadAloud>
      </article>
      <div className={styles.margin}>
        <Callout tone="adult" title="What happens now">
          <p>{adult}</p>
        </Callout>
        <Callout tone="hint" icon={<PencilLine />} title="You note what they did">
          <p className={styles.note}>{note}</p>
        </Callout>
        <div className={styles.next}>
          <p className={styles.nextLabel}>And the next page begins:</p>
          <p className={styles.nextWords}>{next}</p>
        </div>
      </div>
    </section>
  );
}
