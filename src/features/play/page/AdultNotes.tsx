import { memo } from 'react';
import { type Step, stepText } from '../../../domain/steps/step.ts';
import { storyLanguage } from '../../../domain/story-language.ts';
import { playWords } from '../../../messages/play/play.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Callout } from '../../../ui/Callout/Callout.tsx';
import { Clamp, Cut } from '../../../ui/Clamp/Clamp.tsx';
import { Disclosure } from '../../../ui/Disclosure/Disclosure.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { useMedia } from '../../../ui/useMedia.ts';
import { plainDetail } from '../notes/texts.ts';
import { smallScreen } from '../small-screens.ts';
import styles from './AdultNotes.module.css';

type Props = { step: Step; index: number };

/** What the adult must prepare before reading: on the first page, above the text. On a small phone its first lines, so that the text begins on screen. */
export const Preparation = memo(function Preparation({ step, index }: Props) {
  const t = useMessages(playWords);
  const small = useMedia(smallScreen);
  const preparation = index === 0 ? stepText(step, 'preparation') : null;
  if (preparation === null) return null;
  return (
    <Callout tone="prep" title={t.prepare}>
      {small ? (
        <Clamp text={preparation}>
          <p className={styles.preparation} lang={storyLanguage}>
            <Cut>{preparation}</Cut>
          </p>
        </Clamp>
      ) : (
        <Paragraphs text={preparation} />
      )}
    </Callout>
  );
});

/** What the adult does while the children play. Smaller, tinted and with an icon, so that nobody reads it aloud by accident. */
export const DoingNotes = memo(function DoingNotes({ step }: Pick<Props, 'step'>) {
  const t = useMessages(playWords);
  const action = stepText(step, 'action');
  const { cues = [] } = step;
  if (action === null) return null;
  return (
    <Callout tone="adult" title={t.doing}>
      <Paragraphs text={action} />
      <Lines lines={cues} />
    </Callout>
  );
});

/** More for the adult: what to watch out for, the step in short lines, why it was chosen. */
export const MoreNotes = memo(function MoreNotes({ step }: Pick<Props, 'step'>) {
  const t = useMessages(playWords);
  const { safety = [], bullets = [] } = step;
  const reasons = new Map(Object.entries(t.reasons));
  const details = step.details?.trim() ?? '';
  return (
    <Stack gap={3} as="section">
      {safety.length > 0 && (
        <Callout tone="safety" title={t.safety}>
          <Lines lines={safety} />
        </Callout>
      )}
      {bullets.length > 0 && (
        <Disclosure summary={t.yourWay}>
          <Lines lines={bullets} />
        </Disclosure>
      )}
      {details !== '' && (
        <Disclosure summary={t.details}>
          <Paragraphs text={details} />
        </Disclosure>
      )}
      {step.trace !== undefined && step.trace.length > 0 && (
        <Disclosure summary={t.why}>
          <dl className={styles.trace}>
            {step.trace.map(({ rule, detail }) => (
              <div key={`${rule} ${detail}`}>
                <dt>{reasons.get(rule) ?? t.reasons.other}</dt>
                <dd lang={storyLanguage}>{plainDetail(detail)}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </Stack>
  );
});

function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => (
      <p key={line} lang={storyLanguage}>
        {line}
      </p>
    ));
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines} lang={storyLanguage}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
