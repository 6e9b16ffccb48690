import { startTransition, useEffect, useState } from 'react';
import type { FamilyDb } from '../../../data/db.ts';
import type { ContinuationData } from '../../../domain/entities/adventure.ts';
import type { Step } from '../../../domain/steps/step.ts';
import { currentStep, knownNext } from '../../../domain/steps/step-machine.ts';
import { storyPorts } from '../../../platform/story.ts';
import { whenIdle } from '../../../platform/view/idle.ts';
import { precomputeNextStep } from '../../../story/precompute-step.ts';
import { nothingNoted, withNoted } from '../notes/texts.ts';
import { type Notes, whenRested } from '../notes/useNotes.ts';

/** How long a page must be open, without typing, before the next one is prepared; in ms. */
const restMs = 600;

/**
 * The step that `Next Step` will most likely lead to, so that its page can be rendered ahead: one that was already told or packed, or one
 * that the device computes in advance. Null until the browser has been idle, or if no step can be known. It does not change while somebody
 * types, because rendering another page would make typing slow.
 */
export function useUpcoming(db: FamilyDb, id: string, data: ContinuationData, notes: Notes): Step | null {
  const known = knownNext(withNoted(data, nothingNoted));
  const place = `${currentStep(data)?.id} ${known?.id} ${(data.notesDropped ?? []).join(' ')}`;
  const [found, setFound] = useState<{ place: string; step: Step } | null>(null);

  useEffect(
    () =>
      whenRested(notes, restMs, (rests) => {
        const find = async (): Promise<void> => {
          const step = knownNext(withNoted(data, notes.now())) ?? (await precomputeNextStep(db, storyPorts, id).catch(() => null));
          if (rests() && step !== null) startTransition(() => setFound({ place, step }));
        };
        whenIdle(() => void (rests() && find()));
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- `place` changes whenever another step is known
    [db, id, place, notes],
  );

  if (found?.place !== place) return null;
  return known?.id === found.step.id ? known : found.step;
}
