import { useState } from 'react';
import { updateWords } from '../../messages/app/update.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { type Applied, loadNewVersion } from '../../platform/worker/worker.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { StandInCard } from './StandInCard.tsx';

/** Shown when a view's code can't be loaded: either the server has a newer version, or there is no connection. */
export function NewVersionCard() {
  const t = useMessages(updateWords);
  const [outcome, setOutcome] = useState<Applied | 'unreachable'>('applied');
  const [busy, setBusy] = useState(false);
  const load = async (): Promise<void> => {
    setBusy(true);
    setOutcome(await loadNewVersion());
    setBusy(false);
  };
  return (
    <StandInCard
      title={t.has}
      actions={
        <Button variant="primary" busy={busy} onClick={() => void load()}>
          {t.load}
        </Button>
      }
    >
      <p>{t.hasText}</p>
      {outcome !== 'applied' && <p>{outcome === 'unreachable' ? t.unreachable : t.outcomes[outcome]}</p>}
    </StandInCard>
  );
}
