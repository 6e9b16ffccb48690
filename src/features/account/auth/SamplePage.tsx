import { PencilLine } from 'lucide-react';
import { storyLanguage } from '../../../domain/story-language.ts';
import { accountWords } from '../../../messages/account/account.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Callout } from '../../../ui/Callout/Callout.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { ReadAloud } from '../../../ui/ReadAloud/ReadAloud.tsx';
import { StepTypeIcon } from '../../../ui/scene/StepTypeIcon.tsx';
import styles from './SamplePage.module.css';

/** A step from one of the tales, as a family with children of five and eight gets it; shown to visitors who have not signed up. */
const sampleStep = {
  type: 'action',
  title: 'The Puddle',
  aloud: [
    'The puddle is as wide as a door and as deep as a thumb. Captain Thunder clatters on board. “To sea!” Then he sees it. Tock, tock, tock, it goes, and Rosie, his pirate ship, stops. “It isn’t me,” he booms. “It’s the ship!”',
    'Sit close together: all of you are in Rosie. Lean to the left, and she lifts one side and takes a step. Lean to the right, and there goes the other. She waddles! Mia begins each lean, and the rest go along. Ten waddles, and you are past the puddle.',
  ],
  adult: 'Slip in a tock now and then. Over when Rosie has waddled past.',
  note: 'Mia built a bridge and called it Bob.',
  next: '“With Bob the bridge one gets over the wet and stays dry,” says Captain Thunder. He is very much in favour of it.',
} as const;

/** Shows a step as the adult sees it, and how a note on it shaped the next one. */
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
