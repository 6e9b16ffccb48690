import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FamilyDb, openFamily } from '../../../src/data/db.ts';
import { loadAdventure } from '../../../src/data/read/queries.ts';
import { write } from '../../../src/data/write/write.ts';
import { newAdventure } from '../../../src/domain/entities/adventure.ts';
import type { Step } from '../../../src/domain/steps/step.ts';
import type { NextRequest } from '../../../src/domain/telling.ts';
import { tellNextStep } from '../../../src/story/advance.ts';
import type { StoryPorts, Teller } from '../../../src/story/ports.ts';
import { precomputeNextStep } from '../../../src/story/precompute-step.ts';
import { rememberLast } from '../../../src/story/teller.ts';
import { config as pirates, step, toldSteps } from './family.ts';

/** Computing the next step while the family reads this one, with a real database. */

const id = '30000000-0000-4000-8000-000000000001';
let db: FamilyDb;
let ids = 0;
const newId = (): string => `40000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`;
const clock = { now: () => Date.now(), id: newId };

beforeEach(async () => {
  db = await openFamily({ id: newId(), adultName: 'Robin' });
});
afterEach(() => db.dexie.delete());

/** A device whose storyteller records its requests; no service answers. */
function device(changes: Partial<StoryPorts> = {}): StoryPorts & { asked: NextRequest[] } {
  const asked: NextRequest[] = [];
  const teller = rememberLast({
    next: (request: NextRequest) => {
      asked.push(request);
      return step(`device-${request.told.length}-${request.notes}`, 'challenge');
    },
  } as Teller);
  return {
    asked,
    call: async () => ({ ok: false, error: { kind: 'timeout' } }),
    loadTeller: async () => teller,
    online: () => true,
    worthWaiting: () => false,
    id: newId,
    ...changes,
  };
}

async function begin(told: Step[], changes: { notes?: string; queue?: Step[] } = {}): Promise<void> {
  const fields = newAdventure({ ...pirates, participatingChildren: [newId()] }, 7, '2026-11-21T10:00:00.000Z');
  if (fields.continuation_data === null) throw new Error('no story');
  const { notes: userNotes = '', queue: queuedSteps = [] } = changes;
  fields.continuation_data = { ...fields.continuation_data, adventureSteps: told, currentStep: told.length - 1, userNotes, queuedSteps };
  const written = await write(db, { kind: 'createAdventure', id, fields }, clock);
  if (!written.ok) throw new Error(JSON.stringify(written.error));
}

test('Next Step shows the precomputed step, and the storyteller was asked only once', async () => {
  await begin(toldSteps(2), { notes: 'They are tired' });
  const ports = device();
  const computed = await precomputeNextStep(db, ports, id);
  expect(computed).toMatchObject({ id: 'device-2-They are tired', source: 'device' });
  expect(await tellNextStep(db, ports, id, clock)).toEqual({ ok: true });
  expect((await loadAdventure(db, id))?.continuation_data?.adventureSteps.at(-1)).toEqual(computed);
  expect(ports.asked).toHaveLength(1);
});

test('with other notes the step is computed again', async () => {
  await begin(toldSteps(2));
  const ports = device();
  expect((await precomputeNextStep(db, ports, id))?.id).toBe('device-2-');
  await write(db, { kind: 'progress', id, move: { kind: 'notes', text: 'It rains' } }, clock);
  expect((await precomputeNextStep(db, ports, id))?.id).toBe('device-2-It rains');
  expect(ports.asked.map(({ notes }) => notes)).toEqual(['', 'It rains']);
});

test.each([
  ['the service is to be asked', { worthWaiting: () => true }, {}],
  ['a step is packed', {}, { queue: [step('packed')] }],
  ['the storyteller can’t be had', { loadTeller: () => Promise.reject(new Error('gone')) }, {}],
])('nothing is precomputed if %s', async (_, changes, story) => {
  await begin(toldSteps(2), story);
  const ports = device(changes);
  expect(await precomputeNextStep(db, ports, id)).toBeNull();
  expect(ports.asked).toEqual([]);
});

test('nothing is precomputed after the ending, or while an earlier page is open', async () => {
  await begin([...toldSteps(2), step('end', 'ending')]);
  expect(await precomputeNextStep(db, device(), id)).toBeNull();
  await write(db, { kind: 'progress', id, move: { kind: 'back' } }, clock);
  expect(await precomputeNextStep(db, device(), id)).toBeNull();
});

test('offline the step is precomputed, whatever is known about the service', async () => {
  await begin(toldSteps(2));
  expect(await precomputeNextStep(db, device({ online: () => false, worthWaiting: () => true }), id)).not.toBeNull();
});
