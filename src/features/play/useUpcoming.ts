import { startTransition, useEffect, useState } from 'react';
import type { FamilyDb } from '../../data/db.ts';
import type { ContinuationData } from '../../domain/entities/adventure.ts';
import type { Step } from '../../domain/step.ts';
import { currentStep, knownNext } from '../../domain/step-machine.ts';
import { storyPorts } from '../../platform/story.ts';
import { whenIdle } from '../../platform/view/first-view.ts';
import { foretell } from '../../story/foretell.ts';
import { nothingNoted, withNoted } from './texts.ts';
import { type Notes, whenRested } from './useNotes.ts';

/** How long a page has been read, and nothing typed on it, before the next one is thought of; in ms. */
const restMs = 600;

/**
 * The page that `Next Step` will most likely turn to, to be drawn out of sight while this one is read: told before, packed, or foretold by
 * the device. Null until the browser has had time for it, and where nobody knows yet. While somebody types it stays what it was: taking it away, and
 * drawing another, would cost the letters time.
 */
export function useUpcoming(db: FamilyDb, id: string, data: ContinuationData, notes: Notes): Step | null {
  const known = knownNext(withNoted(data, nothingNoted));
  const place = `${currentStep(data)?.id} ${known?.id} ${(data.notesDropped ?? []).join(' ')}`;
  const [found, setFound] = useState<{ place: string; step: Step } | null>(null);

  useEffect(
    () =>
      whenRested(notes, restMs, (rests) => {
        const find = async (): Promise<void> => {
          const step = knownNext(withNoted(data, notes.now())) ?? (await foretell(db, storyPorts, id).catch(() => null));
          if (rests() && step !== null) startTransition(() => setFound({ place, step }));
        };
        whenIdle(() => void (rests() && find()));
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- the place says which step is known; the same one read anew is no news
    [db, id, place, notes],
  );

  if (found?.place !== place) return null;
  return known?.id === found.step.id ? known : found.step;
}
