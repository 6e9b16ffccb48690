import type { FamilyDb } from '../data/db.ts';
import { loadAdventure, loadFamily, shownFamily } from '../data/read/queries.ts';
import { type WriteError, write } from '../data/write/write.ts';
import type { Adventure, ContinuationData } from '../domain/entities/adventure.ts';
import { appendStep, isLastTold, type Move } from '../domain/step-machine.ts';
import { fitQueue, fitStep } from './fit.ts';
import type { StoryPorts } from './ports.ts';
import { requestOf } from './request.ts';
import { fromQueue, isToldAtOnce, packAhead, type TellFailure, tellNext } from './tell.ts';

/** Going on with an adventure: the next step is told from what the database holds, and written back to it. */

export type AdvanceError =
  | { kind: 'story'; cause: TellFailure }
  | { kind: 'storage'; cause: WriteError }
  /** The adventure is gone, over, or has moved on elsewhere while the step was being told. */
  | { kind: 'moved' };

export type AdvanceResult = { ok: true } | { ok: false; error: AdvanceError };

export type StoryClock = { now: () => number; id: () => string };

/** What the caller knows and wants to know while a step is told. */
export type Telling = {
  /** The adventure as it is on screen, with the notes just typed: a packed step is not worth reading it again. */
  seen?: Adventure;
  /** The step is told; what the story is with it, before it is on the disk. The disk waits until this has settled. */
  onTold?: (data: ContinuationData) => Promise<void>;
  /** The adult has said that the notes are of the story. */
  inStory?: boolean;
};

/** Tells and appends the step after the last told one, shaped by the notes in the database. */
export async function tellNextStep(
  db: FamilyDb,
  ports: StoryPorts,
  id: string,
  clock: StoryClock,
  { seen, onTold, inStory = false }: Telling = {},
): Promise<AdvanceResult> {
  const before = playable(seen) ?? playable(await loadAdventure(db, id));
  if (before === null) return { ok: false, error: { kind: 'moved' } };
  const { adventure, data } = before;
  const after = lastId(data.adventureSteps);
  // A packed step is here already: one write, and the family reads it meanwhile.
  const packed = fromQueue(data.queuedSteps ?? [], data.userNotes);
  if (packed !== null) {
    await onTold?.(appendStep(data, packed.step, packed.queue));
    return append(db, id, { step: packed.step, queuedSteps: packed.queue, after }, clock);
  }
  // (as screens show it: asking the disk first would be felt in every tap)
  const family = shownFamily(db) ?? (await loadFamily(db));
  const result = await tellNext(ports, requestOf(adventure, family), data.adventureSteps, data.userNotes, data.queuedSteps ?? [], {
    dropped: data.notesDropped,
    said: data.notesSaid,
    inStory,
  });
  if (!result.ok) return { ok: false, error: { kind: 'story', cause: result.error } };
  // While the service told the step, another tab or device may have told one: two steps in the same place would tangle the story. What the device
  // tells at once is shown at once; where another has told one after all, nothing is appended and the page turns back.
  const current = seen !== undefined && isToldAtOnce(result.told) ? before : playable(await loadAdventure(db, id));
  if (current === null || lastId(current.data.adventureSteps) !== after) return { ok: false, error: { kind: 'moved' } };
  const { response } = result.told;
  const step = fitStep(result.told.step, current.adventure.total_steps);
  const queuedSteps = fitQueue(current.adventure, appendStep(current.data, step, []), result.told.queue);
  await onTold?.(appendStep(current.data, step, queuedSteps, inStory));
  return append(
    db,
    id,
    { step, queuedSteps, after, ...(inStory ? { inStory } : {}), ...(response === undefined ? {} : { response }) },
    clock,
  );
}

type Appended = Omit<Extract<Move, { kind: 'append' }>, 'kind'>;

async function append(db: FamilyDb, id: string, what: Appended, clock: StoryClock): Promise<AdvanceResult> {
  const written = await write(db, { kind: 'progress', id, move: { kind: 'append', ...what } }, clock);
  return written.ok ? { ok: true } : { ok: false, error: { kind: 'storage', cause: written.error } };
}

/** How far packing came: `all` of the plan is there, or `some` of it (nobody told more, or the family has gone on). */
export type Packed = 'all' | 'some';

/** Runs under way, by adventure: a second one for the same place in the story joins the first. */
const runs = new Map<string, { tail: string | undefined; run: Promise<Packed> }>();

/**
 * Packs the steps ahead while the family plays, as far as the service tells them: a service that tells one at a time is asked for the
 * next, until the plan is full. Each step is kept as it comes. Failing is silent: the device can always tell.
 */
export async function topUpQueue(db: FamilyDb, ports: StoryPorts, id: string, clock: StoryClock): Promise<Packed> {
  const before = await packable(db, id);
  if (before === null) return 'some';
  const tail = lastId(before.data.adventureSteps);
  const other = runs.get(id);
  if (other !== undefined && other.tail === tail) return other.run;
  const run = pack(db, ports, id, clock, tail);
  const entry = { tail, run };
  runs.set(id, entry);
  return run.finally(() => {
    if (runs.get(id) === entry) runs.delete(id);
  });
}

async function pack(db: FamilyDb, ports: StoryPorts, id: string, clock: StoryClock, tail: string | undefined): Promise<Packed> {
  for (;;) {
    const before = await packable(db, id);
    if (before === null || lastId(before.data.adventureSteps) !== tail) return 'some';
    const { adventure, data } = before;
    const queue = data.queuedSteps ?? [];
    if (isFull(adventure, data)) return 'all';
    const steps = await packAhead(ports, requestOf(adventure, await loadFamily(db)), data.adventureSteps, queue);
    if (steps === null) return 'some';
    const after = await packable(db, id);
    if (after === null || lastId(after.data.adventureSteps) !== tail || after.data.userNotes.trim() !== '') return 'some';
    const fitted = fitQueue(after.adventure, after.data, steps);
    if (fitted.length <= queue.length) return 'some';
    const written = await write(db, { kind: 'progress', id, move: { kind: 'queue', steps: fitted } }, clock);
    if (!written.ok) return 'some';
  }
}

/** Whether the plan is told or packed to its end. */
function isFull(adventure: Adventure, data: ContinuationData): boolean {
  const known = [...data.adventureSteps, ...(data.queuedSteps ?? [])];
  return known.length >= adventure.total_steps || known.at(-1)?.type === 'ending';
}

export type Playable = { adventure: Adventure; data: ContinuationData };

/** Steps are packed behind the last told one, wherever the family reads; notes will make them stale, so with notes there are none. */
async function packable(db: FamilyDb, id: string): Promise<Playable | null> {
  const found = active(await loadAdventure(db, id));
  return found === null || found.data.userNotes.trim() !== '' ? null : found;
}

/** The story of an active adventure whose last told step is open; null for any other. */
export function playable(adventure: Adventure | undefined): Playable | null {
  const found = active(adventure);
  return found !== null && isLastTold(found.data) ? found : null;
}

function active(adventure: Adventure | undefined): Playable | null {
  const data = adventure?.continuation_data;
  return adventure === undefined || data === null || data === undefined || adventure.status !== 'active' ? null : { adventure, data };
}

function lastId(steps: readonly { id: string }[]): string | undefined {
  return steps.at(-1)?.id;
}
