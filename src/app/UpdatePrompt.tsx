import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { applyUpdate, useWorker } from '../platform/worker.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Callout } from '../ui/Callout/Callout.tsx';

/** Offers a downloaded new version. Shown on the dashboard and at the end of an adventure, never inside a step. */
export function UpdatePrompt() {
  const waiting = useWorker((state) => state.updateWaiting);
  const [elsewhere, setElsewhere] = useState(false);
  if (!waiting) return null;
  return (
    <Callout
      tone="info"
      icon={<Sparkles />}
      title="A new version of Play Venture is ready"
      action={
        <Button
          variant="primary"
          size="medium"
          onClick={() => void applyUpdate().then((outcome) => setElsewhere(outcome === 'playing-elsewhere'))}
        >
          Update now
        </Button>
      }
    >
      <p>
        {elsewhere
          ? 'Another tab is in the middle of an adventure. Pause or finish it there first.'
          : 'It takes a second, and everything stays where it is.'}
      </p>
    </Callout>
  );
}
