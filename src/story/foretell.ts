import type { FamilyDb } from '../data/family-db.ts';
import { loadAdventure, loadFamily } from '../data/queries.ts';
import type { Step } from '../domain/step.ts';
import { isLastTold } from '../domain/step-machine.ts';
import { fitStep } from './fit.ts';
import type { StoryPorts } from './ports.ts';
import { requestOf } from './request.ts';
import { fromQueue } from './tell.ts';

/**
 * The storyteller thinks of the next step while the family reads this one, and remembers it (`with-memory.ts`): the tap finds it ready.
 *
 * Answers the step that the device would tell now, with the notes that the database holds. Null where something else would be told: a packed
 * step, the service's, none at all; and where the storyteller can't be loaded or tells nothing.
 */
export async function foretell(db: FamilyDb, ports: StoryPorts, id: string): Promise<Step | null> {
  if (ports.online() && ports.worthWaiting()) return null;
  const adventure = await loadAdventure(db, id);
  const data = adventure?.continuation_data;
  if (adventure === undefined || data === null || data === undefined || adventure.status !== 'active' || !isLastTold(data)) return null;
  if (data.adventureSteps.at(-1)?.type === 'ending' || fromQueue(data.queuedSteps ?? [], data.userNotes) !== null) return null;
  const request = requestOf(adventure, await loadFamily(db));
  try {
    const teller = await ports.loadTeller(request.theme);
    const step = teller.next({ ...request, told: data.adventureSteps, notes: data.userNotes });
    return fitStep({ ...step, source: 'device' }, adventure.total_steps);
  } catch {
    return null;
  }
}
