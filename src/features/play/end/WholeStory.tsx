import { BookOpen } from 'lucide-react';
import { pageOf, type Step } from '../../../domain/steps/step.ts';
import { storyLanguage } from '../../../domain/story-language.ts';
import { endWords } from '../../../messages/play/end.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Disclosure } from '../../../ui/Disclosure/Disclosure.tsx';
import { ToldStory } from '../../../ui/ToldStory/ToldStory.tsx';
import styles from './WholeStory.module.css';

/** All told steps, to be read again, however the adventure ended. */
export function WholeStory({ steps }: { steps: readonly Step[] }) {
  const t = useMessages(endWords);
  if (steps.length === 0) return null;
  return (
    <Disclosure summary={t.read} icon={<BookOpen />} className={styles.story}>
      <ToldStory pages={steps.map((step) => ({ id: step.id, ...pageOf(step) }))} lang={storyLanguage} headingLevel={2} />
    </Disclosure>
  );
}
