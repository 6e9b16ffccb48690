import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { type Applied, applyUpdate, useWorker } from '../platform/worker/worker.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Callout } from '../ui/Callout/Callout.tsx';

export const updateWords: Record<Applied, string> = {
  applied: 'It takes a second, and everything stays where it is.',
  playing: 'Another tab is in the middle of an adventure. Pause or finish it there first.',
  writing: 'Something is written and not saved yet, here or in another tab. Save it first.',
};

/** Offers a downloaded new version. Shown on the dashboard and at the end of an adventure, never inside a step. */
export function UpdatePrompt() {
  const offered = useWorker(({ updateWaiting, playing }) => updateWaiting && playing === 0);
  const [outcome, setOutcome] = useState<Applied>('applied');
  if (!offered) return null;
  return (
    <Callout
      tone="info"
      icon={<Sparkles />}
      title="A new version of Play Venture is ready"
      action={
        <Button variant="primary" size="medium" onClick={() => void applyUpdate().then(setOutcome)}>
          Update now
        </Button>
      }
    >
      <p aria-live="polite">{updateWords[outcome]}</p>
    </Callout>
  );
}
