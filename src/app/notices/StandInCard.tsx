import type { ReactNode } from 'react';
import { Card } from '../../ui/Card/Card.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Page } from '../../ui/Page/Page.tsx';
import { Row, Stack } from '../../ui/Stack/Stack.tsx';

type Props = {
  title: string;
  /** The buttons that lead on. */
  actions: ReactNode;
  /** The explanation, as paragraphs. */
  children: ReactNode;
};

/** Replaces a view that can't be shown: a screen reader announces the problem at once, and there are buttons that lead on. */
export function StandInCard({ title, actions, children }: Props) {
  return (
    <Page width="text">
      <Card look="page" padding="large">
        <Stack>
          <Stack gap={3} role="alert">
            <Heading level={1}>{title}</Heading>
            {children}
          </Stack>
          <Row>{actions}</Row>
        </Stack>
      </Card>
    </Page>
  );
}
