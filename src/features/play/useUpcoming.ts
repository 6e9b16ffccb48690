import { startTransition, useEffect, useState } from 'react';
import type { FamilyDb } from '../../data/db.ts';
import type { ContinuationData } from '../../domain/entities/adventure.ts';
import type { Step } from '../../domain/step.ts';
import { currentStep, knownNext } from '../../domain/step-machine.ts';
import { storyPorts } from '../../platform/story.ts';
import { whenIdle } from '../../platform/view/first-view.ts';
import { foretell } from '../../story/foretell.ts';

/** How long a page has been read, and nothing typed on it, before the next one is thought of; in ms. */
const restMs = 600;

/**
 * The page that `Next Step` will most likely turn to, to be drawn out of sight while this one is read: told before, packed, or foretold by
 * the device. Null until the browser has had time for it, and where nobody knows yet. `data` has the notes as they are typed.
 */
export function useUpcoming(db: FamilyDb, id: string, data: ContinuationData): Step | null {
  const known = knownNext(data);
  const place = `${currentStep(data)?.id} ${known?.id} ${data.userNotes} ${(data.notesDropped ?? []).join(' ')}`;
  const [found, setFound] = useState<{ place: string; step: Step } | null>(null);

  useEffect(() => {
    let left = false;
    const find = async (): Promise<void> => {
      const step = known ?? (await foretell(db, storyPorts, id).catch(() => null));
      if (!left && step !== null) startTransition(() => setFound({ place, step }));
    };
    const rest = setTimeout(() => whenIdle(() => void (left || find())), restMs);
    return () => {
      left = true;
      clearTimeout(rest);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the place says which step is known; the same one read anew is no news
  }, [db, id, place]);

  return found?.place === place ? (known ?? found.step) : null;
}
