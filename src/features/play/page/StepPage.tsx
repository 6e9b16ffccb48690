import { ALargeSmall } from 'lucide-react';
import { memo, type RefObject } from 'react';
import type { Step } from '../../../domain/steps/step.ts';
import { noteWords } from '../../../messages/play/notes.ts';
import { readingWords } from '../../../messages/play/reading.ts';
import { toldElsewhere } from '../../../messages/shared/adventures.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Callout } from '../../../ui/Callout/Callout.tsx';
import { Disclosure } from '../../../ui/Disclosure/Disclosure.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { useSideBySide } from '../../../ui/TwoPane/useSideBySide.ts';
import { useMedia } from '../../../ui/useMedia.ts';
import type { Notes } from '../notes/useNotes.ts';
import { smallScreen } from '../small-screens.ts';
import { DoingNotes, MoreNotes, Preparation } from './AdultNotes.tsx';
import { AfterDoing } from './AfterDoing.tsx';
import { StepCard } from './StepCard.tsx';
import styles from './StepPage.module.css';

export type PageProps = {
  step: Step;
  /** Its index in the story, counted from 0. */
  index: number;
  /** False while the page is rendered ahead, hidden. */
  open: boolean;
  /** The notes of the open step, even on a page that is rendered ahead. */
  notes: Notes;
  /** The id of the step that was shown last. The parent holds it, because the waiting screen unmounts this page. */
  shownRef: RefObject<string | undefined>;
  /** The name of the child who leads; null if none does. */
  lead: string | null;
  /** Whether the settings for light, text size and voice are open, on screens that don't show them beside the text. */
  tools: boolean;
  onTools: () => void;
  /** False on the first render: only what is visible at once is rendered. */
  whole: boolean;
};

/**
 * A page of the story: the text to read aloud, the children's choices, what is for the adult, and the notes. It is memoised, so that a page
 * rendered ahead does not re-render for changes on the open page; its parent must pass stable functions.
 */
export const StepPage = memo(function StepPage({ step, index, open, notes, shownRef, lead, tools, onTools, whole }: PageProps) {
  const reading = useMessages(readingWords);
  const t = useMessages(noteWords);
  const beside = useSideBySide();
  const small = useMedia(smallScreen);
  const elsewhere = toldElsewhere();
  return (
    <>
      <StepCard
        step={step}
        open={open}
        shownRef={shownRef}
        lead={lead}
        quiet={index > 0 || small}
        preparation={<Preparation step={step} index={index} />}
        action={!beside && <IconButton label={reading.lightAndSize} icon={<ALargeSmall />} aria-expanded={tools} onClick={onTools} />}
        tools={!beside && tools}
      />
      {index === 0 && elsewhere !== null && <p className={styles.told}>{elsewhere}</p>}
      <DoingNotes step={step} />
      <AfterDoing step={step} notes={notes} />
      {whole && <MoreNotes step={step} />}
      {whole && step.private_notes !== undefined && step.private_notes !== '' && (
        <Disclosure summary={t.privateNote}>
          <p>{step.private_notes}</p>
        </Disclosure>
      )}
      {whole && step.notes !== undefined && step.notes !== '' && (
        <Callout tone="info" title={t.yourNote}>
          <p>{step.notes}</p>
        </Callout>
      )}
    </>
  );
});
