import { aloudAroundDoing, type Step } from '../../../domain/steps/step.ts';
import { storyLanguage } from '../../../domain/story-language.ts';
import { playWords } from '../../../messages/play/play.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ReadAloud } from '../../../ui/ReadAloud/ReadAloud.tsx';
import { Options } from '../notes/Options.tsx';
import type { Notes } from '../notes/useNotes.ts';
import styles from './AfterDoing.module.css';

type Props = { step: Step; notes: Notes };

/** The text that is read after the children have acted: how the story ends, or what comes next and what they can choose. */
export function AfterDoing({ step, notes }: Props) {
  const t = useMessages(playWords);
  const { after } = aloudAroundDoing(step);
  const options = step.type === 'ending' ? [] : (step.options ?? []);
  if (after.length === 0 && options.length === 0) return null;
  return (
    <section className={styles.after}>
      {after.length > 0 && (
        <ReadAloud look="quote" lang={storyLanguage} label={step.type === 'ending' ? t.atTheEnd : t.thenReadAloud}>
          {after.join('\n\n')}
        </ReadAloud>
      )}
      {options.length > 0 && <Options options={options} notes={notes} />}
    </section>
  );
}
