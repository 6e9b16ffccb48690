import type { FamilyDb } from '../data/db.ts';
import { loadAdventure, loadFamily, shownFamily } from '../data/read/queries.ts';
import { faultOf, type WriteError, write } from '../data/write/write.ts';
import type { Adventure, ContinuationData } from '../domain/entities/adventure.ts';
import type { Step } from '../domain/steps/step.ts';
import { appendStep, isLastTold, type Move } from '../domain/steps/step-machine.ts';
import type { NextRequest } from '../domain/telling.ts';
import { fitQueue, fitStep } from './fit.ts';
import type { StoryPorts } from './ports.ts';
import { fromQueue, suitable } from './queue.ts';
import { requestOf } from './request.ts';
import { isToldAtOnce, obtainNextStep, packAhead, type TellFailure } from './tell.ts';

/** Continues an adventure: tells the next step from what the database holds, and stores it there. */

export type AdvanceError =
  | { kind: 'story'; cause: TellFailure }
  | { kind: 'storage'; cause: WriteError }
  /** The adventure was deleted, ended, or continued elsewhere while the step was being told. */
  | { kind: 'moved' };

export type AdvanceResult = { ok: true } | { ok: false; error: AdvanceError };

export type StoryClock = { now: () => number; id: () => string };

/** Options for telling a step. */
export type Telling = {
  /** The adventure as it is on screen, with the notes just typed; saves reading it from the database again. */
  seen?: Adventure;
  /** Called with the story's new data as soon as the step is told; it is stored when the returned promise has settled. */
  onTold?: (data: ContinuationData) => Promise<void>;
  /** The adult has said that notes which sound like trouble are only part of the story. */
  inStory?: boolean;
};

/** Tells the next step, shaped by the notes in the database, and appends it. Never rejects. */
export async function tellNextStep(
  db: FamilyDb,
  ports: StoryPorts,
  id: string,
  clock: StoryClock,
  telling: Telling = {},
): Promise<AdvanceResult> {
  try {
    return await tellAndAppend(db, ports, id, clock, telling);
  } catch (error) {
    return { ok: false, error: { kind: 'storage', cause: faultOf(error) } };
  }
}

/** Rejects where the database can't be read. */
async function tellAndAppend(
  db: FamilyDb,
  ports: StoryPorts,
  id: string,
  clock: StoryClock,
  { seen, onTold, inStory = false }: Telling,
): Promise<AdvanceResult> {
  const before = playable(seen) ?? playable(await loadAdventure(db, id));
  if (before === null) return { ok: false, error: { kind: 'moved' } };
  const { adventure, data } = before;
  const after = lastId(data.adventureSteps);
  // The rows as the screens have them: reading them from the database would make every tap slower.
  const now = requestOf(adventure, shownFamily(db) ?? (await loadFamily(db)));
  const queue = data.queuedSteps ?? [];
  // A packed step needs only one write, and is shown before that.
  const packed = fromQueue(queue, data.userNotes, now);
  if (packed !== null) {
    await onTold?.(appendStep(data, packed.step, packed.queue));
    return append(db, id, { step: packed.step, queuedSteps: packed.queue, after }, clock);
  }
  const request: NextRequest = {
    ...now,
    told: data.adventureSteps,
    notes: data.userNotes,
    dropped: data.notesDropped,
    said: data.notesSaid,
    inStory,
  };
  const result = await obtainNextStep(ports, request, queue);
  if (!result.ok) return { ok: false, error: { kind: 'story', cause: result.error } };
  // While the service told the step, another tab or device may have appended one: two steps in the same place would break the story. A step
  // that the device tells is shown without this check; if another one was appended meanwhile, `append` refuses and the page turns back.
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

/** The result of packing: `all` steps of the plan are there, or only `some` (nobody told more, or the family has moved on). */
export type Packed = 'all' | 'some';

/** Packing in progress, by adventure: a second call for the same place in the story joins the first. */
const runs = new Map<string, { tail: string; run: Promise<Packed> }>();

/**
 * Packs steps ahead while the family plays: a service that tells one step at a time is asked again until the plan is full. Each step is
 * stored as it arrives. Errors are ignored, because the device can always tell a step.
 */
export async function topUpQueue(db: FamilyDb, ports: StoryPorts, id: string, clock: StoryClock): Promise<Packed> {
  const before = await packable(db, id);
  if (before === null) return 'some';
  const tail = lastId(before.data.adventureSteps) ?? '';
  const other = runs.get(id);
  if (other !== undefined && other.tail === tail) return other.run;
  const run = pack(db, ports, id, clock, tail);
  const entry = { tail, run };
  runs.set(id, entry);
  return run.finally(() => {
    if (runs.get(id) === entry) runs.delete(id);
  });
}

async function pack(db: FamilyDb, ports: StoryPorts, id: string, clock: StoryClock, tail: string): Promise<Packed> {
  for (;;) {
    const before = await packable(db, id);
    if (before === null || lastId(before.data.adventureSteps) !== tail) return 'some';
    const { adventure, data } = before;
    const request = requestOf(adventure, await loadFamily(db));
    const queue = suitable(data.queuedSteps ?? [], request);
    if (isFull(adventure, [...data.adventureSteps, ...queue])) return 'all';
    const steps = await packAhead(ports, request, data.adventureSteps, queue);
    if (steps === null) return 'some';
    const after = await packable(db, id);
    if (after === null || lastId(after.data.adventureSteps) !== tail || after.data.userNotes.trim() !== '') return 'some';
    const fitted = fitQueue(after.adventure, after.data, steps);
    if (fitted.length <= queue.length) return 'some';
    const written = await write(db, { kind: 'progress', id, move: { kind: 'queue', steps: fitted, after: tail } }, clock);
    if (!written.ok) return 'some';
  }
}

/** Whether all steps of the plan are told or packed. */
function isFull(adventure: Adventure, known: readonly Step[]): boolean {
  return known.length >= adventure.total_steps || known.at(-1)?.type === 'ending';
}

export type Playable = { adventure: Adventure; data: ContinuationData };

/**
 * Steps are packed after the last told one, wherever the family is reading. None are packed while there are notes, because those will make
 * packed steps stale.
 */
async function packable(db: FamilyDb, id: string): Promise<Playable | null> {
  const found = active(await loadAdventure(db, id));
  return found === null || found.data.userNotes.trim() !== '' ? null : found;
}

/** The story of an active adventure whose last told step is open; otherwise null. */
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
