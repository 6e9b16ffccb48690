import { memo } from 'react';
import { type Step, stepText } from '../../domain/step.ts';
import { Callout } from '../../ui/Callout/Callout.tsx';
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import styles from './AdultNotes.module.css';
import { otherRule, plainDetail, ruleNames } from './texts.ts';

type Props = { step: Step; index: number };

/** What must lie ready before anybody reads: on the first page, and before its words. */
export const Preparation = memo(function Preparation({ step, index }: Props) {
  const preparation = index === 0 ? stepText(step, 'preparation') : null;
  if (preparation === null) return null;
  return (
    <Callout tone="prep" title="What to get ready">
      <Paragraphs text={preparation} />
    </Callout>
  );
});

/** What the adult does while they play: smaller, tinted, with an icon, never read aloud by accident. */
export const DoingNotes = memo(function DoingNotes({ step }: Pick<Props, 'step'>) {
  const action = stepText(step, 'action');
  const { cues = [] } = step;
  if (action === null) return null;
  return (
    <Callout tone="adult" title="What happens now">
      <Paragraphs text={action} />
      <Lines lines={cues} />
    </Callout>
  );
});

/** More for the adult: what to mind, the step as short lines, why it was chosen. */
export const MoreNotes = memo(function MoreNotes({ step }: Pick<Props, 'step'>) {
  const { safety = [], bullets = [] } = step;
  const details = step.details?.trim() ?? '';
  return (
    <Stack gap={3} as="section">
      {safety.length > 0 && (
        <Callout tone="safety" title="Keep it safe">
          <Lines lines={safety} />
        </Callout>
      )}
      {bullets.length > 0 && (
        <Disclosure summary="Tell it your way">
          <Lines lines={bullets} />
        </Disclosure>
      )}
      {details !== '' && (
        <Disclosure summary="Additional Details">
          <Paragraphs text={details} />
        </Disclosure>
      )}
      {step.trace !== undefined && step.trace.length > 0 && (
        <Disclosure summary="Why this step?">
          <dl className={styles.trace}>
            {step.trace.map(({ rule, detail }) => (
              <div key={`${rule} ${detail}`}>
                <dt>{ruleNames.get(rule) ?? otherRule}</dt>
                <dd>{plainDetail(detail)}</dd>
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
    .map((line) => <p key={line}>{line}</p>);
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
