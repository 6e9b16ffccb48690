import { ALargeSmall } from 'lucide-react';
import { memo, type RefObject } from 'react';
import type { Step } from '../../domain/step.ts';
import { toldElsewhere } from '../../messages/adventures.ts';
import { noteWords } from '../../messages/notes.ts';
import { readingWords } from '../../messages/reading.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Callout } from '../../ui/Callout/Callout.tsx';
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { useSideBySide } from '../../ui/TwoPane/useSideBySide.ts';
import { flatScreen, useMedia } from '../../ui/useMedia.ts';
import { DoingNotes, MoreNotes, Preparation } from './AdultNotes.tsx';
import { AfterDoing } from './AfterDoing.tsx';
import { StepCard } from './StepCard.tsx';
import styles from './StepPage.module.css';
import type { Notes } from './useNotes.ts';

export type PageProps = {
  step: Step;
  /** Its place in the story, from 0. */
  index: number;
  /** False while it waits out of sight. */
  open: boolean;
  /** Of the open step, whichever page this is. */
  notes: Notes;
  /** The id of the step that was shown last: it outlives this page, which a waiting screen takes away. */
  shownRef: RefObject<string | undefined>;
  /** The name of the child who leads; null where nobody does. */
  lead: string | null;
  /** Whether light and text size are open, where they don't stand beside the text. */
  tools: boolean;
  onTools: () => void;
  /** False while the screen is drawn for the first time: only what is seen first. */
  whole: boolean;
};

/**
 * A page of the story: what is read aloud, what the children choose from, what is for the adult, and what was noted. The page that waits out of sight
 * is not drawn again for what happens on the open one: so whoever draws it hands it the same functions every time.
 */
export const StepPage = memo(function StepPage({ step, index, open, notes, shownRef, lead, tools, onTools, whole }: PageProps) {
  const reading = useMessages(readingWords);
  const t = useMessages(noteWords);
  const beside = useSideBySide();
  const flat = useMedia(flatScreen);
  const elsewhere = toldElsewhere();
  return (
    <>
      <StepCard
        step={step}
        open={open}
        shownRef={shownRef}
        lead={lead}
        quiet={index > 0 || flat}
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
