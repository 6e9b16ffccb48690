import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { aloudAroundDoing, type Step } from '../../../domain/steps/step.ts';
import { storyLanguage } from '../../../domain/story-language.ts';
import { playWords } from '../../../messages/play/play.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { cx } from '../../../ui/cx.ts';
import { directionOf } from '../../../ui/direction.ts';
import { arrive } from '../../../ui/Heading/arrive.ts';
import { ReadAloud } from '../../../ui/ReadAloud/ReadAloud.tsx';
import { StepTypeIcon } from '../../../ui/scene/StepTypeIcon.tsx';
import { useSideBySide } from '../../../ui/TwoPane/useSideBySide.ts';
import { AloudText } from '../aloud/AloudText.tsx';
import { ListenControls } from '../aloud/ListenControls.tsx';
import { useReading } from '../aloud/useReading.ts';
import { VoiceTools } from '../aloud/VoiceTools.tsx';
import { StepTimer } from '../timer/StepTimer.tsx';
import { ReadingTools } from './ReadingTools.tsx';
import styles from './StepCard.module.css';

/** About as many characters as one line can hold. */
const oneLine = 60;

type Props = {
  step: Step;
  /** False while the page is rendered ahead, hidden. */
  open: boolean;
  /** The id of the step that was shown last. The parent holds it, because the waiting screen unmounts this card. */
  shownRef: RefObject<string | undefined>;
  /** The name of the child who leads; null if none does. */
  lead: string | null;
  /** True after the first page: on a small screen, what is not read aloud takes only one line. */
  quiet: boolean;
  /** Shown before the text. */
  preparation: ReactNode;
  /** A button next to the title. */
  action?: ReactNode;
  /** Whether the settings for light, text size and voice are open; that button opens them. */
  tools: boolean;
};

/** The sheet with the text to read aloud, and nothing else. What the story says to the last page's notes comes before the title. */
export function StepCard({ step, open, shownRef, lead, quiet, preparation, action, tools }: Props) {
  const t = useMessages(playWords);
  const title = useId();
  const replyId = useId();
  const [voice, setVoice] = useState(false);
  const beside = useSideBySide();
  const { reply, before } = aloudAroundDoing(step);
  const opening = before[0] ?? '';
  const reader = useReading(open ? step.id : '', [...reply, ...before]);

  const aloud = (part: readonly [number, number]) => <AloudText sentences={reader.sentences} reading={reader.reading} part={part} />;

  return (
    <article className={cx(styles.card, quiet && styles.quiet)} aria-labelledby={title}>
      {reply.length > 0 && (
        <div id={replyId}>
          <ReadAloud look="quote" lang={storyLanguage} label={t.replyAloud}>
            {aloud([0, reply.length])}
          </ReadAloud>
        </div>
      )}
      <header className={styles.head}>
        <StepTypeIcon type={step.type} />
        <div className={styles.titles}>
          <p className={styles.kind}>{t.kinds[step.type]}</p>
          <Title id={title} step={step} open={open} shownRef={shownRef} {...(reply.length > 0 && { 'aria-describedby': replyId })} />
        </div>
        {action}
        {!beside && <ListenControls reader={reader} />}
      </header>
      {tools && <ReadingTools />}
      {(beside ? voice : tools) && <VoiceTools />}
      {preparation}
      <ReadAloud
        className={styles.sheet}
        lang={storyLanguage}
        // A drop cap would break up a cursive script, and next to a single line it would leave a gap.
        dropCap={directionOf(opening) === 'ltr' && opening.length > oneLine}
        label={
          <>
            <span className={styles.aloud}>{t.readAloud}</span>
            {beside && <ListenControls reader={reader} settings={voice} onSettings={setVoice} />}
          </>
        }
      >
        {aloud([reply.length, reader.sentences.length])}
      </ReadAloud>
      <Facts step={step} lead={lead} open={open} />
    </article>
  );
}

type TitleProps = Pick<Props, 'step' | 'open' | 'shownRef'> & { id: string; 'aria-describedby'?: string };

/** The title, which takes the focus of a new page: that starts at its top, for the eye, the keyboard and the screen reader. */
function Title({ step, open, shownRef, ...rest }: TitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!open || shownRef.current === step.id) return;
    shownRef.current = step.id;
    arrive(heading.current);
  }, [open, shownRef, step.id]);
  return (
    <h2 {...rest} ref={heading} {...(open && { tabIndex: -1 })} className={styles.title} lang={storyLanguage}>
      {step.step}
    </h2>
  );
}

/** Who leads, and the timer. */
function Facts({ step, lead, open }: Pick<Props, 'step' | 'lead' | 'open'>) {
  const t = useMessages(playWords);
  if (lead === null && step.minutes === undefined) return null;
  return (
    <ul className={styles.facts} aria-label={t.aboutStep}>
      {lead !== null && (
        <li>
          <Badge tone="accent">{t.leads({ name: lead })}</Badge>
        </li>
      )}
      {step.minutes !== undefined && (
        <li>
          <StepTimer step={step.id} minutes={step.minutes} open={open} />
        </li>
      )}
    </ul>
  );
}
