import { useState } from 'react';
import { type Applied, loadNewVersion } from '../platform/worker/worker.ts';
import { Button } from '../ui/Button/Button.tsx';
import { StandInCard } from './StandInCard.tsx';
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
    <StandInCard
      title="Play Venture has a new version"
      actions={
        <Button variant="primary" busy={busy} onClick={() => void load()}>
          Load the new version
        </Button>
      }
    >
      <p>
        This page belongs to the one before and is no longer to be had. Your adventures are safe on this device; with a connection, the new
        version is here in a moment.
      </p>
      {outcome !== 'applied' && <p>{updateWords[outcome]}</p>}
    </StandInCard>
  );
}
