import type { ReactNode } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { ViewHeading } from '../../ui/Heading/ViewHeading.tsx';
import { Page } from '../../ui/Page/Page.tsx';
import { Row, Stack } from '../../ui/Stack/Stack.tsx';
import { ThrowAway } from './ThrowAway.tsx';

export type AdoptionPhase =
  | { kind: 'looking' }
  /** The account can't be asked now. */
  | { kind: 'unanswered' }
  /** `other`: the account holds a family of its own. */
  | { kind: 'asking'; other: boolean }
  | { kind: 'moving' }
  /** Nothing has changed. */
  | { kind: 'failed'; message: string };

type Props = { phase: AdoptionPhase; onMove: () => void; onApart: () => void; onRetry: () => void; onLater: () => void };

/** What becomes of the family without an account, in plain words; every way on is a button. */
export function AdoptionCard({ phase, onMove, onApart, onRetry, onLater }: Props) {
  const later = <Button onClick={onLater}>Go on without it for now</Button>;
  switch (phase.kind) {
    case 'looking':
      return (
        <Sheet title="One moment …">
          <output>Looking whether this account has a family already.</output>
        </Sheet>
      );
    case 'moving':
      return (
        <Sheet title="One moment …">
          <output>Your family is coming along into your account.</output>
        </Sheet>
      );
    case 'unanswered':
      return (
        <Sheet
          title="Your account can’t be asked just now"
          actions={
            <>
              <Button variant="primary" onClick={onRetry}>
                Try again
              </Button>
              {later}
            </>
          }
        >
          <p>
            The family on this device comes along as soon as it is known whether your account has one already. Nothing is lost until then.
          </p>
        </Sheet>
      );
    case 'failed':
      return (
        <Sheet
          title="Your family could not come along yet"
          actions={
            <>
              <Button variant="primary" onClick={onMove}>
                Try again
              </Button>
              {later}
            </>
          }
        >
          <p>{phase.message}</p>
          <p>Nothing is lost: everything is on this device as before, and your account has not changed.</p>
        </Sheet>
      );
    case 'asking':
      return (
        <Sheet
          title={phase.other ? 'This account has a family already' : 'Shall the family on this device come along?'}
          actions={
            <>
              <Button variant="primary" onClick={onMove}>
                Add it to this account
              </Button>
              <Button onClick={onApart}>Keep it apart on this device</Button>
              <ThrowAway label="Throw it away" />
            </>
          }
        >
          <p>There is also a family on this device that is in no account. What shall become of it?</p>
          <p>
            Added, its children, places and adventures stand beside those of the account, and nothing is replaced. Kept apart, it stays on
            this device only, and is here again when nobody is signed in.
          </p>
        </Sheet>
      );
  }
}

function Sheet({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <Page width="text">
      <title>{`${title} – Play Venture`}</title>
      <Card look="page" padding="large">
        <Stack gap={4}>
          <ViewHeading size="large">{title}</ViewHeading>
          {children}
          {actions !== undefined && <Row>{actions}</Row>}
        </Stack>
      </Card>
    </Page>
  );
}
