import { BookOpen } from 'lucide-react';
import { aloudParagraphs, type Step } from '../../../domain/step.ts';
import { storyLanguage } from '../../../domain/story-language.ts';
import { endWords } from '../../../messages/end.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Disclosure } from '../../../ui/Disclosure/Disclosure.tsx';
import { directionOf } from '../../../ui/direction.ts';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import styles from './WholeStory.module.css';

/** All told steps, to be read again, however the adventure ended. */
export function WholeStory({ steps }: { steps: readonly Step[] }) {
  const t = useMessages(endWords);
  if (steps.length === 0) return null;
  return (
    <Disclosure summary={t.read} icon={<BookOpen />} className={styles.story}>
      <div className={styles.pages} lang={storyLanguage}>
        {steps.map((step) => (
          <section key={step.id} className={styles.page}>
            <Heading level={2} size="small" dir="auto">
              {step.step}
            </Heading>
            {aloudParagraphs(step).map((paragraph) => (
              <p key={paragraph} dir={directionOf(paragraph)}>
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </div>
    </Disclosure>
  );
}
