import type { ReactNode } from 'react';
import type { Fault } from '../../domain/problems.ts';
import { sayFault } from '../../messages/shared/faults.ts';
import { adoptionWords } from '../../messages/try/adoption.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { ViewHeading } from '../../ui/Heading/ViewHeading.tsx';
import { Page } from '../../ui/Page/Page.tsx';
import { Rich } from '../../ui/Rich/Rich.tsx';
import { Row, Stack } from '../../ui/Stack/Stack.tsx';
import { DiscardTrial } from './DiscardTrial.tsx';

export type AdoptionPhase =
  | { kind: 'looking' }
  /** The account can't be reached now. */
  | { kind: 'unanswered' }
  /** `other`: the account has a family of its own. */
  | { kind: 'asking'; other: boolean }
  | { kind: 'moving' }
  /** The move failed, and nothing has changed. */
  | { kind: 'failed'; fault: Fault };

type Props = {
  /** The account's address. */
  email: string;
  phase: AdoptionPhase;
  onMove: () => void;
  onApart: () => void;
  onRetry: () => void;
  onLater: () => void;
};

/** Explains what can happen to the guest family; each choice is a button. */
export function AdoptionCard({ email, phase, onMove, onApart, onRetry, onLater }: Props) {
  const t = useMessages(adoptionWords);
  const again = (retry: () => void) => (
    <>
      <Button variant="primary" onClick={retry}>
        {t.again}
      </Button>
      <Button onClick={onLater}>{t.later}</Button>
    </>
  );
  switch (phase.kind) {
    case 'looking':
    case 'moving':
      return (
        <Sheet title={t.moment}>
          <output>{t[phase.kind]}</output>
        </Sheet>
      );
    case 'unanswered':
      return (
        <Sheet title={t.unanswered} actions={again(onRetry)}>
          <p>{t.unansweredText}</p>
        </Sheet>
      );
    case 'failed':
      return (
        <Sheet title={t.failed} actions={again(onMove)}>
          <p>{sayFault(phase.fault)}</p>
          <p>{t.failedText}</p>
        </Sheet>
      );
    case 'asking':
      return (
        <Sheet
          title={phase.other ? t.other : t.ask}
          actions={
            <>
              <Button variant="primary" onClick={onMove}>
                {t.add}
              </Button>
              <Button onClick={onApart}>{t.apart}</Button>
              <DiscardTrial label={t.throwShort} />
            </>
          }
        >
          <p>
            <Rich>{t.askInto({ email })}</Rich>
          </p>
          <p>{t.askText}</p>
          <p>{t.askMore}</p>
        </Sheet>
      );
  }
}

function Sheet({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <Page width="text">
      <title>{`${title} – Play Venture`}</title>
      <Card look="page" padding="large">
        <Stack>
          <ViewHeading>{title}</ViewHeading>
          {children}
          {actions !== undefined && <Row>{actions}</Row>}
        </Stack>
      </Card>
    </Page>
  );
}
