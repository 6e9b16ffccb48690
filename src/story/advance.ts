import type { FamilyDb } from '../data/family-db.ts';
import { loadAdventure, loadFamily } from '../data/queries.ts';
import { write, type WriteError } from '../data/write.ts';
import type { Adventure } from '../domain/adventure.ts';
import { isLastTold } from '../domain/step-machine.ts';
import type { StoryPorts } from './ports.ts';
import { requestOf } from './request.ts';
import { packAhead, tellNext, type TellFailure } from './tell.ts';

/** Going on with an adventure: the next step is told from what the database holds, and written back to it. */

export type AdvanceError =
  | { kind: 'story'; cause: TellFailure }
  | { kind: 'storage'; cause: WriteError }
  /** The adventure is gone, over, or has moved on elsewhere while the step was being told. */
  | { kind: 'moved' };

export type AdvanceResult = { ok: true } | { ok: false; error: AdvanceError };

export type StoryClock = { now: () => number; id: () => string };

/** Tells and appends the step after the last told one, shaped by the notes in the database. */
export async function tellNextStep(db: FamilyDb, ports: StoryPorts, id: string, clock: StoryClock): Promise<AdvanceResult> {
  const before = await playable(db, id);
  if (before === null) return { ok: false, error: { kind: 'moved' } };
  const { adventure, data } = before;
  const family = await loadFamily(db);
  const result = await tellNext(ports, requestOf(adventure, family), data.adventureSteps, data.userNotes, data.queuedSteps ?? []);
  if (!result.ok) return { ok: false, error: { kind: 'story', cause: result.error } };
  // While the step was told, another tab or device may have told one: two steps in the same place would tangle the story.
  const after = await playable(db, id);
  if (after === null || lastId(after.data.adventureSteps) !== lastId(data.adventureSteps)) return { ok: false, error: { kind: 'moved' } };
  const { step, queue, response } = result.told;
  const move = { kind: 'append', step, queuedSteps: queue, ...(response === undefined ? {} : { response }) } as const;
  const written = await write(db, { kind: 'progress', id, move }, clock);
  return written.ok ? { ok: true } : { ok: false, error: { kind: 'storage', cause: written.error } };
}

/** Packs the steps ahead while the family plays, as far as the service tells them. Failing is silent: the device can always tell. */
export async function topUpQueue(db: FamilyDb, ports: StoryPorts, id: string, clock: StoryClock): Promise<void> {
  const before = await playable(db, id);
  if (before === null || before.data.userNotes.trim() !== '') return;
  const { adventure, data } = before;
  const queue = data.queuedSteps ?? [];
  const family = await loadFamily(db);
  const steps = await packAhead(ports, requestOf(adventure, family), data.adventureSteps, queue);
  if (steps === null) return;
  const after = await playable(db, id);
  const stale = after === null || lastId(after.data.adventureSteps) !== lastId(data.adventureSteps) || after.data.userNotes.trim() !== '';
  if (!stale) await write(db, { kind: 'progress', id, move: { kind: 'queue', steps } }, clock);
}

async function playable(
  db: FamilyDb,
  id: string,
): Promise<{ adventure: Adventure; data: NonNullable<Adventure['continuation_data']> } | null> {
  const adventure = await loadAdventure(db, id);
  const data = adventure?.continuation_data;
  if (adventure === undefined || data === null || data === undefined || adventure.status !== 'active') return null;
  return isLastTold(data) ? { adventure, data } : null;
}

function lastId(steps: readonly { id: string }[]): string | undefined {
  return steps.at(-1)?.id;
}
