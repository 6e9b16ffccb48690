import type { FamilyDb } from '../data/db.ts';
import { loadAdventure, loadFamily } from '../data/read/queries.ts';
import { write } from '../data/write/write.ts';
import type { Step } from '../domain/steps/step.ts';
import type { StepWords } from '../domain/steps/step-machine.ts';
import { within } from '../net/deadline.ts';
import type { StoryClock } from './advance.ts';
import { tellerMs } from './deadlines.ts';
import type { StoryPorts } from './ports.ts';
import { requestOf } from './request.ts';

/**
 * Holds the told steps that are still to be played, the open one and those after it, against what today's family can't do or must not hear: a friend's story was
 * told for other children, and a leg may have broken since. What is off is taken out of them; packed steps are told anew (`queue.ts`). Resolves to whether
 * anything was; never rejects, and changes nothing where the storyteller can't be loaded.
 */
export async function suitTold(db: FamilyDb, ports: StoryPorts, id: string, clock: StoryClock): Promise<boolean> {
  try {
    const adventure = await loadAdventure(db, id);
    const data = adventure?.continuation_data;
    if (adventure === undefined || data === null || data === undefined) return false;
    const request = requestOf(adventure, await loadFamily(db));
    const teller = await within(tellerMs, ports.loadTeller(request));
    let changed = false;
    for (const step of data.adventureSteps.slice(data.currentStep)) {
      const suited = teller.suited(request, step);
      if (suited === step) continue;
      const move = { kind: 'edit', id: step.id, words: wordsOf(step, suited) } as const;
      changed = (await write(db, { kind: 'progress', id, move }, clock)).ok || changed;
    }
    return changed;
  } catch {
    return false;
  }
}

/** What differs in `after`; a text that is gone is empty. */
function wordsOf(before: Step, after: Step): StepWords {
  const gone = Object.keys(before).flatMap((field) => (field in after ? [] : [[field, '']]));
  const changed = Object.entries(after).filter(([field, value]) => value !== before[field]);
  return Object.fromEntries([...gone, ...changed]) as StepWords;
}
