import { useState } from 'react';
import { appWords } from '../../messages/app/app.ts';
import { updateWords } from '../../messages/app/update.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { type Applied, loadNewVersion } from '../../platform/worker/worker.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { StandInCard } from './StandInCard.tsx';

/** Shown when a view's code can't be loaded: either there is no connection, or the server has a newer version and not the old files. */
export function MissingPartCard({ onDashboard }: { onDashboard?: (() => void) | undefined }) {
  const t = useMessages(updateWords);
  const { toDashboard } = useMessages(appWords);
  const [outcome, setOutcome] = useState<Applied | 'unreachable'>('applied');
  const [busy, setBusy] = useState(false);
  const load = async (): Promise<void> => {
    setBusy(true);
    setOutcome(await loadNewVersion());
    setBusy(false);
  };
  return (
    <StandInCard
      title={t.missing}
      actions={
        <>
          <Button variant="primary" busy={busy} onClick={() => void load()}>
            {t.load}
          </Button>
          {onDashboard && (
            <Button size="large" onClick={onDashboard}>
              {toDashboard}
            </Button>
          )}
        </>
      }
    >
      <p>{t.missingText}</p>
      {outcome !== 'applied' && <p>{outcome === 'unreachable' ? t.unreachable : t.outcomes[outcome]}</p>}
    </StandInCard>
  );
}
