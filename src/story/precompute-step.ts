import type { FamilyDb } from '../data/db.ts';
import { loadAdventure, loadFamily } from '../data/read/queries.ts';
import type { Step } from '../domain/steps/step.ts';
import { knownNext, nextMove } from '../domain/steps/step-machine.ts';
import { playable } from './advance.ts';
import { fitStep } from './fit.ts';
import type { StoryPorts } from './ports.ts';
import { requestOf } from './request.ts';
import { aboutNotes, tellOnDevice } from './tell.ts';

/**
 * While the family reads a step, computes the next one; `rememberLast` in `teller.ts` keeps it, so that it is ready when they tap.
 * Resolves to the step that the device would tell now, with the notes in the database. Null if the next step would come from elsewhere (it
 * is packed, or the service is asked), if there is none, or if the storyteller can't be loaded or fails.
 */
export async function precomputeNextStep(db: FamilyDb, ports: StoryPorts, id: string): Promise<Step | null> {
  if (ports.online() && ports.worthWaiting()) return null;
  const found = playable(await loadAdventure(db, id));
  if (found === null || nextMove(found.data).kind !== 'tell' || knownNext(found.data) !== null) return null;
  const { adventure, data } = found;
  const request = requestOf(adventure, await loadFamily(db));
  const about = aboutNotes({ dropped: data.notesDropped, said: data.notesSaid });
  const result = await tellOnDevice(ports, request, { kind: 'not-asked' }, (teller) =>
    teller.next({ ...request, told: data.adventureSteps, notes: data.userNotes, ...about }),
  );
  return result.ok ? fitStep(result.told.step, adventure.total_steps) : null;
}
