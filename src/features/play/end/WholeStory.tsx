import { BookOpen } from 'lucide-react';
import { pageOf, type Step } from '../../../domain/steps/step.ts';
import { storyLanguage } from '../../../domain/story-language.ts';
import { endWords } from '../../../messages/play/end.ts';
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
          <Page key={step.id} step={step} />
        ))}
      </div>
    </Disclosure>
  );
}

function Page({ step }: { step: Step }) {
  const { reply, title, paragraphs } = pageOf(step);
  return (
    <section className={styles.page}>
      <Paragraphs texts={reply} />
      <Heading level={2} size="small" dir="auto">
        {title}
      </Heading>
      <Paragraphs texts={paragraphs} />
    </section>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} dir={directionOf(text)}>
      {text}
    </p>
  ));
}
