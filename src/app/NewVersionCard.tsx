import { useState } from 'react';
import { type Applied, loadNewVersion } from '../platform/worker.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Card } from '../ui/Card/Card.tsx';
import { Heading } from '../ui/Heading/Heading.tsx';
import { Page } from '../ui/Page/Page.tsx';
import { Stack } from '../ui/Stack/Stack.tsx';
import { updateWords } from './UpdatePrompt.tsx';

/** Shown where a view's code can't be had: the server has a newer version, or there is no connection to fetch the rest with. */
export function NewVersionCard() {
  const [outcome, setOutcome] = useState<Applied>('applied');
  const [busy, setBusy] = useState(false);
  const load = async (): Promise<void> => {
    setBusy(true);
    setOutcome(await loadNewVersion());
    setBusy(false);
  };
  return (
    <Page width="text">
      <Card look="page" padding="large">
        <Stack gap={4}>
          <Stack gap={3} role="alert">
            <Heading level={1} size="large">
              Play Venture has a new version
            </Heading>
            <p>
              This page belongs to the one before and is no longer to be had. Your adventures are safe on this device; with a connection,
              the new version is here in a moment.
            </p>
            {outcome !== 'applied' && <p>{updateWords[outcome]}</p>}
          </Stack>
          <div>
            <Button variant="primary" busy={busy} onClick={() => void load()}>
              Load the new version
            </Button>
          </div>
        </Stack>
      </Card>
    </Page>
  );
}
