import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FamilyDb, openFamily } from '../../../src/data/db.ts';
import { loadAdventure } from '../../../src/data/read/queries.ts';
import { write } from '../../../src/data/write/write.ts';
import type { NextStepRequest } from '../../../src/domain/contracts/story-contract.ts';
import { newAdventure } from '../../../src/domain/entities/adventure.ts';
import type { Step } from '../../../src/domain/steps/step.ts';
import { tellNextStep, topUpQueue } from '../../../src/story/advance.ts';
import type { CallAnswer, StoryPorts } from '../../../src/story/ports.ts';
import { startAdventure } from '../../../src/story/start.ts';
import { config as pirates, step } from './family.ts';

/** The packed queue, with a real database and a service that tells one step at a time or far too many. */

const id = '30000000-0000-4000-8000-000000000001';
const config = { ...pirates, participatingChildren: ['50000000-0000-4000-8000-000000000001'] };
let db: FamilyDb;
let ids = 0;
const newId = (): string => `40000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`;
const clock = { now: () => Date.now(), id: newId, seed: () => 7 };

beforeEach(async () => {
  db = await openFamily({ id: newId(), adultName: 'Robin' });
});
afterEach(() => db.dexie.delete());

type Answer = (body: NextStepRequest) => CallAnswer | Promise<CallAnswer>;

function ports(answer: Answer): StoryPorts & { asked: NextStepRequest[] } {
  const asked: NextStepRequest[] = [];
  return {
    asked,
    call: async (body) => {
      asked.push(body as NextStepRequest);
      return answer(body as NextStepRequest);
    },
    loadTeller: () => Promise.reject(new Error('not needed here')),
    online: () => true,
    worthWaiting: () => true,
    id: newId,
  };
}

const item = (content: string, changes: Record<string, unknown> = {}) => ({ content, ...changes });
const says = (items: unknown[]): CallAnswer => ({ ok: true, body: items });

async function begin(told: Step[], notes = ''): Promise<void> {
  const fields = newAdventure(config, 7, '2026-11-21T10:00:00.000Z');
  if (fields.continuation_data !== null) {
    fields.continuation_data = { ...fields.continuation_data, adventureSteps: told, currentStep: told.length - 1, userNotes: notes };
  }
  const written = await write(db, { kind: 'createAdventure', id, fields }, clock);
  if (!written.ok) throw new Error(JSON.stringify(written.error));
}

async function data() {
  const adventure = await loadAdventure(db, id);
  const found = adventure?.continuation_data;
  if (found === null || found === undefined) throw new Error('no adventure');
  return found;
}

describe('packing ahead', () => {
  test('a service that tells one step at a time is asked until the plan is full, each time with what is packed', async () => {
    await begin([step('told-0', 'prologue')]);
    const world = ports((body) => says([item(`Step ${body.venture.told.length}`)]));
    expect(await topUpQueue(db, world, id, clock)).toBe('all');
    expect((await data()).queuedSteps?.map((one) => one.content)).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `Step ${n}`));
    expect((await data()).queuedSteps?.at(-1)?.type).toBe('ending');
    expect(world.asked.map((body) => body.venture.told.length)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('if a service stops answering, its packed steps are kept', async () => {
    await begin([step('told-0', 'prologue')]);
    const world = ports((body) => (body.venture.told.length < 4 ? says([item('More')]) : { ok: false, error: { kind: 'timeout' } }));
    expect(await topUpQueue(db, world, id, clock)).toBe('some');
    expect((await data()).queuedSteps).toHaveLength(3);
  });

  test('notes typed meanwhile stop the packing, and steps they make stale are not kept', async () => {
    await begin([step('told-0', 'prologue')]);
    const world = ports(async (body) => {
      if (body.venture.told.length === 3) await write(db, { kind: 'progress', id, move: { kind: 'notes', text: 'It rains' } }, clock);
      return says([item('More')]);
    });
    expect(await topUpQueue(db, world, id, clock)).toBe('some');
    expect((await data()).queuedSteps).toHaveLength(2);
    expect(await topUpQueue(db, world, id, clock)).toBe('some');
    expect(world.asked).toHaveLength(3);
  });

  test('two calls at once share one run', async () => {
    await begin([step('told-0', 'prologue')]);
    const world = ports((body) => says(Array.from({ length: body.venture.lookahead + 1 }, () => item('More'))));
    expect(await Promise.all([topUpQueue(db, world, id, clock), topUpQueue(db, world, id, clock)])).toEqual(['all', 'all']);
    expect(world.asked).toHaveLength(1);
  });

  test('[PLAY-08] without notes the next step comes from the queue, without a call', async () => {
    await begin([step('told-0', 'prologue')]);
    const world = ports((body) => says([item(`Step ${body.venture.told.length}`)]));
    await topUpQueue(db, world, id, clock);
    const before = world.asked.length;
    expect(await tellNextStep(db, world, id, clock)).toEqual({ ok: true });
    expect((await data()).adventureSteps.at(-1)).toMatchObject({ content: 'Step 1', source: 'queue' });
    expect(world.asked).toHaveLength(before);
  });
});

describe('a service that sends too much', () => {
  test('has steps beyond the plan and after an ending dropped', async () => {
    const many = Array.from({ length: 20 }, (_, n) => item(`Step ${n}`));
    const started = await startAdventure(
      db,
      ports(() => says(many)),
      config,
      clock,
    );
    if (!started.ok) throw new Error('not started');
    const adventure = await loadAdventure(db, started.id);
    expect(adventure?.continuation_data?.queuedSteps).toHaveLength(7);
    const early = [item('One'), item('Two'), item('The end', { type: 'ending' }), item('And then')];
    const again = await startAdventure(
      db,
      ports(() => says(early)),
      config,
      clock,
    );
    const other = again.ok ? await loadAdventure(db, again.id) : undefined;
    expect(other?.continuation_data?.queuedSteps?.map((one) => one.content)).toEqual(['Two', 'The end']);
  });

  test.each([8, 30])('has steps of 30 kB shortened until a plan of %i fits, and none refused', async (totalSteps) => {
    const long = 'Word after word after word. '.repeat(140);
    const fields = ['prologue', 'text to read', 'narration', 'action', 'challenge', 'content', 'ending', 'details'];
    const huge = Object.fromEntries(fields.map((field) => [field, long]));
    const world = ports(() => says([{ ...huge, type: 'challenge', cues: Array.from({ length: 8 }, () => long) }]));
    const started = await startAdventure(db, world, { ...config, totalSteps }, clock);
    if (!started.ok) throw new Error('not started');
    for (let at = 1; at < totalSteps; at += 1) expect(await tellNextStep(db, world, started.id, clock)).toEqual({ ok: true });
    const told = (await loadAdventure(db, started.id))?.continuation_data?.adventureSteps ?? [];
    expect(told).toHaveLength(totalSteps);
    expect(told.every((one) => (one.text_to_read?.length ?? 0) >= 200)).toBe(true);
  });
});
