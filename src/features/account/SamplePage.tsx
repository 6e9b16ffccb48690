import { PencilLine } from 'lucide-react';
import { storyLanguage } from '../../domain/story-language.ts';
import { accountWords } from '../../messages/account.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Callout } from '../../ui/Callout/Callout.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { ReadAloud } from '../../ui/ReadAloud/ReadAloud.tsx';
import { StepTypeIcon } from '../../ui/scene/StepTypeIcon.tsx';
import styles from './SamplePage.module.css';
import { sampleStep } from './sample-step.ts';

/** A page of a story as it lies before the adult who reads it, and what became of a note on the next one. */
export function SamplePage() {
  const t = useMessages(accountWords);
  const { type, title, aloud, adult, note, next } = sampleStep;
  return (
    <section className={styles.sample} aria-labelledby="sample-page" data-theme="pirates">
      <Heading level={2} id="sample-page" className={styles.over}>
        {t.sampleOver}
      </Heading>
      <article className={styles.page} aria-labelledby="sample-step">
        <header className={styles.head}>
          <StepTypeIcon type={type} />
          <div>
            <p className={styles.kind}>{t.sampleKind}</p>
            <Heading level={3} size="medium" id="sample-step" lang={storyLanguage}>
              {title}
            </Heading>
          </div>
        </header>
        <ReadAloud look="quote" label={t.sampleAloud} lang={storyLanguage}>
          {aloud.join('\n\n')}
        </ReadAloud>
      </article>
      <div className={styles.margin}>
        <Callout tone="adult" title={t.sampleNow}>
          <p lang={storyLanguage}>{adult}</p>
        </Callout>
        <Callout tone="hint" icon={<PencilLine />} title={t.sampleNoted}>
          <p className={styles.note} lang={storyLanguage}>
            {note}
          </p>
        </Callout>
        <div className={styles.next}>
          <p className={styles.nextLabel}>{t.sampleNext}</p>
          <p className={styles.nextWords} lang={storyLanguage}>
            {next}
          </p>
        </div>
      </div>
    </section>
  );
}
