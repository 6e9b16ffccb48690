import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { updateWords } from '../../messages/app/update.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { type Applied, applyUpdate, useWorker } from '../../platform/worker/worker.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Callout } from '../../ui/Callout/Callout.tsx';

/** Offers a new version that is already downloaded. Shown on the dashboard and at the end of an adventure, never during a step. */
export function UpdatePrompt() {
  const t = useMessages(updateWords);
  const offered = useWorker(({ updateWaiting, playing }) => updateWaiting && playing === 0);
  const [outcome, setOutcome] = useState<Applied>('applied');
  if (!offered) return null;
  return (
    <Callout
      tone="info"
      icon={<Sparkles />}
      title={t.ready}
      action={
        <Button variant="primary" size="medium" onClick={() => void applyUpdate().then(setOutcome)}>
          {t.now}
        </Button>
      }
    >
      <p aria-live="polite">{t.outcomes[outcome]}</p>
    </Callout>
  );
}
